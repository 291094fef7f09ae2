#include "vision/matches/find_matches.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

/// Chances of candidates once their number is known.
namespace umpire::matches {
namespace {

double sumOf(const std::vector<double>& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

TEST(ChancesGivenCount, MakeALikelyCandidateSureWhereItCompletesTheCount) {
    const auto given = chancesGivenCount(std::vector{0.99, 0.7}, 2);
    EXPECT_GT(given[1], 0.85);
    EXPECT_LT(given[1], 0.95) << "it may be another one, which no candidate shows";
    EXPECT_GT(given[0], 0.98);
}

TEST(ChancesGivenCount, MakeOneTooManyUnlikely) {
    const auto given = chancesGivenCount(std::vector{0.99, 0.99, 0.5}, 2);
    EXPECT_LT(given[2], 0.1);
    EXPECT_GT(given[0], 0.97);
}

TEST(ChancesGivenCount, LeaveAPoorCandidatePoorWhereOthersMayBeOverlooked) {
    const auto given = chancesGivenCount(std::vector{0.99, 0.05}, 2);
    EXPECT_GT(given[1], 0.05) << "something is missing";
    EXPECT_LT(given[1], 0.3);
}

TEST(ChancesGivenCount, TellTwoThatExcludeEachOtherByTheirOdds) {
    const auto given = chancesGivenCount(std::vector{0.6, 0.4}, 1);
    EXPECT_GT(given[0], given[1]);
    EXPECT_LE(sumOf(given), 1.0);
}

TEST(ChancesGivenCount, NeverExpectMoreThanThereAre) {
    const std::vector<double> chances{0.95, 0.9, 0.6, 0.5, 0.3, 0.1, 0.05};
    for (int count = 0; count <= 9; ++count) {
        const auto given = chancesGivenCount(chances, count);
        ASSERT_EQ(given.size(), chances.size());
        EXPECT_LE(sumOf(given), count + 1e-9);
        EXPECT_TRUE(std::ranges::all_of(given, [](double p) { return p >= 0 && p <= 1; }));
        EXPECT_TRUE(std::ranges::is_sorted(given, std::ranges::greater{})) << "none overtakes";
    }
    EXPECT_TRUE(chancesGivenCount({}, 3).empty());
}

} // namespace
} // namespace umpire::matches
