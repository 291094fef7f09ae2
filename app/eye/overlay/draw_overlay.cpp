#include "app/eye/overlay/draw_overlay.h"

#include "app/eye/one_picture/look_text.h"
#include "app/eye/one_picture/names.h"
#include "app/eye/overlay/ruling_marks.h"
#include "app/eye/overlay/sketch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgcodecs.hpp>

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::TossRuling;

std::string noteOf(GalleyRole role) {
    return role == GalleyRole::Attacker ? " attacker" : role == GalleyRole::Target ? " target" : "";
}

std::string noteOf(const Match& match, const MatchRuling& ruled) {
    if (isWide(ruled)) {
        return {};
    }
    const bool headMatters = ruled.verdict == war_galley::Verdict::TooClose &&
                             match.headed != Headed::Yes && abs(ruled.margin) > ruled.doubt;
    return "  " + (headMatters ? "no head seen" : marginText(ruled));
}

std::string wordsOf(const OrderColumn& column) {
    std::string text = "orders of " + nameOf(column.side) + ":";
    for (const Order order : column.sequence) {
        text.append(text.ends_with(':') ? " " : ", ").append(nameOf(order));
    }
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::string wordsOf(const Token& token) {
    std::string text = token.colour;
    for (const std::string& cell : token.cells) {
        text.append(1, ' ').append(cell);
    }
    return text;
}

/// Returns two texts: the stone's cell, and "L" or "D" for its colour with its height.
std::vector<TextMark> linesOn(const Stone& stone) {
    constexpr double kFits = 12.0; // height of the letters in units, so that they fit on a stone
    const std::string letter = stone.colour == StoneColour::Light ? "L" : "D";
    return {{stone.cell, kFits},
            {letter + (stone.height ? std::to_string(*stone.height) : "?"), kFits}};
}

TableWords englishWords(bool isRuled) {
    TableWords words;
    words.galley = [](const Galley& galley, GalleyRole role) { return galley.id + noteOf(role); };
    words.match = [isRuled](const Match& match, const MatchRuling* ruled) {
        return match.id + (ruled != nullptr ? noteOf(match, *ruled)
                           : isRuled        ? " order"
                           : match.leaning  ? " leans"
                                            : "");
    };
    words.orders = [](const OrderColumn& column) { return wordsOf(column); };
    words.code = [](const CodedPiece& code) {
        return codeLabel(code) + (code.counter ? "" : " (no counter)");
    };
    words.token = [](const Token& token) { return wordsOf(token); };
    words.stone = &linesOn;
    return words;
}

/// Returns the labels of a drawing without words. Beside a ruling, matches that are no part of the
/// toss have no label.
TableWords withoutWords(bool isRuled) {
    TableWords words = englishWords(isRuled);
    words.orders = [](const OrderColumn&) { return std::string(); };
    words.match = [isRuled](const Match& match, const MatchRuling* ruled) {
        return isRuled && ruled == nullptr ? std::string() : match.id;
    };
    return words;
}

/// Shortens each label to the id, which is the text before the first blank.
void keepIds(std::vector<LabelMark>& labels) {
    for (LabelMark& label : labels) {
        label.text = label.text.substr(0, label.text.find(' '));
    }
}

constexpr double kLetters = 14.0; // height of the letters, in units

double symbolWidth(const LabelMark& label, const Canvas& canvas) {
    return label.symbol ? 2.0 * canvas.markRadius() + 2.0 * canvas.unit() : 5.0 * canvas.unit();
}

/// Draws a thin line from a label to what it names, if they are more than 18 units apart.
void drawLeader(Canvas& canvas, const cv::Rect2d& box, cv::Point2d anchor) {
    const cv::Point2d nearest(std::clamp(anchor.x, box.x, box.x + box.width),
                              std::clamp(anchor.y, box.y, box.y + box.height));
    if (cv::norm(anchor - nearest) > 18.0 * canvas.unit()) {
        canvas.path(std::array{nearest, anchor}, {palette::kPlain, 0.8, Stroke::Solid, 0.5});
    }
}

void drawLabel(Canvas& canvas, const LabelMark& label, const cv::Rect2d& box) {
    const double u = canvas.unit();
    const double middle = box.y + box.height / 2.0;
    canvas.box(box);
    if (label.symbol) {
        canvas.mark(*label.symbol, {box.x + canvas.markRadius() + 3.0 * u, middle}, label.colour);
    } else {
        const double x = box.x + 5.0 * u;
        canvas.path(std::array{cv::Point2d(x, middle - 5.0 * u), cv::Point2d(x, middle + 5.0 * u)},
                    {label.colour, 3.0});
    }
    canvas.text(label.text, {box.x + symbolWidth(label, canvas) + 6.0 * u, middle + 5.0 * u},
                kLetters);
}

/// Draws marks of each kind.
struct Draws {
    Sketch& sketch;

    void operator()(const LineMark& line) const { sketch.canvas.path(line.points, line.pen); }
    void operator()(const AreaMark& area) const {
        sketch.canvas.fill(area.corners, area.colour, area.opacity);
    }
    void operator()(const DiscMark& disc) const {
        sketch.canvas.disc(disc.center, disc.radius * sketch.canvas.unit(), disc.colour);
    }
    void operator()(const HeadMark& head) const {
        sketch.canvas.arrowHead(head.from, head.tip, head.colour);
    }
    void operator()(const TextMark& text) const {
        const double half = sketch.canvas.textWidth(text.text, text.height) / 2.0;
        const double down = text.height * 0.35 * sketch.canvas.unit();
        sketch.canvas.text(text.text, text.center + cv::Point2d(-half, down), text.height);
    }
    void operator()(const LabelMark& label) const {
        if (!label.text.empty() || label.symbol) {
            sketch.labels.push_back(label);
        }
    }
    void operator()(const KeptFree& kept) const {
        if (kept.width) {
            sketch.layout.avoid(kept.points, *kept.width * sketch.canvas.unit());
        } else {
            sketch.layout.avoidInside(kept.points);
        }
    }
};

} // namespace

cv::Mat drawOverlay(const Look& look, const std::optional<TossRuling>& ruling, Words words) {
    Sketch sketch(look.image);
    const ShownTable shown{look.observation, look.view, look.board, ruling, sketch.canvas.unit()};
    const auto labels = words == Words::English ? englishWords : withoutWords;
    drawMarks(sketch, marksOf(shown, labels(ruling.has_value())));
    if (words == Words::English) {
        drawPanel(sketch, look, ruling);
    } else {
        keepIds(sketch.labels);
    }
    if (shown.hasScale()) {
        drawScaleBar(sketch, look.view, words == Words::English ? " mm on the table" : " mm");
    }
    drawLabels(sketch);
    return sketch.canvas.picture();
}

Expected<void> savePicture(const cv::Mat& picture, const std::filesystem::path& file) {
    const auto failed = [&](const std::string& problem) {
        return failWith(ExitStatus::CannotWrite,
                        file.string() + ": the overlay cannot be written; " + problem);
    };
    try {
        if (!cv::haveImageWriter(file.string())) {
            return failed("name a .png or .jpg file");
        }
        if (!cv::imwrite(file.string(), picture)) {
            return failed("check that the folder exists, may be written and is not full");
        }
    } catch (const cv::Exception&) {
        return failed("check that the folder exists, may be written and is not full");
    }
    return {};
}

void drawMarks(Sketch& sketch, const Marks& marks) {
    for (const Mark& mark : marks) {
        std::visit(Draws{sketch}, mark);
    }
}

void drawScaleBar(Sketch& sketch, const TableView& view, const std::string& unit) {
    Canvas& canvas = sketch.canvas;
    const double u = canvas.unit();
    const cv::Size size = canvas.size();
    const auto reach = [&](cv::Point2d at, Millimetres length) -> std::optional<cv::Point2d> {
        const auto start = tableFromImage(view, {Pixels(at.x), Pixels(at.y)});
        const auto aside = tableFromImage(view, {Pixels(at.x + 40.0 * u), Pixels(at.y)});
        if (!start || !aside) {
            return {};
        }
        return pointOf(view, *start + along(directionOf(*start, *aside), length), 0_mm);
    };
    const cv::Point2d probe(size.width * 0.5, size.height - 30.0 * u);
    for (const Millimetres length : {100_mm, 50_mm, 20_mm, 200_mm, 500_mm}) {
        const auto end = reach(probe, length);
        if (!end || cv::norm(*end - probe) < 90.0 * u || cv::norm(*end - probe) > 330.0 * u) {
            continue;
        }
        const cv::Rect2d box = sketch.layout.placeInCorner(
            {cv::norm(*end - probe) * 1.15 + 24.0 * u, 40.0 * u}, 12.0 * u);
        const cv::Point2d left(box.x + 12.0 * u, box.y + box.height - 12.0 * u);
        const cv::Point2d right = reach(left, length).value_or(left);
        const cv::Point2d tick(0.0, 5.0 * u);
        canvas.box(box);
        canvas.path(std::array{left, right}, {palette::kPlain, 2.0});
        canvas.path(std::array{left - tick, left + tick}, {palette::kPlain, 2.0});
        canvas.path(std::array{right - tick, right + tick}, {palette::kPlain, 2.0});
        canvas.text(std::to_string(int(length.value())) + unit, left - cv::Point2d(0.0, 11.0 * u),
                    13.0);
        return;
    }
}

void drawLabels(Sketch& sketch) {
    Canvas& canvas = sketch.canvas;
    std::ranges::stable_sort(sketch.labels, {}, &LabelMark::rank);
    std::vector<cv::Rect2d> boxes;
    for (const LabelMark& label : sketch.labels) {
        const double width = canvas.textWidth(label.text, kLetters) + symbolWidth(label, canvas);
        boxes.push_back(sketch.layout.place(label.anchor,
                                            {width + 12.0 * canvas.unit(), 22.0 * canvas.unit()}));
        if (label.leader == LabelMark::Leader::WhenFar) {
            drawLeader(canvas, boxes.back(), label.anchor);
        }
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        drawLabel(canvas, sketch.labels[i], boxes[i]);
    }
}

} // namespace umpire
