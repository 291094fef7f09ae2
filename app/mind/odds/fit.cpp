#include "app/mind/odds/fit.h"

#include "app/common/chance/on_all_cores.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <span>

namespace umpire::odds {
namespace {

constexpr std::array kSpreads = {3.0, 5.0, 7.5, 11.0, 15.0, 20.0, 27.0, 36.0, 48.0, 64.0, 80.0};
constexpr std::array kFrictions = {0.1, 0.2, 0.3, 0.45, 0.7};
constexpr std::array kRestitutions = {0.0, 0.15, 0.3, 0.45, 0.6};
constexpr std::size_t kSurfaces = kFrictions.size() * kRestitutions.size();
constexpr std::size_t kHands = kSurfaces * kSpreads.size();

/// Minimum number of tosses for reliable results. With fewer tosses their means are not normally
/// distributed, and a doubt is reported.
constexpr int kFewTosses = 20;
/// Minimum number of tosses for any result.
constexpr std::size_t kFewestTosses = 5;
/// Maximum width of an interval that determines a value, as a share of the grid's range.
constexpr double kWidePart = 0.5;

using Moments = Hands::Moments;
using Figures = std::array<double, Moments::kMost>;

Throw throwOf(std::size_t hand, const FitOptions& options, int matches) {
    Throw handful = options.handful;
    const std::size_t surface = hand / kSpreads.size();
    handful.matches = matches;
    handful.spread = Millimetres(kSpreads[hand % kSpreads.size()]);
    handful.friction = kFrictions[surface / kRestitutions.size()];
    handful.restitution = kRestitutions[surface % kRestitutions.size()];
    return handful;
}

/// Drops the handfuls of one hand. All hands use the same random numbers, so that only the hands
/// differ.
std::vector<Cloud> droppedBy(const Throw& handful, const FitOptions& options) {
    std::vector<Cloud> clouds;
    for (int drop = 0; drop < options.handfuls; ++drop) {
        Cloud cloud;
        for (const Match& match :
             dropBodies({{}, {}, options.sizes}, handful, Draws(options.seed, std::uint64_t(drop)))
                 .matches) {
            cloud.push_back(midpoint(match.tail, match.head));
        }
        if (cloud.size() > 1) {
            clouds.push_back(std::move(cloud));
        }
    }
    return clouds;
}

/// Returns each match's distance from the middle of the toss, in millimetres.
std::vector<double> distancesOf(const Cloud& cloud) {
    TablePoint middle;
    for (const TablePoint point : cloud) {
        middle = middle + point * (1.0 / double(cloud.size()));
    }
    std::vector<double> distances;
    for (const TablePoint point : cloud) {
        distances.push_back(distance(point, middle).value());
    }
    return distances;
}

double meanOf(const std::vector<double>& numbers) {
    double sum = 0.0;
    for (const double number : numbers) {
        sum += number;
    }
    return sum / double(std::max<std::size_t>(1, numbers.size()));
}

/// Returns how many statistics a toss of `matches` has. Two matches are always equally far from
/// their middle, so their variation and nearest neighbour say nothing.
std::size_t figureCountOf(std::size_t matches) {
    return matches > 2 ? Moments::kMost : 2;
}

/// Returns four statistics of a toss, from the logarithms of the matches' distances from the
/// middle: their mean; the square of the mean, for the variation between tosses; their standard
/// deviation; and the mean logarithm of the distance to the nearest match, which distinguishes a
/// scattered handful from a heap. Logarithms are used because wide tosses vary more than narrow
/// tosses.
Figures figuresOf(const Cloud& cloud) {
    std::vector<double> logs;
    for (const double distance : distancesOf(cloud)) {
        logs.push_back(std::log(distance + 1.0));
    }
    const double mean = meanOf(logs);
    double square = 0.0;
    for (const double each : logs) {
        square += (each - mean) * (each - mean) / double(logs.size());
    }
    std::vector<double> nearest;
    for (const TablePoint& one : cloud) {
        double least = 1e9;
        for (const TablePoint& other : cloud) {
            least = &one == &other ? least : std::min(least, distance(one, other).value());
        }
        nearest.push_back(std::log(least + 1.0));
    }
    return {mean, mean * mean, std::sqrt(square), meanOf(nearest)};
}

Moments momentsOf(const std::vector<Cloud>& clouds) {
    Moments moments;
    std::vector<Figures> all;
    for (const Cloud& cloud : clouds) {
        all.push_back(figuresOf(cloud));
        for (std::size_t i = 0; i < Moments::kMost; ++i) {
            moments.mean[i] += all.back()[i] / double(clouds.size());
        }
    }
    for (const Figures& figures : all) {
        for (std::size_t i = 0; i < Moments::kMost; ++i) {
            for (std::size_t j = 0; j < Moments::kMost; ++j) {
                moments.covariance[i][j] += (figures[i] - moments.mean[i]) *
                                            (figures[j] - moments.mean[j]) / double(all.size());
            }
        }
    }
    return moments;
}

/// The misfit of recorded means and a hand's means, for the hand's covariance times `part`, without
/// the constant. Computed by Cholesky's decomposition. Each variance is increased by a thousandth,
/// so that the decomposition exists.
struct Misfit {
    double squares = 0.0; ///< squared distance of the means, in squared standard deviations
    double logDeterminant = 0.0;
};
Misfit misfitOf(const Moments& hand, const Figures& seen, double part, std::size_t figures) {
    std::array<std::array<double, Moments::kMost>, Moments::kMost> lower{};
    Figures solved{};
    Misfit misfit;
    for (std::size_t i = 0; i < figures; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum =
                hand.covariance[i][j] * part * (i == j ? 1.001 : 1.0) + (i == j ? 1e-9 : 0);
            for (std::size_t k = 0; k < j; ++k) {
                sum -= lower[i][k] * lower[j][k];
            }
            lower[i][j] = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / lower[j][j];
        }
        double rest = seen[i] - hand.mean[i];
        for (std::size_t k = 0; k < i; ++k) {
            rest -= lower[i][k] * solved[k];
        }
        solved[i] = rest / lower[i][i];
        misfit.squares += solved[i] * solved[i];
        misfit.logDeterminant += 2.0 * std::log(lower[i][i]);
    }
    return misfit;
}

std::vector<Cloud> ofSize(const std::vector<Cloud>& clouds, int matches) {
    std::vector<Cloud> some;
    std::ranges::copy_if(clouds, std::back_inserter(some),
                         [&](const Cloud& cloud) { return cloud.size() == std::size_t(matches); });
    return some;
}

/// Returns the median and the central 95 % interval of the posterior over a grid of values. Between
/// two grid values the probability is spread evenly.
FittedFigure figureOf(std::span<const double> values, const std::vector<double>& chances) {
    std::vector<double> edges{values.front()};
    for (std::size_t i = 1; i < values.size(); ++i) {
        edges.push_back((values[i - 1] + values[i]) / 2.0);
    }
    edges.push_back(values.back());
    const auto at = [&](double part) {
        double before = 0.0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (before + chances[i] >= part) {
                const double far = chances[i] > 0.0 ? (part - before) / chances[i] : 0.0;
                return edges[i] + (edges[i + 1] - edges[i]) * far;
            }
            before += chances[i];
        }
        return edges.back();
    };
    FittedFigure figure{{at(0.5), at(0.025), at(0.975)}};
    figure.isTold = figure.high - figure.low < kWidePart * (edges.back() - edges.front());
    return figure;
}

/// Measures the scatter of the tosses. Multiplies distances by sqrt(n / (n - 1)), because the
/// middle of n matches is itself an estimate.
CloudSize sizeOf(const std::vector<Cloud>& clouds) {
    double squares = 0.0;
    int far = 0;
    int number = 0;
    for (const Cloud& cloud : clouds) {
        for (const double each : distancesOf(cloud)) {
            const double stretched =
                each * std::sqrt(double(cloud.size()) / double(cloud.size() - 1));
            squares += stretched * stretched;
            far += stretched > kFar.value() ? 1 : 0;
            ++number;
        }
    }
    return {Millimetres(std::sqrt(squares / std::max(1, number))),
            double(far) / std::max(1, number)};
}

void doubt(Fit& fit) {
    if (fit.tosses < kFewTosses) {
        fit.doubts.push_back("the figures rest on fewer than " + std::to_string(kFewTosses) +
                             " tosses, too few to be trusted");
    }
    const auto check = [&](const char* name, const FittedFigure& figure) {
        if (!figure.isTold) {
            fit.doubts.push_back(std::string("the tosses do not tell the ") + name);
        }
    };
    check("spread", fit.spread);
    check("friction", fit.friction);
    check("restitution", fit.restitution);
}

} // namespace

Hands::Hands(std::vector<int> sizes, const FitOptions& options)
    : options_(options), sizes_(std::move(sizes)),
      moments_(sizes_.size(), std::vector<Moments>(kHands)) {
    onAllCores(kHands * sizes_.size(), unsigned(std::max(0, options.threads)),
               [&](std::size_t index) {
                   const std::size_t size = index / kHands;
                   const std::size_t hand = index % kHands;
                   moments_[size][hand] =
                       momentsOf(droppedBy(throwOf(hand, options_, sizes_[size]), options_));
               });
}

std::vector<double> Hands::logLikelihoods(const std::vector<Cloud>& clouds) const {
    std::vector<double> logs(kHands, 0.0);
    for (std::size_t size = 0; size < sizes_.size(); ++size) {
        const std::vector<Cloud> some = ofSize(clouds, sizes_[size]);
        const Moments seen = momentsOf(some);
        for (std::size_t hand = 0; hand < kHands && !some.empty(); ++hand) {
            // The hand's means also have an error, because they come from a limited number of
            // simulated handfuls.
            const double part = 1.0 / double(some.size()) + 1.0 / options_.handfuls;
            const Misfit misfit = misfitOf(moments_[size][hand], seen.mean, part,
                                           figureCountOf(std::size_t(sizes_[size])));
            logs[hand] -= 0.5 * (misfit.squares + misfit.logDeterminant);
        }
    }
    return logs;
}

Fit Hands::fitTo(const std::vector<Cloud>& clouds) const {
    Fit fit;
    fit.tosses = int(clouds.size());
    for (const Cloud& cloud : clouds) {
        fit.matches += int(cloud.size());
    }
    std::vector<double> chances = logLikelihoods(clouds);
    const auto best = std::size_t(std::ranges::max_element(chances) - chances.begin());
    const double most = clouds.size() < kFewestTosses ? 0.0 : chances[best];
    double sum = 0.0;
    // with fewer than kFewestTosses, all hands are equally probable
    for (double& chance : chances) {
        chance = clouds.size() < kFewestTosses ? 1.0 : std::exp(chance - most);
        sum += chance;
    }
    std::vector<double> spreads(kSpreads.size(), 0.0);
    std::vector<double> frictions(kFrictions.size(), 0.0);
    std::vector<double> restitutions(kRestitutions.size(), 0.0);
    for (std::size_t hand = 0; hand < kHands; ++hand) {
        const std::size_t surface = hand / kSpreads.size();
        spreads[hand % kSpreads.size()] += chances[hand] / sum;
        frictions[surface / kRestitutions.size()] += chances[hand] / sum;
        restitutions[surface % kRestitutions.size()] += chances[hand] / sum;
    }
    fit.spread = figureOf(kSpreads, spreads);
    fit.friction = figureOf(kFrictions, frictions);
    fit.restitution = figureOf(kRestitutions, restitutions);
    fit.seen = sizeOf(clouds);
    std::vector<Cloud> dropped;
    for (const int matches : sizes_) {
        for (Cloud& cloud : droppedBy(throwOf(best, options_, matches), options_)) {
            dropped.push_back(std::move(cloud));
        }
    }
    fit.fitted = sizeOf(dropped);
    doubt(fit);
    return fit;
}

Fit fitTo(const std::vector<Cloud>& clouds, const FitOptions& options) {
    std::set<int> sizes;
    for (const Cloud& cloud : clouds) {
        sizes.insert(int(cloud.size()));
    }
    return Hands({sizes.begin(), sizes.end()}, options).fitTo(clouds);
}

} // namespace umpire::odds
