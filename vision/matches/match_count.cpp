#include "vision/matches/match_count.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {

namespace {

/// The probability of each number of true candidates.
using Numbers = std::vector<double>;

/// Computes these probabilities without the candidate `leftOut`. An index that does not exist
/// leaves out none.
Numbers numbersOf(std::span<const double> chances, std::size_t leftOut) {
    Numbers numbers{1.0};
    for (std::size_t k = 0; k < chances.size(); ++k) {
        if (k == leftOut) {
            continue;
        }
        numbers.push_back(0.0);
        for (std::size_t n = numbers.size() - 1; n > 0; --n) {
            numbers[n] = numbers[n] * (1 - chances[k]) + numbers[n - 1] * chances[k];
        }
        numbers[0] *= 1 - chances[k];
    }
    return numbers;
}

/// Returns the relative probability that the true candidates and the things without a candidate are
/// `count` together.
double fitting(const Numbers& numbers, int count) {
    double sum = 0.0;
    for (int n = 0; n <= count && std::size_t(n) < numbers.size(); ++n) {
        sum += numbers[std::size_t(n)] * std::pow(kOptions.overlookedOdds, count - n);
    }
    return sum;
}

} // namespace

std::vector<double> chancesGivenCount(std::span<const double> chances, int count) {
    std::vector<double> bounded(chances.begin(), chances.end());
    for (double& chance : bounded) {
        chance = std::clamp(chance, 0.0, kOptions.surestOfCount);
    }
    const double all = fitting(numbersOf(bounded, bounded.size()), count);
    std::vector<double> given(chances.begin(), chances.end());
    for (std::size_t k = 0; k < given.size() && all > 0.0; ++k) {
        given[k] = bounded[k] * fitting(numbersOf(bounded, k), count - 1) / all;
    }
    return given;
}

} // namespace umpire::matches
