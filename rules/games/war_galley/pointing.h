#pragma once

#include "rules/games/war_galley/certainty.h"
#include "rules/table/pieces.h"

/// Tells whether a match points at a hull (WG-30, WG-A12).
namespace umpire::war_galley {

/// The end of a match whose line is examined.
enum class End { Head, Tail };

/// The ray from one end of a match along its axis, compared with a hull.
struct Pointing {
    /// Depth of the ray inside the hull; if negative, the distance by which the ray misses.
    Margin inside;
    TablePoint from; ///< the end where the ray begins
    /// The point where the ray meets the hull or, if it misses, where it is nearest to the hull.
    TablePoint reaches;
};

/// Casts a ray of unlimited length from one end of the match, away from the other end. Touching a
/// corner counts. The least certain corner decides. A match of length 0 points nowhere with
/// certainty. At a distance d beyond the end of a match of length L, the standard deviation of the
/// ray is sqrt(a^2 (1 + d/L)^2 + b^2 (d/L)^2), where a belongs to this end and b to the other end.
/// The standard deviation of the hull there is added in quadrature.
Pointing pointingOf(const Match& match, End end, const Galley& target);

} // namespace umpire::war_galley
