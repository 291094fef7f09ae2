#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/table/pieces.h"

#include <span>

/// Computes the distance between two pieces, with its standard deviation.
namespace umpire::war_galley {

/// The nearest points of two convex outlines.
struct Approach {
    Millimetres distance; ///< negative: the overlap, which is the shortest move that parts them
    TablePoint onFirst;
    TablePoint onSecond;
};

/// Takes outlines of two points (a match's axis) or more, in order round the outline.
Approach approachOf(std::span<const TablePoint> first, std::span<const TablePoint> second);

/// Returns the standard deviation of a point fixed to a galley, along a unit vector.
Millimetres sigmaAt(const Galley& galley, TablePoint point, TablePoint direction);

/// Returns the standard deviation of a point between a match's ends. It is assumed to be equal
/// along and across the axis.
Millimetres sigmaAt(const Match& match, TablePoint point);

/// Returns the overlap of two hulls without oars and masts (WG-A11); negative: the gap.
Margin overlapOf(const Galley& a, const Galley& b);

/// Returns the overlap of a match of the given width with a hull. A positive overlap means that
/// they touch (WG-32).
Margin overlapOf(const Match& match, const Galley& galley, Millimetres matchWidth);

/// Returns the overlap of two matches of the given width. A positive overlap means that they touch.
Margin overlapOf(const Match& a, const Match& b, Millimetres matchWidth);

} // namespace umpire::war_galley
