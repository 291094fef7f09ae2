#pragma once

#include "app/mind/odds/draws.h"
#include "rules/table/pieces.h"

#include <vector>

/// Simulates a handful of matches that a hand drops (WG-29), until they are at rest.
namespace umpire::odds {

struct Scene {
    std::vector<Galley> galleys; ///< boxes of the size in `sizes`, at the places of their hulls
    TablePoint place;            ///< point of the table below the middle of the hand
    PieceSizes sizes;
};

/// Parameters of the drop and of the bounces. docs/odds.md has the evidence for each default.
struct Throw {
    int matches = 3;
    /// Height of the middle of the handful above the table; 150 mm by WG-29.
    Millimetres height = 150_mm;
    /// Standard deviation of the distance between a match's middle and the handful's middle, along
    /// each axis. Assumed: fingertips that hold a few matches are about 30 mm across.
    Millimetres spread = 15_mm;
    /// Coulomb friction coefficient between a match and other things. Tables in the literature give
    /// 0.25 to 0.5 for dry wood on wood.
    double friction = 0.4;
    /// Coefficient of restitution: speed after a bounce divided by the speed before it, 0 to 1.
    /// Assumed: small pieces of wood that fall on wood have 0.3 to 0.5.
    double restitution = 0.4;
};

/// The result of a drop.
struct Landing {
    /// Matches that are on the table, named "m1", "m2", … in the order of the drop.
    std::vector<Match> matches;
    /// True if a match touched a galley before it came to rest, which spoils the salvo (WG-32).
    /// After Follow::UntilSpoiled, `matches` then has the places at the moment of the touch.
    bool touched = false;
};

/// Whether the drop ends when a match touches a galley, or is simulated to its end.
enum class Follow { UntilSpoiled, ToTheEnd };

/// Returns a match with the given middle. Its head points in the direction `heading`.
Match matchAt(TablePoint middle, Radians heading, Millimetres length, std::size_t number);

/// Drops the matches as rigid bodies with gravity, friction and bounces.
Landing dropBodies(const Scene& scene, const Throw& handful, Draws draws,
                   Follow follow = Follow::UntilSpoiled);

/// Drops the matches as needles: each match lies where it was released, in a random direction. No
/// match falls, bounces or touches another match.
Landing dropNeedles(const Scene& scene, const Throw& handful, Draws draws);

} // namespace umpire::odds
