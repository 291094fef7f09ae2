#include "app/mind/odds/odds_plot.h"

#include "app/common/failure/printed.h"

#include <algorithm>
#include <limits>

namespace umpire::odds {
namespace {

constexpr const char* kBlue = "#0072B2"; // the colour of legal actions in all windows and pages
constexpr double kWidth = 960.0;
constexpr double kHeight = 440.0;

/// Edges of the bar chart.
constexpr double kLeft = 56.0;
constexpr double kRight = 480.0;
constexpr double kTop = 72.0;
constexpr double kBottom = 376.0;

/// Left and right edge of the plan, in units of the drawing.
constexpr double kPlanLeft = 528.0;
constexpr double kPlanRight = 936.0;

std::string words(double x, double y, const char* anchor, const std::string& text) {
    return printed("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", x, y, anchor) + text +
           "</text>\n";
}

/// Which of the two bars at each number of hits: with or without the side zone.
enum class Zone { Counts, Without };

/// Draws a filled bar for the odds by the rules, or an outlined bar for the odds without the side
/// zone. A vertical line shows the 95 % interval.
std::string barOf(const Estimate& chance, Zone zone, double middle, double width, double most) {
    const auto heightOf = [&](double share) { return kBottom - share / most * (kBottom - kTop); };
    return printed("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\" "
                   "stroke=\"%s\"/>\n",
                   middle - 0.5 * width, heightOf(chance.value), width,
                   kBottom - heightOf(chance.value), zone == Zone::Counts ? kBlue : "#fff", kBlue) +
           printed("<path d=\"M%.1f %.1fV%.1f\" stroke=\"#222\" stroke-width=\"2\"/>\n", middle,
                   heightOf(chance.low), heightOf(chance.high));
}

/// Draws a label above a bar. Its white rim keeps it readable over a higher neighbouring bar.
std::string labelOf(const Estimate& chance, double middle, double most) {
    return "<g paint-order=\"stroke\" stroke=\"#fff\" stroke-width=\"5\">" +
           words(middle, kBottom - chance.high / most * (kBottom - kTop) - 8.0, "middle",
                 printed("%.1f %%", 100.0 * chance.value)) +
           "</g>\n";
}

std::string bars(const OddsAnswer& answer) {
    const auto& byHits = answer.odds.hits.byHits;
    const auto& without = answer.odds.withoutSideZone.byHits;
    const bool isInZone =
        answer.odds.hits.expected.value > answer.odds.withoutSideZone.expected.value;
    double most = 0.1;
    for (std::size_t hits = 0; hits < byHits.size(); ++hits) {
        most = std::max({most, byHits[hits].high, isInZone ? without[hits].high : 0.0});
    }
    const double room = (kRight - kLeft) / double(byHits.size());
    const double width = (isInZone ? 0.36 : 0.72) * room;
    std::string svg;
    for (std::size_t hits = 0; hits < byHits.size(); ++hits) {
        const double middle = kLeft + (double(hits) + 0.5) * room;
        if (isInZone) {
            svg += barOf(without[hits], Zone::Without, middle + 0.5 * width, width, most);
        }
        const double place = isInZone ? middle - 0.5 * width : middle;
        svg += barOf(byHits[hits], Zone::Counts, place, width, most) +
               labelOf(byHits[hits], place, most);
        svg += words(middle, kBottom + 24.0, "middle", std::to_string(hits));
    }
    return svg +
           printed("<path d=\"M%.1f %.1fH%.1f\" stroke=\"#222\"/>\n", kLeft, kBottom, kRight) +
           words(0.5 * (kLeft + kRight), kBottom + 48.0, "middle",
                 isInZone ? "hits; filled: by the rules; outlined: without the side zone" : "hits");
}

/// Maps table coordinates to the plan, with y upwards and the largest scale that shows all pieces.
class Plan {
public:
    explicit Plan(const OddsAnswer& answer) {
        for (const Galley& galley : answer.question.scene.galleys) {
            std::ranges::for_each(galley.hull, [&](TablePoint corner) { take(corner); });
        }
        for (const SampleMatch& match : answer.odds.cloud) {
            take(match.head);
            take(match.tail);
        }
        const double wide = (kPlanRight - kPlanLeft) / std::max(1.0, right_ - left_);
        scale_ = std::min(wide, (kBottom - kTop) / std::max(1.0, top_ - bottom_));
    }
    [[nodiscard]] std::string at(TablePoint point) const {
        return printed("%.1f %.1f", x(point), y(point));
    }
    [[nodiscard]] double x(TablePoint point) const {
        return 0.5 * (kPlanLeft + kPlanRight) + (point.x.value() - 0.5 * (left_ + right_)) * scale_;
    }
    [[nodiscard]] double y(TablePoint point) const {
        return 0.5 * (kTop + kBottom) - (point.y.value() - 0.5 * (bottom_ + top_)) * scale_;
    }

private:
    void take(TablePoint point) {
        left_ = std::min(left_, point.x.value());
        right_ = std::max(right_, point.x.value());
        bottom_ = std::min(bottom_, point.y.value());
        top_ = std::max(top_, point.y.value());
    }
    double left_ = std::numeric_limits<double>::max();
    double right_ = std::numeric_limits<double>::lowest();
    double bottom_ = std::numeric_limits<double>::max();
    double top_ = std::numeric_limits<double>::lowest();
    double scale_ = 1.0;
};

std::string galleyOn(const Plan& plan, const Galley& galley) {
    const Hull& hull = galley.hull;
    const TablePoint bow = midpoint(hull[0], hull[3]);
    const TablePoint aft = bow + (galley.center - bow) * 0.5;
    const TablePoint side = (hull[0] - hull[3]) * 0.3;
    std::string svg = "<path d=\"M" + plan.at(hull[0]) + "L" + plan.at(hull[1]) + "L" +
                      plan.at(hull[2]) + "L" + plan.at(hull[3]) +
                      "Z\" fill=\"#fff\" stroke=\"#222\" stroke-width=\"2\"/>\n";
    svg += "<path d=\"M" + plan.at(bow) + "L" + plan.at(aft + side) + "L" + plan.at(aft - side) +
           "Z\" fill=\"#222\"/>\n"; // the triangle drawn on the deck (WG-6)
    return svg + words(plan.x(galley.center), plan.y(galley.center) + 20.0, "middle", galley.id);
}

std::string planOf(const OddsAnswer& answer) {
    const Plan plan(answer);
    std::string svg;
    for (const SampleMatch& match : answer.odds.cloud) {
        svg +=
            "<path d=\"M" + plan.at(match.tail) + "L" + plan.at(match.head) + "\" stroke=\"" +
            (match.hits ? kBlue : "#999") + "\" stroke-width=\"" + (match.hits ? "3" : "1") +
            "\"/>\n" +
            printed("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%s\" fill=\"%s\"/>\n", plan.x(match.head),
                    plan.y(match.head), match.hits ? "4" : "2", match.hits ? kBlue : "#999");
    }
    for (const Galley& galley : answer.question.scene.galleys) {
        svg += galleyOn(plan, galley);
    }
    return svg + words(0.5 * (kPlanLeft + kPlanRight), kBottom + 48.0, "middle",
                       "the first drops; what hits is blue and thick");
}

} // namespace

std::string plotOf(const OddsAnswer& answer) {
    const war_galley::TossRuling& facts = answer.odds.facts;
    const Estimate& expected = answer.odds.hits.expected;
    return printed("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
                   "viewBox=\"0 0 %.0f %.0f\" font-family=\"DejaVu Sans, sans-serif\" "
                   "font-size=\"14\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
                   kWidth, kHeight, kWidth, kHeight) +
           "<g font-size=\"20\">" +
           words(24.0, 40.0, "start",
                 facts.attacker + " fires at " + facts.target +
                     printed(" across %.0f mm with %d matches: %.2f hits to be expected",
                             facts.gap.value(), answer.question.handful.matches, expected.value)) +
           "</g>\n" + bars(answer) + planOf(answer) + "</svg>\n";
}

} // namespace umpire::odds
