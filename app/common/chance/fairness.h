#pragma once

#include <span>

/// How well counts agree with chance. Probabilities go from 0 to 1.
namespace umpire {

/// A test of counts that ought to be alike.
struct Uniformity {
    double statistic = 0.0;   ///< Pearson's chi-square
    int degrees = 0;          ///< of freedom
    double probability = 1.0; ///< that fair ones differ at least so much
    bool isExact = false;     ///< every possible outcome was counted
};

/// Pearson's test of equal chances. Where fewer than five are expected of each, the test is the
/// exact multinomial one (Read and Cressie, "Goodness-of-Fit Statistics", 1988, chapter 5). Two
/// counts at least; without a single throw nothing speaks against chance.
Uniformity uniformityOf(std::span<const int> counts);

/// How many throws show, four times of five at the level of 5 %, that one of `faces` comes up with
/// the chance `share` and the others alike. More than 1 face; `share` is not 1 / faces.
int throwsToFind(int faces, double share);

/// An interval of a chance.
struct Interval {
    double least = 0.0;
    double most = 1.0;
};

/// The exact 95 % interval of a chance that came true `times` of `trials` times (Clopper and
/// Pearson, Biometrika 26, 1934). Without a trial it is 0 to 1.
Interval chanceInterval(int times, int trials);

/// E. B. Wilson's 95 % interval of a chance that came true `successes` of `trials` times ("Probable
/// inference, the law of succession, and statistical inference", JASA 22, 1927); half a success may
/// stand for a draw. Exact at both ends. Without a trial it is 0 to 1.
Interval wilsonInterval(double successes, int trials);

/// The probability that independent trials with these chances give a number that is at most as
/// likely as `times`: an exact two-sided test.
double probabilityOf(std::span<const double> chances, int times);

} // namespace umpire
