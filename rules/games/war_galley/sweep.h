#pragma once

#include "rules/games/war_galley/galley_pose.h"

#include <optional>

/// When two moving hulls come near each other: the geometry below `motion`.
namespace umpire::war_galley {

/// A part of a step in which a galley stands, slides evenly or swings evenly about its bow. Rates
/// are for the whole step's time (1).
struct Leg {
    GalleyPose start;
    TablePoint velocity; ///< of the bow
    Radians spin;        ///< counter-clockwise
};

/// Two galleys in the same part of a step.
struct LegPair {
    Leg first;
    Leg second;
    PieceSizes sizes;
};

/// From and until, in the step's time since the leg's start.
struct LegTime {
    double from = 0.0;
    double until = 0.0;
};

/// How fast each of two galleys takes itself into the other, in millimetres for a whole step's
/// time; below zero: out of it.
struct ClosingSpeeds {
    Millimetres first;
    Millimetres second;
};

bool stands(const Leg& leg);

GalleyPose poseAt(const Leg& leg, double elapsed);

/// The widest gap across an edge of either hull (separating axes); below zero: they overlap, and
/// one of them must be moved so far square to an edge to part them.
Millimetres gapBetween(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes);

/// The first time in the span at which the gap is at most `level`. Where both slide this is exact;
/// where one swings the time is less than 1e-10 early, and a gap that stays less than 1e-6 mm below
/// `level` and is wider again may go unseen.
std::optional<double> firstWithin(const LegPair& pair, LegTime time, Millimetres level);

/// At the place where the hulls are nearest.
ClosingSpeeds closingSpeeds(const LegPair& pair, double elapsed);

/// The middle of where two hulls touch: of what lies within `depth` of the line between them.
TablePoint touchingPoint(const GalleyPose& first, const GalleyPose& second, const PieceSizes& sizes,
                         Millimetres depth);

} // namespace umpire::war_galley
