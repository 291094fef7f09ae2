#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/table/pieces.h"

/// Tells whether a match points at a hull (WG-30, WG-A12).
namespace umpire::war_galley {

/// The end of a match that points.
enum class End { Head, Tail };

/// The ray out of one end of a match, along the match's axis, against a hull.
struct Pointing {
    Margin inside;   ///< positive: depth inside the outline; negative: miss distance
    TablePoint from; ///< the pointing end
    /// the point where the ray meets the hull, or where it is nearest to the hull
    TablePoint reaches;
};

/// Casts a ray of any length from that end, away from the other end; touching a corner counts. The
/// least certain corner decides. A match without length points nowhere with certainty. At a
/// distance d beyond the head of a match of length L the ray's sigma is sqrt(head^2 (1 + d/L)^2 +
/// tail^2 (d/L)^2); the hull's own sigma there is added in quadrature.
Pointing pointingOf(const Match& match, End end, const Galley& target);

} // namespace umpire::war_galley
