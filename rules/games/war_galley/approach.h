#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/table/pieces.h"

#include <span>

/// How near two pieces lie to each other, with its sigma.
namespace umpire::war_galley {

/// Where two convex outlines are nearest to each other.
struct Approach {
    Millimetres distance; ///< below zero: they overlap, and must be moved so far to part
    TablePoint onFirst;
    TablePoint onSecond;
};

/// Outlines of two points (a match's axis) or more, in order round the outline.
Approach approachOf(std::span<const TablePoint> first, std::span<const TablePoint> second);

/// One standard deviation of a point fixed to a galley, along a direction (of unit length).
Millimetres sigmaAt(const Galley& galley, TablePoint point, TablePoint direction);

/// The same for a point of a match between its ends. Across and along the axis are taken alike.
Millimetres sigmaAt(const Match& match, TablePoint point);

/// Gap from hull to hull, oars and masts ignored (WG-A11): `margin` is minus the gap where apart.
Margin overlapOf(const Galley& a, const Galley& b);

/// Overlap of a match of the given width with a hull; positive: it touches (WG-32).
Margin overlapOf(const Match& match, const Galley& galley, Millimetres matchWidth);

/// Overlap of two matches of the given width; positive: they touch.
Margin overlapOf(const Match& a, const Match& b, Millimetres matchWidth);

} // namespace umpire::war_galley
