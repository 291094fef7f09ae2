#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/table/pieces.h"

/// Does a match point at a hull (WG-30, WG-A12)?
namespace umpire::war_galley {

/// The end of a match that points.
enum class End { Head, Tail };

/// The ray out of one end of a match, along its axis, against a hull.
struct Pointing {
    Margin inside;      ///< > 0: so far inside the hull's outline; < 0: passes it at this distance
    TablePoint from;    ///< the end
    TablePoint reaches; ///< where the ray meets the hull, or is nearest to it
};

/// The ray from the end, away from the other one, of any length; touching a corner counts. Of all
/// corners that of the least certainty decides. A match without length points nowhere for sure.
///
/// At a distance d beyond the head of a match of length L the ray's sigma is
/// sqrt(head^2 (1 + d/L)^2 + tail^2 (d/L)^2); the hull's own sigma there is added in square.
Pointing pointingOf(const Match& match, End end, const Galley& target);

} // namespace umpire::war_galley
