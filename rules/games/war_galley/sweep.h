#pragma once

#include "rules/games/war_galley/galley_pose.h"

#include <optional>

/// Computes when two moving hulls come near each other: the geometry below `motion`.
namespace umpire::war_galley {

/// A part of a step in which a galley rests, slides at constant velocity or rotates at constant
/// rate about its bow. Rates are for the whole step's time (1).
struct Leg {
    GalleyPose start;
    TablePoint velocity; ///< velocity of the bow
    Radians spin;        ///< angular rate, counter-clockwise
};

/// Two galleys in the same part of a step.
struct LegPair {
    Leg first;
    Leg second;
    PieceSizes sizes;
};

/// A span of time: from and until, in units of the step, since the leg's start.
struct LegTime {
    double from = 0.0;
    double until = 0.0;
};

/// The speeds at which each of two galleys moves into the other, in millimetres for a whole step's
/// time; negative: it moves out.
struct ClosingSpeeds {
    Millimetres first;
    Millimetres second;
};

bool stands(const Leg& leg);

GalleyPose poseAt(const Leg& leg, double elapsed);

/// Returns the widest gap across an edge of either hull (separating axes). Negative: they overlap,
/// and one of them must move so far square to an edge to part them.
Millimetres gapBetween(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes);

/// Returns the first time in the span at which the gap is at most `level`. It is exact where both
/// slide. Where one rotates, the time is less than 1e-10 early, and a gap that stays less than 1e-6
/// mm below `level` and widens again may be missed.
std::optional<double> firstWithin(const LegPair& pair, LegTime time, Millimetres level);

/// Returns the closing speeds at the place where the hulls are nearest.
ClosingSpeeds closingSpeeds(const LegPair& pair, double elapsed);

/// Returns the middle of the contact: of the points within `depth` of the line between the hulls.
TablePoint touchingPoint(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes,
                         Millimetres depth);

} // namespace umpire::war_galley
