#include "tests/app/club/simulation/night_checks.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

/// Whole club nights, with faults that a seed draws.
namespace umpire::testing {
namespace {

/// Seeds that found a fault before.
constexpr unsigned kSeeds[] = {1, 2};

/// Reads a number from the environment; 0 if the variable is not set.
unsigned asked(const char* name) {
    const char* text = std::getenv(name); // NOLINT(concurrency-mt-unsafe): no thread yet
    return text == nullptr ? 0 : unsigned(std::atoi(text));
}

std::string replayOf(unsigned seed) {
    return "UMPIRE_SEED=" + std::to_string(seed) + " club_simulation_test";
}

/// Plays the night of a seed, checks it, and returns its length.
Span expectGoodNight(unsigned seed) {
    SCOPED_TRACE(replayOf(seed));
    SimulatedClub club(seed);
    club.play();
    expectEachEventOnce(club);
    expectEachRulingOnce(club);
    expectTrueHall(club);
    expectNothingMisdirected(club);
    if (asked("UMPIRE_SEED") != 0) {
        std::printf("%s", club.trace().c_str());
    }
    return club.passed();
}

TEST(ClubSimulation, LosesAndDoublesNothing) {
    if (const unsigned seed = asked("UMPIRE_SEED"); seed != 0) {
        expectGoodNight(seed);
        return;
    }
    if (const unsigned many = asked("UMPIRE_PLAYOUTS"); many != 0) {
        const unsigned first = std::max(1U, asked("UMPIRE_FIRST_SEED"));
        Span passed{0};
        for (unsigned seed = first; seed < first + many; ++seed) {
            passed += expectGoodNight(seed);
        }
        std::printf("seeds %u to %u: %.1f hours of club nights\n", first, first + many - 1,
                    double(passed.count()) / 3.6e9);
        return;
    }
    for (const unsigned seed : kSeeds) {
        expectGoodNight(seed);
    }
}

/// What was heard in a night. Only one night exists at a time.
struct Heard {
    std::string byTheTrace;
    std::string openly;
};
Heard heardIn(unsigned seed, Twin twin = Twin::One) {
    SimulatedClub club(seed, twin);
    club.play();
    return {club.trace(), club.openWords()};
}

/// Returns the first words that differ, from both texts; empty if the texts are equal.
std::string firstDifference(const std::string& one, const std::string& other) {
    constexpr std::size_t kBefore = 60;
    constexpr std::size_t kShown = 240;
    const auto [here, there] = std::ranges::mismatch(one, other);
    if (here == one.end() && there == other.end()) {
        return "";
    }
    const auto at = std::size_t(here - one.begin());
    const std::size_t from = at - std::min(at, kBefore);
    return one.substr(from, kShown) + "\n" + other.substr(from, kShown);
}

/// A seed and a commit reproduce a fault.
TEST(ClubSimulation, OfOneSeedIsAlwaysTheSame) {
    const std::string trace = heardIn(7).byTheTrace;
    EXPECT_GT(trace.size(), 10'000U);
    EXPECT_EQ(firstDifference(trace, heardIn(7).byTheTrace), "");
}

/// If two nights differ only in what players hide, nobody else hears a difference.
TEST(ClubSimulation, TellsNobodyWhatPlayersHide) {
    int hidden = 0;
    for (const unsigned seed : kSeeds) {
        SCOPED_TRACE(replayOf(seed));
        const Heard one = heardIn(seed, Twin::One);
        const Heard other = heardIn(seed, Twin::Other);
        EXPECT_EQ(firstDifference(one.openly, other.openly), "");
        hidden += one.byTheTrace == other.byTheTrace ? 0 : 1;
    }
    EXPECT_GT(hidden, 0) << "nights in which something was hidden";
}

} // namespace
} // namespace umpire::testing
