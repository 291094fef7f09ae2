#include "app/club/season/glicko.h"

#include <cmath>
#include <numbers>

namespace umpire::season {
namespace {

/// Rating points per unit of the internal scale (step 2).
constexpr double kScale = 173.7178;
constexpr double kMiddle = 1500;
/// tolerance for the logarithm of the squared volatility (step 5.1)
constexpr double kTolerance = 1e-6;

double square(double value) {
    return value * value;
}

/// Returns the weight of a game against an opponent with that deviation: g of step 3.
double weightOf(double deviation) {
    return 1 / std::sqrt(1 + 3 * square(deviation / std::numbers::pi));
}

/// The combined evidence of a period's games.
struct Evidence {
    double variance = 0;    ///< variance of the rating from the games alone: v of step 3
    double improvement = 0; ///< delta of step 4
    double surplus = 0;     ///< sum of weight times (score minus expected score)
};

Evidence evidenceOf(double rating, const std::vector<Encounter>& games) {
    double information = 0;
    double surplus = 0;
    for (const Encounter& game : games) {
        const double weight = weightOf(game.opponent.deviation / kScale);
        const double other = (game.opponent.rating - kMiddle) / kScale;
        const double expected = 1 / (1 + std::exp(-weight * (rating - other)));
        information += square(weight) * expected * (1 - expected);
        surplus += weight * (game.score - expected);
    }
    return {1 / information, surplus / information, surplus};
}

/// Returns the volatility that explains the games best (step 5), by the Illinois algorithm.
double newVolatility(double deviation, double volatility, const Evidence& evidence, double tau) {
    const double before = std::log(square(volatility));
    const auto f = [&](double x) {
        const double grown = square(deviation) + evidence.variance + std::exp(x);
        return std::exp(x) * (square(evidence.improvement) - grown) / (2 * square(grown)) -
               (x - before) / square(tau);
    };
    double a = before;
    double b = std::log(square(evidence.improvement) - square(deviation) - evidence.variance);
    if (!(square(evidence.improvement) > square(deviation) + evidence.variance)) {
        b = before - tau;
        while (f(b) < 0) {
            b -= tau;
        }
    }
    double fa = f(a);
    double fb = f(b);
    while (std::abs(b - a) > kTolerance) {
        const double c = a + (a - b) * fa / (fb - fa);
        const double fc = f(c);
        if (fc * fb <= 0) {
            a = b;
            fa = fb;
        } else {
            fa /= 2;
        }
        b = c;
        fb = fc;
    }
    return std::exp(a / 2);
}

} // namespace

Strength afterPeriod(const Strength& before, const std::vector<Encounter>& games, double tau) {
    const double deviation = before.deviation / kScale;
    if (games.empty()) {
        return {before.rating, kScale * std::hypot(deviation, before.volatility),
                before.volatility};
    }
    const double rating = (before.rating - kMiddle) / kScale;
    const Evidence evidence = evidenceOf(rating, games);
    const double volatility = newVolatility(deviation, before.volatility, evidence, tau);
    // squared deviation before the games (step 6)
    const double grown = square(deviation) + square(volatility);
    const double left = 1 / (1 / grown + 1 / evidence.variance); // squared new deviation (step 7)
    return {kScale * (rating + left * evidence.surplus) + kMiddle, kScale * std::sqrt(left),
            volatility};
}

} // namespace umpire::season
