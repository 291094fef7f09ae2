#include "app/eye/overlay/draw_panel.h"

#include "app/eye/one_picture/look_text.h"
#include "app/eye/overlay/sketch.h"

#include <algorithm>
#include <iterator>

namespace umpire {
namespace {

using war_galley::TossRuling;
using war_galley::Verdict;

/// A row of the panel: a sample of a stroke or a symbol if there is one, and a text.
struct Row {
    std::string text;
    double letters = 14.0; ///< height of the letters, in units
    std::optional<Symbol> symbol;
    std::optional<Pen> sample;
};

constexpr double kSampleWidth = 44.0; // width of the strokes' samples, in units
constexpr double kPadding = 12.0;     // margin around the rows, in units

bool anyRuled(const TossRuling& ruling, Verdict verdict) {
    return std::ranges::count(ruling.matches, verdict, &war_galley::MatchRuling::verdict) > 0;
}

Row legendRow(const std::string& text, Verdict verdict) {
    const VerdictLook look = lookOf(verdict);
    return {text, 13.0, look.symbol, look.pen};
}

std::vector<Row> rowsOf(const TossRuling& ruling) {
    const TossHeadline headline = headlineOf(ruling);
    const bool isOpen = ruling.hitsMin < ruling.hitsMax;
    const std::string count = isOpen ? std::to_string(ruling.hitsMin) + " TO " +
                                           std::to_string(ruling.hitsMax) + " HITS"
                                     : headline.count;
    std::vector<Row> rows = {{count, 40.0, {}, {}}};
    for (const std::string& doubt : headline.doubts) {
        rows.push_back({doubt, 18.0, Symbol::Question, {}});
    }
    rows.push_back({headline.range, 13.0, {}, {}});
    rows.push_back({headline.tossed, 13.0, {}, {}});
    if (anyRuled(ruling, Verdict::Hit)) {
        rows.push_back(legendRow("points at the target: hit", Verdict::Hit));
    }
    if (anyRuled(ruling, Verdict::Miss)) {
        rows.push_back(legendRow("misses", Verdict::Miss));
    }
    if (anyRuled(ruling, Verdict::TooClose)) {
        rows.push_back(legendRow("too close: the players decide", Verdict::TooClose));
    }
    if (!ruling.orderMatches.empty()) {
        rows.push_back({"order match, not counted", 13.0, {}, kLaidPen});
    }
    return rows;
}

std::vector<Row> stoneRows() {
    return {{"light (L) and its height", 13.0, {}, penOf(StoneColour::Light)},
            {"dark (D) and its height", 13.0, {}, penOf(StoneColour::Dark)}};
}

std::vector<Row> rowsOf(const Look& look) {
    const TableObservation& seen = look.observation;
    std::vector<Row> rows;
    for (const std::string& line : panelCounts(look)) {
        rows.push_back({line, 24.0, {}, {}});
    }
    if (!seen.stones.empty()) {
        std::ranges::move(stoneRows(), std::back_inserter(rows));
    }
    if (!seen.dice.empty()) {
        rows.push_back({"?: cocked, or not to be read", 13.0, {}, {}});
    }
    if (!seen.matches.empty()) {
        rows.push_back({"match: the arrow is its head", 13.0, {}, kMatchPen});
    }
    if (std::ranges::any_of(seen.matches, [](const Match& m) { return m.headed != Headed::Yes; })) {
        rows.push_back({"round ends: no head seen", 13.0, {}, kMatchPen});
    }
    if (!seen.galleys.empty()) {
        rows.push_back(
            {"hull on the table; the triangle is its bow", 13.0, {}, Pen{palette::kPlain, 3.0}});
    }
    if (!seen.codes.empty()) {
        rows.push_back({"code: its lower edge is thicker", 13.0, {}, Pen{palette::kCode, 2.6}});
    }
    return rows;
}

double heightOf(const Row& row, double unit) {
    return (row.letters * 1.15 + 8.0) * unit;
}

double indentOf(const Row& row, const Canvas& canvas) {
    const double mark = row.symbol ? 2.0 * canvas.markRadius() + 8.0 * canvas.unit() : 0.0;
    return mark + (row.sample ? (kSampleWidth + 8.0) * canvas.unit() : 0.0);
}

void drawRow(Canvas& canvas, const Row& row, cv::Point2d topLeft) {
    const double u = canvas.unit();
    const double middle = topLeft.y + heightOf(row, u) / 2.0;
    double x = topLeft.x;
    if (row.sample) {
        canvas.path(std::array{cv::Point2d(x, middle), cv::Point2d(x + kSampleWidth * u, middle)},
                    *row.sample);
        x += (kSampleWidth + 8.0) * u;
    }
    if (row.symbol) {
        const palette::Rgb colour = row.sample ? row.sample->colour : palette::kTooClose;
        canvas.mark(*row.symbol, {x + canvas.markRadius(), middle}, colour);
        x += 2.0 * canvas.markRadius() + 8.0 * u;
    }
    canvas.text(row.text, {x, middle + 0.36 * row.letters * u}, row.letters);
}

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return (count == 0 ? "no" : std::to_string(count)) + " " + (count == 1 ? one : many);
}

std::string stacksOf(const std::vector<Stone>& stones) {
    if (stones.empty()) {
        return "no stones";
    }
    const auto light = std::ranges::count(stones, StoneColour::Light, &Stone::colour);
    return "stacks: " + std::to_string(light) + " light, " +
           std::to_string(std::ssize(stones) - light) + " dark";
}

} // namespace

void drawPanel(Sketch& sketch, const Look& look, const std::optional<TossRuling>& ruling) {
    Canvas& canvas = sketch.canvas;
    const double u = canvas.unit();
    const std::vector<Row> rows = ruling ? rowsOf(*ruling) : rowsOf(look);
    cv::Size2d size(0.0, 2.0 * kPadding * u);
    for (const Row& row : rows) {
        size.height += heightOf(row, u);
        size.width =
            std::max(size.width, indentOf(row, canvas) + canvas.textWidth(row.text, row.letters) +
                                     2.0 * kPadding * u);
    }
    const cv::Rect2d box = sketch.layout.placeInCorner(size, 12.0 * u);
    canvas.box(box);
    cv::Point2d at = box.tl() + cv::Point2d(kPadding * u, kPadding * u);
    for (const Row& row : rows) {
        drawRow(canvas, row, at);
        at.y += heightOf(row, u);
    }
}

std::vector<std::string> panelCounts(const Look& look) {
    const TableObservation& seen = look.observation;
    const auto sought = [&](Detector detector) { return look.sought.contains(detector); };
    std::vector<std::string> lines;
    if (sought(Detector::Galleys)) {
        lines.push_back(counted(seen.galleys.size(), "galley", "galleys"));
    }
    if (sought(Detector::Matches) || sought(Detector::Orders)) {
        const std::string matches = counted(seen.matches.size(), "match", "matches");
        if (lines.empty()) {
            lines.push_back(matches);
        } else {
            lines.back() += ", " + matches;
        }
    }
    if (sought(Detector::Stones)) {
        lines.push_back(stacksOf(seen.stones));
    }
    if (sought(Detector::Dice)) {
        lines.push_back(counted(seen.dice.size(), "die", "dice"));
    }
    if (sought(Detector::Codes)) {
        lines.push_back(counted(seen.codes.size(), "code", "codes"));
    }
    if (sought(Detector::Tokens)) {
        lines.push_back(counted(seen.tokens.size(), "token", "tokens"));
    }
    return lines;
}

} // namespace umpire
