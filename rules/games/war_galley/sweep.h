#pragma once

#include "rules/games/war_galley/galley_pose.h"

#include <optional>

/// Computes the times at which two moving hulls come near each other, for `motion`.
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

/// Returns the widest gap across an edge of either hull (separating axes). If negative, the hulls
/// overlap, and this is the shortest move at right angles to an edge that parts them.
Millimetres gapBetween(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes);

/// Returns the first time in the span at which the gap is at most `level`. The time is exact if
/// both slide. If one rotates, it is less than 1e-10 early, and a gap that stays less than 1e-6 mm
/// below `level` and widens again may be missed.
std::optional<double> firstWithin(const LegPair& pair, LegTime time, Millimetres level);

/// Returns the closing speeds at the place where the hulls are nearest.
ClosingSpeeds closingSpeeds(const LegPair& pair, double elapsed);

/// Returns the middle of the contact: of the points within `depth` of the line between the hulls.
TablePoint touchingPoint(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes,
                         Millimetres depth);

} // namespace umpire::war_galley
