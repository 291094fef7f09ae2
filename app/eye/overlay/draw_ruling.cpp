#include "app/eye/overlay/sketch.h"

#include <algorithm>

namespace umpire {
namespace {

using war_galley::MatchRuling;
using war_galley::Verdict;

std::vector<cv::Point2d> pixelsOf(const std::vector<ImagePoint>& path) {
    std::vector<cv::Point2d> pixels;
    for (const ImagePoint& point : path) {
        pixels.push_back(pixelOf(point));
    }
    return pixels;
}

/// Returns the point of the hull's outline nearest to a point.
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

void drawRuledLine(Sketch& sketch, const Look& look, const MatchRuling& match,
                   const Galley& target) {
    const std::vector<cv::Point2d> path = pixelsOf(ruledLine(look.view, match));
    if (path.empty()) {
        return;
    }
    Ink ink = lookOf(match.verdict).ink;
    ink.width *= isWide(match) ? 0.6 : 1.0;
    sketch.canvas.path(path, ink);
    sketch.layout.avoid(path, 8.0 * sketch.canvas.unit());
    if (match.verdict == Verdict::Hit) {
        sketch.canvas.disc(path.back(), 5.0 * sketch.canvas.unit(), ink.colour);
    }
    if (match.verdict == Verdict::Miss && !isWide(match)) {
        const TablePoint corner = nearestOf(target.hull, match.reaches);
        sketch.canvas.path(pixelsOf(pathOnTable(look.view, match.reaches, corner)),
                           {ink.colour, 1.4});
    }
}

} // namespace umpire
