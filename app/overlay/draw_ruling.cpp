#include "app/overlay/sketch.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::Verdict;

/// A lens bends lines in the picture; pieces this short look straight.
constexpr Millimetres kPiece = 5_mm;
/// A miss is drawn on beyond the hull, so that one sees it pass.
constexpr Millimetres kBeyond = 25_mm;
/// Farther off than this nobody asks by how much.
constexpr Millimetres kWide = 40_mm;

std::vector<cv::Point2d> pathInPicture(const TableView& view, TablePoint from, TablePoint to) {
    std::vector<cv::Point2d> path;
    const int pieces = std::clamp(int(std::ceil(distance(from, to) / kPiece)), 1, 400);
    for (int i = 0; i <= pieces; ++i) {
        path.push_back(pixelOf(view, from + (to - from) * (double(i) / pieces), 0_mm));
    }
    return path;
}

/// The point of the hull's outline that is nearest to a point.
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

} // namespace

VerdictLook lookOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::Hit:
        return {{colours::kHit, 3.0, Stroke::Solid}, Mark::Check};
    case Verdict::Miss:
        return {{colours::kMiss, 2.2, Stroke::Dotted}, Mark::Cross};
    case Verdict::TooClose:
        return {{colours::kTooClose, 3.0, Stroke::Dashed}, Mark::Question};
    }
    return {{colours::kMiss, 2.2, Stroke::Dotted}, Mark::Cross};
}

bool isWide(const MatchRuling& match) {
    return match.verdict == Verdict::Miss && abs(match.margin) > kWide;
}

void drawRuledLine(Sketch& sketch, const Look& look, const MatchRuling& match,
                   const Galley& target) {
    const Millimetres reach = distance(match.from, match.reaches);
    if (reach < 1_mm || (isWide(match) && reach < kWide)) {
        return; // it points away from the target
    }
    const TablePoint ahead = (match.reaches - match.from) * (1.0 / reach.value());
    const bool passes = match.verdict != Verdict::Hit && !isWide(match);
    const TablePoint end = passes ? match.reaches + ahead * kBeyond.value() : match.reaches;
    Ink ink = lookOf(match.verdict).ink;
    ink.width *= isWide(match) ? 0.6 : 1.0;
    const std::vector<cv::Point2d> path = pathInPicture(look.view, match.from, end);
    sketch.canvas.path(path, ink);
    sketch.layout.avoid(path, 8.0 * sketch.canvas.unit());
    if (match.verdict == Verdict::Hit) {
        sketch.canvas.disc(path.back(), 5.0 * sketch.canvas.unit(), ink.colour);
    }
    if (match.verdict == Verdict::Miss && passes) {
        const TablePoint corner = nearestOf(target.hull, match.reaches);
        sketch.canvas.path(pathInPicture(look.view, match.reaches, corner), {ink.colour, 1.4});
    }
}

} // namespace umpire
