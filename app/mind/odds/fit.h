#pragma once

#include "app/mind/odds/odds.h"
#include "app/mind/odds/tosses.h"

#include <array>
#include <string>
#include <vector>

/// Estimates from recorded tosses how players drop matches. A "hand" is one combination of spread,
/// friction and restitution; the grid contains the hands that are tried.
namespace umpire::odds {

struct FitOptions {
    Throw handful; ///< only its height is used; the fitted values are ignored
    PieceSizes sizes;
    /// Number of simulated tosses for each hand and each number of matches.
    int handfuls = 60;
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: one thread per core
};

/// How widely the matches of tosses are scattered.
struct CloudSize {
    Millimetres radius;  ///< root mean square distance of the matches from the middle of their toss
    double beyond = 0.0; ///< share of the matches whose distance exceeds `kFar`, 0 to 1
};
/// Limit of the distance for `CloudSize::beyond`: the length of one match.
inline constexpr Millimetres kFar = 42_mm;

/// The median of the posterior distribution and its central 95 % interval.
struct FittedFigure : Estimate {
    /// False if the interval is wider than half of the grid's range. The tosses are then too few to
    /// determine the value.
    bool isTold = true;
};

struct Fit {
    int tosses = 0;
    int matches = 0;
    FittedFigure spread; ///< in millimetres
    FittedFigure friction;
    FittedFigure restitution;
    CloudSize seen;
    CloudSize fitted;
    std::vector<std::string> doubts; ///< one sentence for each way in which the tosses are too few
};

/// Simulated tosses of every hand of the grid. They do not depend on the recorded tosses, so they
/// can serve for several sets of recorded tosses.
class Hands {
public:
    /// `sizes`: all numbers of matches per toss that will occur, each once and at least 2.
    Hands(std::vector<int> sizes, const FitOptions& options);

    /// Fits a hand to the recorded tosses. At least one cloud is needed. The number of matches of
    /// each cloud must be one of the constructor's `sizes`.
    [[nodiscard]] Fit fitTo(const std::vector<Cloud>& clouds) const;

    /// Mean of each compared statistic, and the covariance of the statistics between tosses.
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

/// Fits a hand by a synthetic likelihood (S. N. Wood, "Statistical inference for noisy nonlinear
/// ecological dynamic systems", Nature 466, 2010) over a grid of spread, friction and restitution.
/// Each hand of the grid drops handfuls of rigid bodies, which collide. The compared statistics are
/// the matches' mean distance from the middle of their toss, the variation of the distance between
/// tosses and within a toss, and the distance of the nearest match. The model: the recorded tosses'
/// means have a normal distribution around the hand's means. The prior is uniform over all hands.
/// Intervals are the central 95 % of the posterior. Needs at least one cloud.
Fit fitTo(const std::vector<Cloud>& clouds, const FitOptions& options);

} // namespace umpire::odds
