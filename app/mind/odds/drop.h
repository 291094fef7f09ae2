#pragma once

#include "app/mind/odds/draws.h"
#include "rules/table/pieces.h"

#include <vector>

/// Simulates a handful of matches dropped by a hand (WG-29), up to the places where they rest.
namespace umpire::odds {

/// The pieces on the table and the hand's place.
struct Scene {
    std::vector<Galley> galleys; ///< boxes of `sizes`, by their hulls
    TablePoint place;            ///< below the middle of the hand
    PieceSizes sizes;
};

/// Parameters of the drop and of the bounces. docs/odds.md has the evidence for each default.
struct Throw {
    int matches = 3;
    /// Height of the handful's middle above the table. The rules say 150 mm (WG-29).
    Millimetres height = 150_mm;
    /// Standard deviation of a match's middle from the handful's middle, along each axis. An
    /// assumption: fingertips that hold a few matches are about 30 mm across.
    Millimetres spread = 15_mm;
    /// Coulomb friction coefficient between a match and other things. Tables in the literature give
    /// 0.25 to 0.5 for dry wood on wood.
    double friction = 0.4;
    /// Ratio of the speeds after and before a bounce, 0..1. An assumption: small pieces of wood
    /// falling on wood give 0.3 to 0.5.
    double restitution = 0.4;
};

/// The result of a drop.
struct Landing {
    std::vector<Match> matches; ///< the matches on the table; "m1", "m2", … in the hand's order
    /// True if a match touched a galley before it came to rest: the salvo is spoiled (WG-32). The
    /// matches are then where they were at the touch.
    bool touched = false;
};

/// Whether the drop ends when a match touches a galley, or is simulated to its end.
enum class Follow { UntilSpoiled, ToTheEnd };

/// Returns a match with its middle at that point and its head in the direction of the angle.
Match matchAt(TablePoint middle, Radians heading, Millimetres length, std::size_t number);

/// Simulates rigid bodies with gravity, friction and bounces.
Landing dropBodies(const Scene& scene, const Throw& handful, Draws draws,
                   Follow follow = Follow::UntilSpoiled);

/// Simulates needles: each match rests below the point where it was released, in a random
/// direction. Nothing falls, bounces or touches another match.
Landing dropNeedles(const Scene& scene, const Throw& handful, Draws draws);

} // namespace umpire::odds
