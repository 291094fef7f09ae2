#pragma once

#include "rules/games/war_galley/galley_pose.h"

#include <optional>

/// Computes the times at which two moving hulls come near each other; used in motion.h.
namespace umpire::war_galley {

/// A part of a step in which a galley stays, slides at a constant velocity, or rotates about its
/// bow at a constant rate. Velocity and rate are for the time of a whole step, which is 1.
struct Leg {
    GalleyPose start;
    TablePoint velocity; ///< velocity of the bow, in mm for a whole step
    Radians spin;        ///< rate of the rotation for a whole step, counter-clockwise
};

/// Two galleys in the same part of a step.
struct LegPair {
    Leg first;
    Leg second;
    PieceSizes sizes;
};

/// A span of time since the start of a leg, in steps.
struct LegTime {
    double from = 0.0;
    double until = 0.0;
};

/// The speed of each of two galleys towards the inside of the other, in millimetres in a step.
/// Negative: the galley moves away.
struct ClosingSpeeds {
    Millimetres first;
    Millimetres second;
};

bool stands(const Leg& leg);

GalleyPose poseAt(const Leg& leg, double elapsed);

/// Returns the largest gap at right angles to an edge of either hull (separating axes). If it is
/// negative, the hulls overlap, and its absolute value is the shortest move at right angles to an
/// edge that separates them.
Millimetres gapBetween(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes);

/// Returns the first time in the span at which the gap is at most `level`; none if there is no such
/// time. The time is exact if both galleys slide. If a galley rotates, the time is less than 1e-10
/// too early, and a gap that goes less than 1e-6 mm below `level` may be missed.
std::optional<double> firstWithin(const LegPair& pair, LegTime time, Millimetres level);

/// Returns the closing speeds where the hulls are nearest.
ClosingSpeeds closingSpeeds(const LegPair& pair, double elapsed);

/// Returns the middle of the contact. Points within `depth` of the line between the hulls belong to
/// the contact.
TablePoint touchingPoint(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes,
                         Millimetres depth);

} // namespace umpire::war_galley
