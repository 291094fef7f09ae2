#pragma once

#include "app/mind/odds/odds.h"
#include "app/mind/odds/tosses.h"

#include <array>
#include <string>
#include <vector>

/// Estimates the hand of recorded tosses from the matches' places around each toss's middle.
namespace umpire::odds {

struct FitOptions {
    Throw handful; ///< its height is used; the fitted fields are ignored
    PieceSizes sizes;
    int handfuls = 60; ///< number per hand and per number of matches in a toss
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: one thread per core
};

/// The extent of the recorded tosses, or of the fitted hand's.
struct CloudSize {
    Millimetres radius;  ///< root mean square distance from the toss's middle
    double beyond = 0.0; ///< share of the matches farther away than `kFar`
};
/// Twice half a match's length: the reach of a neighbouring match.
inline constexpr Millimetres kFar = 42_mm;

/// The posterior median with its central 95 % interval.
struct FittedFigure : Estimate {
    /// False: the interval is wider than half of the tried range, so that the tosses do not
    /// determine the figure.
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
    std::vector<std::string> doubts; ///< one sentence for each lack of tosses
};

/// The simulated tosses of every hand of the grid. They do not depend on the recorded tosses, so
/// several sets of recorded tosses can be compared with them.
class Hands {
public:
    /// `sizes`: the numbers of matches in a toss, each once, from 2 on.
    Hands(std::vector<int> sizes, const FitOptions& options);

    /// Fits the hand. Needs at least one cloud; each cloud must have one of the sizes.
    [[nodiscard]] Fit fitTo(const std::vector<Cloud>& clouds) const;

    /// Means of the compared figures, and their covariance from toss to toss.
    struct Moments {
        static constexpr std::size_t kMost = 4;
        std::array<double, kMost> mean{};
        std::array<std::array<double, kMost>, kMost> covariance{};
    };

private:
    [[nodiscard]] std::vector<double> logLikelihoods(const std::vector<Cloud>& clouds) const;

    FitOptions options_;
    std::vector<int> sizes_;
    std::vector<std::vector<Moments>> moments_; ///< by size, then by hand
};

/// A synthetic likelihood (S. N. Wood, "Statistical inference for noisy nonlinear ecological
/// dynamic systems", Nature 466, 2010) over a grid of spread, friction and restitution. Each hand
/// of the grid drops handfuls of rigid bodies, which collide. The figures are the matches'
/// distances from their toss's middle, their variation between tosses and within a toss, and the
/// distance of the nearest match. The recorded tosses' means are normal around those of the hand.
/// The prior is uniform over all hands; intervals are the central 95 % of the posterior. Needs at
/// least one cloud.
Fit fitTo(const std::vector<Cloud>& clouds, const FitOptions& options);

} // namespace umpire::odds
