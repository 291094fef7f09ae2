#include "rules/games/war_galley/approach.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace umpire::war_galley {
namespace {

using Outline = std::span<const TablePoint>;

constexpr Approach kNowhere{Millimetres(std::numeric_limits<double>::infinity()), {}, {}};

TablePoint direction(TablePoint from, TablePoint to) {
    const Millimetres apart = distance(from, to);
    return apart > 0_mm ? (to - from) * (1.0 / apart.value()) : TablePoint{1_mm, 0_mm};
}

TablePoint turnedLeft(TablePoint a) {
    return {-a.y, a.x};
}

TablePoint nearestOnSegment(TablePoint point, TablePoint a, TablePoint b) {
    const TablePoint ab = b - a;
    const double squared = dot(ab, ab);
    const double part = squared > 0.0 ? std::clamp(dot(point - a, ab) / squared, 0.0, 1.0) : 0.0;
    return a + ab * part;
}

TablePoint farthestAlong(Outline outline, TablePoint axis) {
    return *std::ranges::max_element(outline, {}, [&](TablePoint p) { return dot(p, axis); });
}

/// Returns the overlap along the axis: the distance that `second` must move to clear `first`;
/// negative if it is already clear.
Approach overlapAlong(Outline first, Outline second, TablePoint axis) {
    const TablePoint a = farthestAlong(first, axis);
    const TablePoint b = farthestAlong(second, axis * -1.0);
    return {Millimetres(dot(a - b, axis)), a, b};
}

/// Returns the smallest overlap over all edges, by the separating axis theorem. If the outlines do
/// not overlap, returns any negative overlap.
Approach leastOverlap(Outline first, Outline second) {
    Approach least = kNowhere;
    for (const Outline outline : {first, second}) {
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const TablePoint edge = direction(outline[i], outline[(i + 1) % outline.size()]);
            for (const TablePoint axis :
                 {edge, edge * -1.0, turnedLeft(edge), turnedLeft(edge) * -1.0}) {
                const Approach along = overlapAlong(first, second, axis);
                least = along.distance < least.distance ? along : least;
                if (least.distance < 0_mm) {
                    return least;
                }
            }
        }
    }
    return least;
}

/// Returns true only if the vector is longer than `than` in spite of rounding; avoids a slow square
/// root.
bool isFarther(TablePoint way, Millimetres than) {
    constexpr double kRounding = 1 + 1e-9;
    return dot(way, way) > than.value() * than.value() * kRounding;
}

/// Returns the nearest pair of a corner of `corners` and a point on `edges`.
Approach cornersToEdges(Outline corners, Outline edges) {
    Approach nearest = kNowhere;
    for (const TablePoint corner : corners) {
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const TablePoint foot =
                nearestOnSegment(corner, edges[i], edges[(i + 1) % edges.size()]);
            if (isFarther(foot - corner, nearest.distance)) {
                continue;
            }
            const Millimetres apart = distance(corner, foot);
            if (apart < nearest.distance) {
                nearest = {apart, corner, foot};
            }
        }
    }
    return nearest;
}

/// Returns the overlap of two outlines; `first` and `second` are the standard deviations of their
/// nearest points.
Margin overlap(const Approach& approach, Millimetres first, Millimetres second) {
    return {-approach.distance, Millimetres(std::hypot(first.value(), second.value()))};
}

std::array<TablePoint, 2> axisOf(const Match& match) {
    return {match.tail, match.head};
}

} // namespace

Approach approachOf(std::span<const TablePoint> first, std::span<const TablePoint> second) {
    const Approach inside = leastOverlap(first, second);
    if (inside.distance >= 0_mm) {
        return {-inside.distance, inside.onFirst, inside.onSecond};
    }
    const Approach there = cornersToEdges(first, second);
    const Approach back = cornersToEdges(second, first);
    return there.distance <= back.distance ? there
                                           : Approach{back.distance, back.onSecond, back.onFirst};
}

Millimetres sigmaAt(const Galley& galley, TablePoint point, TablePoint direction) {
    const double swing = dot(turnedLeft(point - galley.center), direction);
    return Millimetres(std::hypot(galley.sigma.value(), galley.headingSigma.value() * swing));
}

Millimetres sigmaAt(const Match& match, TablePoint point) {
    const TablePoint axis = match.head - match.tail;
    const double squared = dot(axis, axis);
    const double part =
        squared > 0.0 ? std::clamp(dot(point - match.tail, axis) / squared, 0.0, 1.0) : 0.5;
    return Millimetres(
        std::hypot((1.0 - part) * match.sigmaTail.value(), part * match.sigmaHead.value()));
}

Margin overlapOf(const Galley& a, const Galley& b) {
    const Approach nearest = approachOf(a.hull, b.hull);
    const TablePoint across = direction(nearest.onFirst, nearest.onSecond);
    return overlap(nearest, sigmaAt(a, nearest.onFirst, across),
                   sigmaAt(b, nearest.onSecond, across));
}

Margin overlapOf(const Match& match, const Galley& galley, Millimetres matchWidth) {
    const Approach nearest = approachOf(axisOf(match), galley.hull);
    const TablePoint across = direction(nearest.onFirst, nearest.onSecond);
    Margin touch = overlap(nearest, sigmaAt(match, nearest.onFirst),
                           sigmaAt(galley, nearest.onSecond, across));
    touch.margin += matchWidth * 0.5;
    return touch;
}

Margin overlapOf(const Match& a, const Match& b, Millimetres matchWidth) {
    const Approach nearest = approachOf(axisOf(a), axisOf(b));
    Margin touch = overlap(nearest, sigmaAt(a, nearest.onFirst), sigmaAt(b, nearest.onSecond));
    touch.margin += matchWidth;
    return touch;
}

} // namespace umpire::war_galley
