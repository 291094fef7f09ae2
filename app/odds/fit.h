#pragma once

#include "app/odds/odds.h"
#include "app/odds/tosses.h"

#include <string>
#include <vector>

/// The hand that recorded tosses tell of: by how far from their middle the matches lie.
namespace umpire::odds {

struct FitOptions {
    Throw handful; ///< its height is taken for true; what is fitted does not matter
    PieceSizes sizes;
    int bounces = 300;   ///< single matches dropped for each friction and restitution
    int resamples = 400; ///< of the bootstrap
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: one for each core
};

/// What the tosses show and what the fitted hand would show.
struct CloudSize {
    Millimetres radius;  ///< root mean square distance from the middle of a toss
    double beyond = 0.0; ///< share of the matches farther away than `kFar`
};
/// Twice the length of a match's half: where a neighbour's match may reach to.
inline constexpr Millimetres kFar = 42_mm;

struct Fit {
    int tosses = 0;
    int matches = 0;
    Estimate spread; ///< millimetres
    Estimate friction;
    Estimate restitution;
    CloudSize seen;
    CloudSize fitted;
    std::vector<std::string> doubts; ///< where the tosses are too few, one sentence each
};

/// Maximum likelihood over a grid of spread, friction and restitution. A match lies where it was
/// let go plus where it bounced to: the first is normal with the spread, the second is what single
/// matches do that are dropped with this friction and restitution. So its distance from the middle
/// is a mixture of Rice's distributions (S. O. Rice, Bell System Technical Journal 24, 1945). The
/// middle of n matches is itself estimated, so distances are stretched by sqrt(n / (n - 1)).
/// Intervals are the middle 95 % of fits to resampled tosses (B. Efron, "Bootstrap methods", Annals
/// of Statistics 7, 1979). Matches that strike each other are not in the model. At least one cloud.
Fit fitTo(const std::vector<Cloud>& clouds, const FitOptions& options);

} // namespace umpire::odds
