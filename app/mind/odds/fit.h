#pragma once

#include "app/mind/odds/odds.h"
#include "app/mind/odds/tosses.h"

#include <array>
#include <string>
#include <vector>

/// The hand that recorded tosses tell of: by how the matches of a toss lie around their middle.
namespace umpire::odds {

struct FitOptions {
    Throw handful; ///< its height is taken for true; what is fitted does not matter
    PieceSizes sizes;
    int handfuls = 60; ///< dropped by each hand, for each number of matches in a toss
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

/// The middle of what is likely, and the middle 95 % of it.
struct FittedFigure : Estimate {
    /// False: the interval is wider than half of all that was tried, so that the tosses do not tell
    /// the figure.
    bool isTold = true;
};

struct Fit {
    int tosses = 0;
    int matches = 0;
    FittedFigure spread; ///< millimetres
    FittedFigure friction;
    FittedFigure restitution;
    CloudSize seen;
    CloudSize fitted;
    std::vector<std::string> doubts; ///< where the tosses are too few, one sentence each
};

/// What the tosses of every hand of the grid look like. The recorded tosses are not in it, so that
/// several sets of them can be compared with it.
class Hands {
public:
    /// `sizes`: numbers of matches in a toss, each once, from 2 on.
    Hands(std::vector<int> sizes, const FitOptions& options);

    /// What the tosses tell of the hand. At least one cloud; each has one of the sizes.
    [[nodiscard]] Fit fitTo(const std::vector<Cloud>& clouds) const;

    /// The means of what is compared in tosses, and how they vary from toss to toss.
    struct Moments {
        static constexpr std::size_t kMost = 4;
        std::array<double, kMost> mean{};
        std::array<std::array<double, kMost>, kMost> covariance{};
    };

private:
    [[nodiscard]] std::vector<double> logLikelihoods(const std::vector<Cloud>& clouds) const;

    FitOptions options_;
    std::vector<int> sizes_;
    std::vector<std::vector<Moments>> moments_; ///< by size, by hand
};

/// A synthetic likelihood (S. N. Wood, "Statistical inference for noisy nonlinear ecological
/// dynamic systems", Nature 466, 2010) over a grid of spread, friction and restitution: each hand
/// of the grid drops handfuls of rigid bodies, which strike each other. Their figures are how far
/// matches lie from the middle of their toss, how that differs from toss to toss and within a toss,
/// and how far the nearest match lies. The means of the recorded tosses are normal about those of
/// the hand. All hands of the grid are alike likely before; intervals are the middle 95 %
/// afterwards. At least one cloud.
Fit fitTo(const std::vector<Cloud>& clouds, const FitOptions& options);

} // namespace umpire::odds
