#include "app/eye/overlay/ruling_marks.h"

#include "app/eye/overlay/table_marks.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::Verdict;

/// Returns the point of the hull's outline that is nearest to `point`.
TablePoint nearestOf(const Hull& hull, TablePoint point) {
    TablePoint best = hull[0];
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const TablePoint edge = hull[(i + 1) % hull.size()] - hull[i];
        const double share = std::clamp(dot(point - hull[i], edge) / dot(edge, edge), 0.0, 1.0);
        const TablePoint candidate = hull[i] + edge * share;
        if (distance(candidate, point) < distance(best, point)) {
            best = candidate;
        }
    }
    return best;
}

/// Adds the line of a match. For a narrow miss, also adds the distance between line and hull.
/// `target` may be null.
void addRuledLine(Marks& marks, const TableView& view, const MatchRuling& match,
                  const Galley* target) {
    const PixelPath path = pointsOf(ruledLine(view, match));
    if (path.empty()) {
        return;
    }
    Pen pen = lookOf(match.verdict).pen;
    pen.width *= isWide(match) ? 0.6 : 1.0;
    marks.push_back(LineMark{path, pen});
    marks.push_back(KeptFree{path, 8.0});
    if (match.verdict == Verdict::Hit) {
        marks.push_back(DiscMark{path.back(), 5.0, pen.colour});
    }
    if (match.verdict == Verdict::Miss && !isWide(match) && target != nullptr) {
        const TablePoint corner = nearestOf(target->hull, match.reaches);
        marks.push_back(
            LineMark{pointsOf(pathOnTable(view, match.reaches, corner)), {pen.colour, 1.4}});
    }
}

using war_galley::MatchRuling;
using war_galley::Verdict;

/// Maximum length of the straight pieces that a line is divided into, because the lens bends lines.
constexpr Millimetres kPiece = 5_mm;
constexpr Millimetres kBeyond = 25_mm;
constexpr Millimetres kWide = 40_mm;
constexpr Millimetres kPoint = 1_mm;

} // namespace

VerdictLook lookOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::Hit:
        return {{palette::kHit, 3.0, Stroke::Solid}, Symbol::Check};
    case Verdict::Miss:
        return {{palette::kMiss, 2.2, Stroke::Dotted}, Symbol::Cross};
    case Verdict::TooClose:
        return {{palette::kTooClose, 3.0, Stroke::Dashed}, Symbol::Question};
    }
    return {{palette::kMiss, 2.2, Stroke::Dotted}, Symbol::Cross};
}

void addRuledLines(Marks& marks, const ShownTable& shown, const TableWords& words) {
    if (!shown.ruling || !shown.hasScale()) {
        return;
    }
    const auto& galleys = shown.seen.galleys;
    const auto target = std::ranges::find(galleys, shown.ruling->target, &Galley::id);
    for (const MatchRuling& match : shown.ruling->matches) {
        if (shown.drawnIn == DrawnIn::Window && isWide(match)) {
            continue;
        }
        addRuledLine(marks, shown.view, match, target == galleys.end() ? nullptr : &*target);
        if (words.line) {
            marks.push_back(LabelMark{pointOf(shown.view, match.reaches, 0_mm), words.line(match),
                                      lookOf(match.verdict).pen.colour});
        }
    }
}

bool isWide(const MatchRuling& match) {
    return match.verdict == Verdict::Miss && abs(match.margin) > kWide;
}

std::vector<ImagePoint> pathOnTable(const TableView& view, TablePoint from, TablePoint to) {
    std::vector<ImagePoint> path;
    const int pieces = std::clamp(int(std::ceil(distance(from, to) / kPiece)), 1, 400);
    for (int i = 0; i <= pieces; ++i) {
        const TablePoint at = from + (to - from) * (double(i) / pieces);
        path.push_back(imageFromTable(view, {at.x, at.y, 0_mm}));
    }
    return path;
}

std::vector<ImagePoint> ruledLine(const TableView& view, const MatchRuling& match) {
    const Millimetres reach = distance(match.from, match.reaches);
    if (reach < kPoint || (isWide(match) && reach < kWide)) {
        return {};
    }
    const TablePoint ahead = (match.reaches - match.from) * (1.0 / reach.value());
    const bool passes = match.verdict != Verdict::Hit && !isWide(match);
    return pathOnTable(view, match.from,
                       passes ? match.reaches + ahead * kBeyond.value() : match.reaches);
}

} // namespace umpire
