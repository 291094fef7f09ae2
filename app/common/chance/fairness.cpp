#include "app/common/chance/fairness.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <cmath>
#include <numeric>
#include <vector>

namespace umpire {
namespace {

constexpr double kLevel = 0.05;
constexpr double kPower = 0.8;
/// Minimum expected number of throws of each result for Pearson's approximation.
constexpr double kFewest = 5.0;
/// Factor within which two probabilities count as equal, because rounding changes the last digits.
constexpr double kAlike = 1.0 + 1e-9;

double chiSquare(std::span<const int> counts, double expected) {
    double sum = 0.0;
    for (const int count : counts) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

/// Enumerates all distributions of the throws over the faces, and adds the probabilities of those
/// that are at most as likely as the observed distribution.
class Multinomial {
public:
    explicit Multinomial(std::span<const int> counts)
        : faces_(int(counts.size())), throws_(std::accumulate(counts.begin(), counts.end(), 0)) {
        double seen = 0.0;
        for (const int count : counts) {
            seen -= std::lgamma(count + 1.0);
        }
        seen_ = seen;
        all_ = std::lgamma(throws_ + 1.0) - throws_ * std::log(double(faces_));
    }
    double probability() {
        walk(faces_, throws_, 0.0);
        return std::min(1.0, sum_);
    }

private:
    void walk(int faces, int left, double logarithm) {
        if (faces == 1) {
            const double whole = logarithm - std::lgamma(left + 1.0);
            if (whole <= seen_ + 1e-9) {
                sum_ += std::exp(all_ + whole);
            }
            return;
        }
        for (int count = 0; count <= left; ++count) {
            walk(faces - 1, left - count, logarithm - std::lgamma(count + 1.0));
        }
    }
    int faces_;
    int throws_;
    double seen_ = 0.0;
    double all_ = 0.0;
    double sum_ = 0.0;
};

double powerOf(int throws, int faces, double effect) {
    const boost::math::chi_squared fair(faces - 1);
    const double limit = boost::math::quantile(boost::math::complement(fair, kLevel));
    const boost::math::non_central_chi_squared loaded(faces - 1, throws * effect);
    return boost::math::cdf(boost::math::complement(loaded, limit));
}

} // namespace

Uniformity uniformityOf(std::span<const int> counts) {
    const int throws = std::accumulate(counts.begin(), counts.end(), 0);
    Uniformity answer{.degrees = int(counts.size()) - 1};
    if (throws == 0) {
        return answer;
    }
    const double expected = double(throws) / double(counts.size());
    answer.statistic = chiSquare(counts, expected);
    answer.isExact = expected < kFewest;
    answer.probability = answer.isExact
                             ? Multinomial(counts).probability()
                             : boost::math::cdf(boost::math::complement(
                                   boost::math::chi_squared(answer.degrees), answer.statistic));
    return answer;
}

int throwsToFind(int faces, double share) {
    const double fair = 1.0 / faces;
    const double other = (1.0 - share) / (faces - 1);
    const double effect =
        ((share - fair) * (share - fair) + (faces - 1) * (other - fair) * (other - fair)) / fair;
    int most = 1;
    while (powerOf(most, faces, effect) < kPower) {
        most *= 2;
    }
    int least = most / 2;
    while (most - least > 1) {
        const int middle = (least + most) / 2;
        (powerOf(middle, faces, effect) < kPower ? least : most) = middle;
    }
    return most;
}

Interval chanceInterval(int times, int trials) {
    using Binomial = boost::math::binomial_distribution<>;
    if (trials == 0) {
        return {};
    }
    return {Binomial::find_lower_bound_on_p(trials, times, kLevel / 2),
            Binomial::find_upper_bound_on_p(trials, times, kLevel / 2)};
}

Interval wilsonInterval(double successes, int trials) {
    // 95 % of a normal distribution lies within this many standard deviations
    constexpr double kNormal = 1.959964;
    if (trials <= 0) {
        return {};
    }
    const double share = successes / trials;
    const double squared = kNormal * kNormal / trials;
    const double middle = (share + squared / 2.0) / (1.0 + squared);
    const double half =
        std::sqrt(squared * (share * (1.0 - share) + squared / 4.0)) / (1.0 + squared);
    return {share == 0.0 ? 0.0 : middle - half, share == 1.0 ? 1.0 : middle + half};
}

double probabilityOf(std::span<const double> chances, int times) {
    std::vector<double> ways{1.0};
    for (const double chance : chances) {
        ways.push_back(0.0);
        for (std::size_t hits = ways.size() - 1; hits > 0; --hits) {
            ways[hits] = ways[hits] * (1.0 - chance) + ways[hits - 1] * chance;
        }
        ways[0] *= 1.0 - chance;
    }
    if (times < 0 || std::size_t(times) >= ways.size()) {
        return 0.0;
    }
    double sum = 0.0;
    for (const double way : ways) {
        sum += way <= ways[std::size_t(times)] * kAlike ? way : 0.0;
    }
    return std::min(1.0, sum);
}

} // namespace umpire
