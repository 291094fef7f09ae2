#pragma once

#include <span>

/// Tests how well counts agree with chance. Probabilities are from 0 to 1.
namespace umpire {

/// The result of a test for equal frequencies.
struct Uniformity {
    double statistic = 0.0;   ///< Pearson's chi-square
    int degrees = 0;          ///< degrees of freedom
    double probability = 1.0; ///< probability that fair dice deviate at least this much
    bool isExact = false;     ///< computed from all possible outcomes
};

/// Pearson's test of equal probabilities. If fewer than five throws are expected of each result,
/// uses the exact multinomial test (Read and Cressie, "Goodness-of-Fit Statistics", 1988, chapter
/// 5). Needs two counts; without throws, the counts agree with chance.
Uniformity uniformityOf(std::span<const int> counts);

/// Returns the number of throws that finds, with power 0.8 at the 5 % level, that one of `faces`
/// faces has the probability `share` and the other faces are equally likely. More than 1 face;
/// `share` is not 1 / faces.
int throwsToFind(int faces, double share);

/// A confidence interval of a probability.
struct Interval {
    double least = 0.0;
    double most = 1.0;
};

/// Returns the exact 95 % interval of a probability after `times` successes in `trials` trials
/// (Clopper and Pearson, Biometrika 26, 1934). Without a trial the interval is 0 to 1.
Interval chanceInterval(int times, int trials);

/// Returns E. B. Wilson's 95 % interval of a probability after `successes` of `trials` ("Probable
/// inference, the law of succession, and statistical inference", JASA 22, 1927); a draw may count
/// as half a success. Exact at both ends. Without a trial it is 0 to 1.
Interval wilsonInterval(double successes, int trials);

/// Returns the probability that independent trials with these probabilities give a number at most
/// as likely as `times`: an exact two-sided test.
double probabilityOf(std::span<const double> chances, int times);

} // namespace umpire
