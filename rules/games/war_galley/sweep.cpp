#include "rules/games/war_galley/sweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace umpire::war_galley {
namespace {

/// Maximum depth of a gap below the level that may be missed, in mm.
constexpr double kMissedMost = 1e-6;

/// The isolation of a root ends at this share of a step, in which no point of a hull moves 1e-7 mm.
constexpr double kTimeResolution = 1e-10;

/// A hull, given by its centre and the unit vectors along its edges.
struct Box {
    TablePoint center;
    TablePoint ahead;
    TablePoint port;
};

/// The gaps between two boxes along the eight normals of their edges, in mm, from the first box to
/// the second. Entries 2k and 2k + 1 are along the k-th axis and against it. If any gap is
/// positive, the boxes do not overlap.
using Gaps = std::array<double, 8>;

struct Moment {
    double when = 0.0;
    Gaps gaps{};
};

/// The parameters for the isolation of the first root.
struct Search {
    const LegPair& pair;
    double level; ///< gap to be reached, in mm
    double bend;  ///< bound for an eighth of a gap's second derivative, in mm
};

/// The normal along which the gap is largest, from the first hull to the second.
struct Parting {
    TablePoint normal;
    bool firstOwnsEdge = true;
};

TablePoint turnedLeft(TablePoint a) {
    return {-a.y, a.x};
}

Box boxOf(const GalleyPose& pose, const PieceSizes& sizes) {
    const TablePoint ahead = along(pose.heading, 1_mm);
    return {pose.bow - ahead * (sizes.boxLength.value() * 0.5), ahead, turnedLeft(ahead)};
}

std::array<TablePoint, 4> axesOf(const Box& first, const Box& second) {
    return {first.ahead, first.port, second.ahead, second.port};
}

double halfExtent(const Box& box, TablePoint axis, const PieceSizes& sizes) {
    return 0.5 * (sizes.boxLength.value() * std::abs(dot(box.ahead, axis)) +
                  sizes.boxWidth.value() * std::abs(dot(box.port, axis)));
}

Gaps gapsOf(const Box& first, const Box& second, const PieceSizes& sizes) {
    const TablePoint between = second.center - first.center;
    Gaps gaps{};
    std::size_t entry = 0;
    for (const TablePoint axis : axesOf(first, second)) {
        const double extent = halfExtent(first, axis, sizes) + halfExtent(second, axis, sizes);
        const double centers = dot(between, axis);
        gaps[entry++] = centers - extent;
        gaps[entry++] = -centers - extent;
    }
    return gaps;
}

double widest(const Gaps& gaps) {
    return *std::ranges::max_element(gaps);
}

Moment momentAt(const LegPair& pair, double when) {
    return {when, gapsOf(boxOf(poseAt(pair.first, when), pair.sizes),
                         boxOf(poseAt(pair.second, when), pair.sizes), pair.sizes)};
}

/// Returns the first time at which the gap is at most `level` while no galley rotates (swept
/// separating axes). Each gap then changes linearly, and the hulls are near each other as long as
/// every gap is at most `level`.
std::optional<double> firstWhileSliding(const LegPair& pair, LegTime time, double level) {
    const Box first = boxOf(poseAt(pair.first, time.from), pair.sizes);
    const Box second = boxOf(poseAt(pair.second, time.from), pair.sizes);
    const Gaps gaps = gapsOf(first, second, pair.sizes);
    const std::array<TablePoint, 4> axes = axesOf(first, second);
    const TablePoint velocity = pair.second.velocity - pair.first.velocity;
    double enters = time.from;
    double leaves = time.until;
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        const double rate = dot(velocity, axes[i / 2]) * (i % 2 == 0 ? 1.0 : -1.0);
        if (rate < 0.0) {
            enters = std::max(enters, time.from + (level - gaps[i]) / rate);
        } else if (rate > 0.0) {
            leaves = std::min(leaves, time.from + (level - gaps[i]) / rate);
        } else if (gaps[i] > level) {
            return std::nullopt;
        }
    }
    return enters <= leaves ? std::optional(enters) : std::nullopt;
}

/// Returns a bound for an eighth of the second derivative of each gap. Along an edge's normal n,
/// the gap of a corner is g(t) = n . x(t), where x is the corner in the frame of the edge's galley.
/// With spins p and q, bows at most D apart, corners at most r from their bow and a relative
/// velocity v of the bows, |g''| <= (|p| + |q|)^2 (D + r) + 2 (|p| + |q|) |v|.
double bendOf(const LegPair& pair, LegTime time) {
    const double spin = std::abs(pair.first.spin.value()) + std::abs(pair.second.spin.value());
    const double speed = length(pair.second.velocity - pair.first.velocity).value();
    const double apart = distance(pair.first.start.bow, pair.second.start.bow).value();
    const double corner =
        std::hypot(pair.sizes.boxLength.value(), 0.5 * pair.sizes.boxWidth.value());
    return (spin * spin * (apart + speed * time.until + corner) + 2.0 * spin * speed) / 8.0;
}

/// Tells whether the hulls certainly stay apart between two moments. A gap is never lower than the
/// straight line between its two end values by more than `bend` times the square of the time.
bool staysApart(const Search& search, const Moment& from, const Moment& until) {
    const double duration = until.when - from.when;
    const double sag = search.bend * duration * duration;
    for (std::size_t i = 0; i < from.gaps.size(); ++i) {
        const double ends = std::min(from.gaps[i], until.gaps[i]);
        if (ends > search.level && ends - sag > search.level - kMissedMost) {
            return true;
        }
    }
    return false;
}

/// Isolates the first root; the hulls are apart at `from`. Halves the time until each part is
/// proved to have no root, or is too short to halve. The first part without a proof contains the
/// root.
std::optional<double> isolate(const Search& search, const Moment& from, const Moment& until) {
    if (staysApart(search, from, until)) {
        return std::nullopt;
    }
    if (until.when - from.when <= kTimeResolution) {
        return from.when;
    }
    const Moment middle = momentAt(search.pair, 0.5 * (from.when + until.when));
    const std::optional<double> before = isolate(search, from, middle);
    return before ? before : isolate(search, middle, until);
}

std::optional<double> firstWhileSwinging(const LegPair& pair, LegTime time, double level) {
    const Moment from = momentAt(pair, time.from);
    if (widest(from.gaps) <= level) {
        return time.from;
    }
    return isolate({pair, level, bendOf(pair, time)}, from, momentAt(pair, time.until));
}

Parting partingOf(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes) {
    const Box a = boxOf(first, sizes);
    const Box b = boxOf(second, sizes);
    const Gaps gaps = gapsOf(a, b, sizes);
    const auto entry = std::size_t(std::ranges::max_element(gaps) - gaps.begin());
    const TablePoint axis = axesOf(a, b)[entry / 2];
    return {entry % 2 == 0 ? axis : axis * -1.0, entry < 4};
}

TablePoint farthest(const Hull& hull, TablePoint direction) {
    return *std::ranges::max_element(hull, {}, [&](TablePoint p) { return dot(p, direction); });
}

/// Returns the velocity of a point that moves with the galley.
TablePoint velocityAt(const Leg& leg, double elapsed, TablePoint point) {
    const TablePoint lever = point - poseAt(leg, elapsed).bow;
    return leg.velocity + turnedLeft(lever) * leg.spin.value();
}

/// The minimum and maximum along a direction, in mm.
struct Extent {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
};

void include(Extent& extent, double value) {
    extent = {std::min(extent.low, value), std::max(extent.high, value)};
}

/// Takes the part of a hull that is within `depth` of its farthest point along `direction`. Returns
/// the extent of this part to the left of that direction.
Extent tipOf(const Hull& hull, TablePoint direction, double depth) {
    const double end = dot(farthest(hull, direction), direction);
    const TablePoint left = turnedLeft(direction);
    Extent tip;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const TablePoint corner = hull[i];
        const TablePoint next = hull[(i + 1) % hull.size()];
        const double here = end - dot(corner, direction);
        const double there = end - dot(next, direction);
        if (here <= depth) {
            include(tip, dot(corner, left));
        }
        if ((here <= depth) != (there <= depth)) {
            const double part = (depth - here) / (there - here);
            include(tip, dot(corner + (next - corner) * part, left));
        }
    }
    return tip;
}

} // namespace

bool stands(const Leg& leg) {
    return leg.velocity == TablePoint{} && leg.spin == Radians();
}

GalleyPose poseAt(const Leg& leg, double elapsed) {
    return {leg.start.bow + leg.velocity * elapsed, leg.start.heading + leg.spin * elapsed};
}

Millimetres gapBetween(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes) {
    return Millimetres(widest(gapsOf(boxOf(first, sizes), boxOf(second, sizes), sizes)));
}

std::optional<double> firstWithin(const LegPair& pair, LegTime time, Millimetres level) {
    const bool swings = pair.first.spin != Radians() || pair.second.spin != Radians();
    return swings ? firstWhileSwinging(pair, time, level.value())
                  : firstWhileSliding(pair, time, level.value());
}

ClosingSpeeds closingSpeeds(const LegPair& pair, double elapsed) {
    const GalleyPose first = poseAt(pair.first, elapsed);
    const GalleyPose second = poseAt(pair.second, elapsed);
    const Parting parting = partingOf(first, second, pair.sizes);
    const TablePoint corner = parting.firstOwnsEdge
                                  ? farthest(hullOf(second, pair.sizes), parting.normal * -1.0)
                                  : farthest(hullOf(first, pair.sizes), parting.normal);
    return {Millimetres(dot(velocityAt(pair.first, elapsed, corner), parting.normal)),
            Millimetres(-dot(velocityAt(pair.second, elapsed, corner), parting.normal))};
}

TablePoint touchingPoint(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes,
                         Millimetres depth) {
    const TablePoint normal = partingOf(first, second, sizes).normal;
    const TablePoint left = turnedLeft(normal);
    const Hull a = hullOf(first, sizes);
    const Hull b = hullOf(second, sizes);
    const double across =
        0.5 * (dot(farthest(a, normal), normal) + dot(farthest(b, normal * -1.0), normal));
    const Extent ofFirst = tipOf(a, normal, depth.value());
    // the second hull's left is the first hull's right
    const Extent ofSecond = tipOf(b, normal * -1.0, depth.value());
    const double beside =
        0.5 * (std::max(ofFirst.low, -ofSecond.high) + std::min(ofFirst.high, -ofSecond.low));
    return normal * across + left * beside;
}

} // namespace umpire::war_galley
