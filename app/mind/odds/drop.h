#pragma once

#include "app/mind/odds/draws.h"
#include "rules/table/pieces.h"

#include <vector>

/// A handful of matches that a hand lets fall (WG-29), and where they come to rest.
namespace umpire::odds {

/// What lies on the table and where the hand is.
struct Scene {
    std::vector<Galley> galleys; ///< boxes of `sizes`, where their hulls lie
    TablePoint place;            ///< below the middle of the hand
    PieceSizes sizes;
};

/// How a hand drops and how matches bounce. docs/odds.md has the evidence for each default.
struct Throw {
    int matches = 3;
    /// Of the middle of the handful over the table. 150 mm is in the rules (WG-29).
    Millimetres height = 150_mm;
    /// One standard deviation of a match's middle about the middle of the handful, along each axis.
    /// An assumption: fingertips that hold a few matches are about 30 mm across.
    Millimetres spread = 15_mm;
    /// Coulomb's coefficient between a match and what it touches. Tables of wood on wood give 0.25
    /// to 0.5 for dry surfaces.
    double friction = 0.4;
    /// Speed after a bounce over the speed before, 0..1. An assumption: small pieces of wood that
    /// fall on wood give 0.3 to 0.5.
    double restitution = 0.4;
};

/// Where a handful lies.
struct Landing {
    std::vector<Match> matches; ///< those that lie on the table; "m1", "m2", … in the hand's order
    /// A match touched a galley before it came to rest: the salvo is spoiled (WG-32). The matches
    /// lie where they were when that happened.
    bool touched = false;
};

/// Whether a match touched a galley ends the drop, or the drop is followed to its end.
enum class Follow { UntilSpoiled, ToTheEnd };

/// A match that lies with its middle there and its head along the angle.
Match matchAt(TablePoint middle, Radians heading, Millimetres length, std::size_t number);

/// Rigid bodies with gravity, friction and bounces.
Landing dropBodies(const Scene& scene, const Throw& handful, Draws draws,
                   Follow follow = Follow::UntilSpoiled);

/// Needles: each match lies below the point where it was let go, in any direction. Nothing falls,
/// bounces or touches another match.
Landing dropNeedles(const Scene& scene, const Throw& handful, Draws draws);

} // namespace umpire::odds
