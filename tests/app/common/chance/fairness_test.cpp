#include "app/common/chance/fairness.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

namespace umpire {
namespace {

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: the upper 5 % of 5 degrees is 11.070.
TEST(Fairness, AgreesWithTheTableOfChiSquare) {
    const std::array<int, 6> counts{22, 24, 38, 30, 46, 44}; // 34 expected: 520 / 34
    const Uniformity test = uniformityOf(counts);
    EXPECT_NEAR(test.statistic, 520.0 / 34.0, 1e-9);
    EXPECT_EQ(test.degrees, 5);
    EXPECT_FALSE(test.isExact);
    EXPECT_GT(test.probability, 0.005); // 16.750
    EXPECT_LT(test.probability, 0.01);  // 15.086
}

TEST(Fairness, CountsEveryOutcomeOfFewThrows) {
    EXPECT_NEAR(uniformityOf(std::array<int, 6>{0, 0, 2, 0, 0, 0}).probability, 1.0 / 6, 1e-9);
    EXPECT_NEAR(uniformityOf(std::array<int, 6>{0, 0, 1, 0, 0, 1}).probability, 1.0, 1e-9);
    // 6 of the 216 outcomes of three dice are triples.
    EXPECT_NEAR(uniformityOf(std::array<int, 6>{3, 0, 0, 0, 0, 0}).probability, 6.0 / 216, 1e-9);
    EXPECT_TRUE(uniformityOf(std::array<int, 6>{3, 0, 0, 0, 0, 0}).isExact);
    EXPECT_EQ(uniformityOf(std::array<int, 6>{}).probability, 1.0);
}

// Cohen, "A power primer" (Psychological Bulletin 112, 1992), table 2: w = 0.3 with 5 degrees of
// freedom needs 143, w = 0.1 needs 1283.
TEST(Fairness, NeedsAsManyThrowsAsCohenSays) {
    const auto shareOf = [](double w) { return 1.0 / 6.0 + w / std::sqrt(7.2); };
    EXPECT_NEAR(throwsToFind(6, shareOf(0.3)), 143, 1);
    EXPECT_NEAR(throwsToFind(6, shareOf(0.1)), 1283, 2);
}

TEST(Fairness, GivesTheExactIntervalOfAChance) {
    EXPECT_NEAR(chanceInterval(0, 10).most, 1.0 - std::pow(0.025, 0.1), 1e-9);
    EXPECT_EQ(chanceInterval(0, 10).least, 0.0);
    EXPECT_NEAR(chanceInterval(10, 10).least, std::pow(0.025, 0.1), 1e-9);
    EXPECT_NEAR(chanceInterval(5, 10).least, 0.1871, 1e-4);
    EXPECT_EQ(chanceInterval(0, 0).most, 1.0);
}

TEST(Fairness, AddsUpWhatIsNoLikelierThanWhatWasSeen) {
    EXPECT_NEAR(probabilityOf(std::array{0.5, 0.5, 0.5}, 3), 0.25, 1e-12);
    EXPECT_NEAR(probabilityOf(std::array{0.5, 0.5, 0.5}, 1), 1.0, 1e-12);
    EXPECT_NEAR(probabilityOf(std::array{0.1, 0.2}, 2), 0.02, 1e-12);
    EXPECT_EQ(probabilityOf(std::array{0.1, 0.2}, 3), 0.0) << "two matches hit three times";
    EXPECT_EQ(probabilityOf({}, 0), 1.0);
}

} // namespace
} // namespace umpire
