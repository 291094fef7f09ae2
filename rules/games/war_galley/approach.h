#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/table/pieces.h"

#include <span>

/// Measures the distance between two pieces, with its standard deviation.
namespace umpire::war_galley {

/// The nearest points of two convex outlines, and the distance between them.
struct Approach {
    Millimetres
        distance; ///< negative if the outlines overlap: minus the shortest move that separates them
    TablePoint onFirst;
    TablePoint onSecond;
};

/// Finds the nearest points. An outline has two points (the axis of a match) or more, in order.
Approach approachOf(std::span<const TablePoint> first, std::span<const TablePoint> second);

/// Returns the standard deviation of the position of a galley's point, along the unit vector
/// `direction`.
Millimetres sigmaAt(const Galley& galley, TablePoint point, TablePoint direction);

/// Returns the standard deviation of the position of a point between the ends of a match. It is
/// assumed to be the same along and across the match.
Millimetres sigmaAt(const Match& match, TablePoint point);

/// Returns the overlap of two hulls (WG-A11); negative if there is a gap between them. Oars and
/// masts are ignored.
Margin overlapOf(const Galley& a, const Galley& b);

/// Returns the overlap of a match with a hull. If it is positive, they touch (WG-32).
Margin overlapOf(const Match& match, const Galley& galley, Millimetres matchWidth);

/// Returns the overlap of two matches. If it is positive, they touch.
Margin overlapOf(const Match& a, const Match& b, Millimetres matchWidth);

} // namespace umpire::war_galley
