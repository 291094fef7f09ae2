#pragma once

#include <span>

/// Tests whether counts agree with chance. Probabilities are from 0 to 1.
namespace umpire {

/// The result of a test for equal frequencies.
struct Uniformity {
    double statistic = 0.0;   ///< Pearson's chi-square statistic
    int degrees = 0;          ///< degrees of freedom
    double probability = 1.0; ///< probability that fair dice deviate at least this much
    bool isExact = false;     ///< true if `probability` was computed from all possible outcomes
};

/// Tests whether all results are equally likely. Uses Pearson's chi-square test. If fewer than five
/// throws of each result are expected, uses the exact multinomial test (Read and Cressie,
/// "Goodness-of-Fit Statistics", 1988, chapter 5). `counts` needs at least two elements. Without
/// any throw the probability is 1.
Uniformity uniformityOf(std::span<const int> counts);

/// Returns the number of throws that are needed to detect a loaded die. One of its `faces` faces
/// has the probability `share`; the other faces are equally likely. The test has the 5 % level, and
/// detects the die with probability 0.8. `faces` > 1; `share` differs from 1 / faces.
int throwsToFind(int faces, double share);

/// A confidence interval of a probability; `least` is its lower end, `most` its upper end.
struct Interval {
    double least = 0.0;
    double most = 1.0;
};

/// Returns the exact 95 % confidence interval of a probability after `times` successes in `trials`
/// trials (Clopper and Pearson, Biometrika 26, 1934). Without a trial the interval is 0 to 1.
Interval chanceInterval(int times, int trials);

/// Returns Wilson's 95 % confidence interval of a probability after `successes` in `trials` trials
/// (E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22,
/// 1927). A draw may count as half a success. The lower end is exactly 0 without a success, and the
/// upper end exactly 1 without a failure. Without a trial the interval is 0 to 1.
Interval wilsonInterval(double successes, int trials);

/// Exact two-sided test. Independent trials succeed with the probabilities `chances`. Returns the
/// probability of all numbers of successes that are at most as likely as `times` successes; 0 if
/// `times` is impossible.
double probabilityOf(std::span<const double> chances, int times);

} // namespace umpire
