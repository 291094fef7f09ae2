#include "app/odds/fit.h"

#include "app/figures/on_all_cores.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace umpire::odds {
namespace {

constexpr std::array kSpreads = {3.0,  5.0,  7.0,  9.0,  11.0, 13.0, 15.0, 17.0, 19.0, 21.0, 24.0,
                                 27.0, 30.0, 34.0, 38.0, 43.0, 48.0, 54.0, 60.0, 70.0, 80.0};
constexpr std::array kFrictions = {0.1, 0.2, 0.3, 0.4, 0.5, 0.7};
constexpr std::array kRestitutions = {0.0, 0.15, 0.3, 0.4, 0.5, 0.6};
constexpr std::size_t kSurfaces = kFrictions.size() * kRestitutions.size();
constexpr std::size_t kCells = kSurfaces * kSpreads.size();

/// Fewer tosses than this give no interval worth its name: the bootstrap draws from them alone.
constexpr int kFewTosses = 20;
/// With fewer than this a resampled toss is mostly the same one: the interval is the whole grid.
constexpr std::size_t kFewestResampled = 5;
/// An interval that is wider than this part of the grid says nothing.
constexpr double kWidePart = 0.5;

/// How far a single match comes to rest from the point below which it was let go, in millimetres.
std::vector<double> bouncesOf(const FitOptions& options, std::size_t surface) {
    Throw single = options.handful;
    single.matches = 1;
    single.spread = 0_mm;
    single.friction = kFrictions[surface / kRestitutions.size()];
    single.restitution = kRestitutions[surface % kRestitutions.size()];
    std::vector<double> lengths;
    for (int drop = 0; drop < options.bounces; ++drop) {
        const Landing landing =
            dropBodies({{}, {}, options.sizes}, single, Draws(options.seed, std::uint64_t(drop)));
        for (const Match& match : landing.matches) {
            lengths.push_back(length(midpoint(match.tail, match.head)).value());
        }
    }
    return lengths;
}

/// exp(-x) times the modified Bessel function of order 0 (M. Abramowitz, I. Stegun, "Handbook of
/// Mathematical Functions", 1964, 9.8.1 and 9.8.2: within 2e-7).
double scaledBessel(double x) {
    if (x < 3.75) {
        const double t = (x / 3.75) * (x / 3.75);
        return std::exp(-x) *
               (1.0 +
                t * (3.5156229 +
                     t * (3.0899424 +
                          t * (1.2067492 + t * (0.2659732 + t * (0.0360768 + t * 0.0045813))))));
    }
    const double t = 3.75 / x;
    return (0.39894228 +
            t * (0.01328592 +
                 t * (0.00225319 +
                      t * (-0.00157565 +
                           t * (0.00916281 +
                                t * (-0.02057706 +
                                     t * (0.02635537 + t * (-0.01647633 + t * 0.00392377)))))))) /
           std::sqrt(x);
}

/// Logarithm of the density of a distance under the mixture.
double logDensity(double distance, double spread, const std::vector<double>& bounces) {
    const double square = spread * spread;
    double sum = 0.0;
    for (const double bounce : bounces) {
        const double off = distance - bounce;
        sum += std::exp(-off * off / (2.0 * square)) * scaledBessel(distance * bounce / square);
    }
    // A match that nothing explains, such as one that was kicked, must not rule out a cell.
    constexpr double kUnexplained = 1e-6;
    return std::log(sum * distance / square / double(bounces.size()) + kUnexplained);
}

/// From the middle of the toss, stretched; see `fitTo`. In millimetres.
std::vector<double> distancesOf(const Cloud& cloud) {
    TablePoint middle;
    for (const TablePoint point : cloud) {
        middle = middle + point * (1.0 / double(cloud.size()));
    }
    const double stretch = std::sqrt(double(cloud.size()) / double(cloud.size() - 1));
    std::vector<double> distances;
    for (const TablePoint point : cloud) {
        distances.push_back(distance(point, middle).value() * stretch);
    }
    return distances;
}

CloudSize sizeOf(const std::vector<double>& distances) {
    double squares = 0.0;
    for (const double distance : distances) {
        squares += distance * distance;
    }
    const auto far =
        std::ranges::count_if(distances, [](double distance) { return distance > kFar.value(); });
    const double number = std::max(1.0, double(distances.size()));
    return {Millimetres(std::sqrt(squares / number)), double(far) / number};
}

/// Logarithms of a toss's likelihood in every cell of the grid.
using Likelihoods = std::vector<double>;

std::size_t bestCell(const std::vector<Likelihoods>& tosses,
                     const std::vector<std::size_t>& drawn) {
    Likelihoods sum(kCells, 0.0);
    for (const std::size_t toss : drawn) {
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            sum[cell] += tosses[toss][cell];
        }
    }
    return std::size_t(std::ranges::max_element(sum) - sum.begin());
}

struct Hand {
    double spread = 0.0;
    double friction = 0.0;
    double restitution = 0.0;
};

Hand handOf(std::size_t cell) {
    const std::size_t surface = cell / kSpreads.size();
    return {kSpreads[cell % kSpreads.size()], kFrictions[surface / kRestitutions.size()],
            kRestitutions[surface % kRestitutions.size()]};
}

Estimate estimateOf(const Hand& best, std::vector<Hand> resampled, double Hand::*member) {
    std::ranges::sort(resampled, {}, member);
    const auto at = [&](double part) {
        return resampled[std::size_t(part * double(resampled.size() - 1))].*member;
    };
    return {best.*member, at(0.025), at(0.975)};
}

/// Nothing is known of where the figures lie.
void widen(Fit& fit) {
    const auto whole = [](Estimate& figure, double least, double most) {
        figure.low = least;
        figure.high = most;
    };
    whole(fit.spread, kSpreads.front(), kSpreads.back());
    whole(fit.friction, kFrictions.front(), kFrictions.back());
    whole(fit.restitution, kRestitutions.front(), kRestitutions.back());
}

void doubt(Fit& fit) {
    if (fit.tosses < kFewTosses) {
        fit.doubts.push_back("the figures rest on fewer than " + std::to_string(kFewTosses) +
                             " tosses, too few to be trusted");
    }
    const auto check = [&](const char* name, const Estimate& figure, double least, double most) {
        if (figure.high - figure.low > kWidePart * (most - least)) {
            fit.doubts.push_back(std::string("the tosses are too few to tell the ") + name);
        }
    };
    check("spread", fit.spread, kSpreads.front(), kSpreads.back());
    check("friction", fit.friction, kFrictions.front(), kFrictions.back());
    check("restitution", fit.restitution, kRestitutions.front(), kRestitutions.back());
}

/// What tosses of that hand would show.
CloudSize sizeOf(const Hand& hand, const std::vector<double>& bounces, std::uint64_t seed) {
    std::vector<double> distances;
    Draws draws(seed, 0);
    for (const double bounce : bounces) {
        for (int repeat = 0; repeat < 20; ++repeat) {
            const double x = draws.normal();
            const double y = draws.normal();
            distances.push_back(std::hypot(hand.spread * x + bounce, hand.spread * y));
        }
    }
    return sizeOf(distances);
}

} // namespace

Fit fitTo(const std::vector<Cloud>& clouds, const FitOptions& options) {
    std::vector<std::vector<double>> bounces(kSurfaces);
    onAllCores(kSurfaces, unsigned(std::max(0, options.threads)),
               [&](std::size_t surface) { bounces[surface] = bouncesOf(options, surface); });
    std::vector<Likelihoods> likelihoods(clouds.size(), Likelihoods(kCells, 0.0));
    onAllCores(clouds.size(), unsigned(std::max(0, options.threads)), [&](std::size_t toss) {
        for (const double distance : distancesOf(clouds[toss])) {
            for (std::size_t cell = 0; cell < kCells; ++cell) {
                likelihoods[toss][cell] +=
                    logDensity(distance, handOf(cell).spread, bounces[cell / kSpreads.size()]);
            }
        }
    });
    std::vector<std::size_t> drawn(clouds.size());
    std::iota(drawn.begin(), drawn.end(), std::size_t{0});
    const std::size_t best = bestCell(likelihoods, drawn);
    std::vector<Hand> resampled(std::size_t(std::max(1, options.resamples)));
    onAllCores(resampled.size(), unsigned(std::max(0, options.threads)), [&](std::size_t sample) {
        Draws draws(options.seed, sample);
        std::vector<std::size_t> again(clouds.size());
        for (std::size_t& toss : again) {
            toss = std::size_t(draws.uniform() * double(clouds.size()));
        }
        resampled[sample] = handOf(bestCell(likelihoods, again));
    });
    Fit fit;
    fit.tosses = int(clouds.size());
    std::vector<double> all;
    for (const Cloud& cloud : clouds) {
        const std::vector<double> distances = distancesOf(cloud);
        all.insert(all.end(), distances.begin(), distances.end());
    }
    fit.matches = int(all.size());
    fit.spread = estimateOf(handOf(best), resampled, &Hand::spread);
    fit.friction = estimateOf(handOf(best), resampled, &Hand::friction);
    fit.restitution = estimateOf(handOf(best), resampled, &Hand::restitution);
    fit.seen = sizeOf(all);
    fit.fitted = sizeOf(handOf(best), bounces[best / kSpreads.size()], options.seed);
    if (clouds.size() < kFewestResampled) {
        widen(fit);
    }
    doubt(fit);
    return fit;
}

} // namespace umpire::odds
