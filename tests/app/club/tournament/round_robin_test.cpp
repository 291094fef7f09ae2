#include "app/club/tournament/round_robin.h"

#include <gmock/gmock.h>
#include <map>
#include <numeric>
#include <set>

namespace umpire::tournament {
namespace {

using testing::ElementsAre;

std::vector<int> firstOnes(int count) {
    std::vector<int> players(static_cast<std::size_t>(count));
    std::iota(players.begin(), players.end(), 1);
    return players;
}

/// Formats a round as the tables are printed: "1-4 2-3".
std::string printedRound(const Round& round) {
    std::string line;
    for (const Pairing& pairing : round.pairings) {
        line += (line.empty() ? "" : " ") + std::to_string(pairing.seats[0]) +
                (pairing.bye ? "-" : "-" + std::to_string(pairing.seats[1]));
    }
    return line;
}

std::vector<std::string> printedRounds(const std::vector<Round>& rounds) {
    std::vector<std::string> lines;
    for (const Round& round : rounds) {
        lines.push_back(printedRound(round));
    }
    return lines;
}

/// FIDE Handbook, C.05 General Regulations for Competitions, Annex 1: Details of Berger Table.
const std::map<int, std::vector<std::string>> kPublished = {
    {4, {"1-4 2-3", "4-3 1-2", "2-4 3-1"}},
    {6, {"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"}},
    {8,
     {"1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7",
      "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1"}},
    {10,
     {"1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7",
      "10-7 8-6 9-5 1-4 2-3", "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4",
      "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5", "5-10 6-4 7-3 8-2 9-1"}},
    {12,
     {"1-12 2-11 3-10 4-9 5-8 6-7", "12-7 8-6 9-5 10-4 11-3 1-2", "2-12 3-1 4-11 5-10 6-9 7-8",
      "12-8 9-7 10-6 11-5 1-4 2-3", "3-12 4-2 5-1 6-11 7-10 8-9", "12-9 10-8 11-7 1-6 2-5 3-4",
      "4-12 5-3 6-2 7-1 8-11 9-10", "12-10 11-9 1-8 2-7 3-6 4-5", "5-12 6-4 7-3 8-2 9-1 10-11",
      "12-11 1-10 2-9 3-8 4-7 5-6", "6-12 7-5 8-4 9-3 10-2 11-1"}},
    {14,
     {"1-14 2-13 3-12 4-11 5-10 6-9 7-8", "14-8 9-7 10-6 11-5 12-4 13-3 1-2",
      "2-14 3-1 4-13 5-12 6-11 7-10 8-9", "14-9 10-8 11-7 12-6 13-5 1-4 2-3",
      "3-14 4-2 5-1 6-13 7-12 8-11 9-10", "14-10 11-9 12-8 13-7 1-6 2-5 3-4",
      "4-14 5-3 6-2 7-1 8-13 9-12 10-11", "14-11 12-10 13-9 1-8 2-7 3-6 4-5",
      "5-14 6-4 7-3 8-2 9-1 10-13 11-12", "14-12 13-11 1-10 2-9 3-8 4-7 5-6",
      "6-14 7-5 8-4 9-3 10-2 11-1 12-13", "14-13 1-12 2-11 3-10 4-9 5-8 6-7",
      "7-14 8-6 9-5 10-4 11-3 12-2 13-1"}},
    {16,
     {"1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9", "16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2",
      "2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10", "16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3",
      "3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11", "16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4",
      "4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12", "16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5",
      "5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13", "16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6",
      "6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14", "16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7",
      "7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15", "16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8",
      "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1"}},
};

TEST(BergerTables, AreThePublishedOnesForUpTo16Players) {
    for (const auto& [players, lines] : kPublished) {
        EXPECT_EQ(printedRounds(roundRobin(firstOnes(players))), lines) << players;
    }
}

TEST(BergerTables, ForAnOddNumberTheMissingNumbersOpponentHasABye) {
    const auto rounds = roundRobin(firstOnes(5));
    EXPECT_THAT(printedRounds(rounds),
                ElementsAre("2-5 3-4 1-", "5-3 1-2 4-", "3-1 4-5 2-", "1-4 2-3 5-", "4-2 5-1 3-"));
    EXPECT_EQ(rounds[0].pairings[0].table, 1);
    EXPECT_EQ(rounds[0].pairings[2].table, 0);
    EXPECT_EQ(rounds[0].pairings[2].bye, Bye::Pairing);
}

/// Counts for each player the rounds with the first seat.
std::map<int, int> firstSeats(const std::vector<Round>& rounds) {
    std::map<int, int> seats;
    for (const Round& round : rounds) {
        for (const Pairing& pairing : round.pairings) {
            seats[pairing.seats[0]] += pairing.bye ? 0 : 1;
        }
    }
    return seats;
}

TEST(RoundRobin, EveryoneMeetsEveryoneOnceAndPlaysOnceARound) {
    for (int players = 2; players <= 41; ++players) {
        std::set<std::set<int>> met;
        const auto rounds = roundRobin(firstOnes(players));
        EXPECT_EQ(int(rounds.size()), players % 2 == 0 ? players - 1 : players);
        for (const Round& round : rounds) {
            std::set<int> seen;
            for (const Pairing& pairing : round.pairings) {
                for (const int player : pairing.seats) {
                    EXPECT_TRUE(seen.insert(player).second) << players;
                }
                if (!pairing.bye) {
                    EXPECT_TRUE(met.insert({pairing.seats[0], pairing.seats[1]}).second);
                }
            }
            EXPECT_EQ(int(seen.size()), players);
        }
        EXPECT_EQ(int(met.size()), players * (players - 1) / 2) << players;
    }
}

TEST(RoundRobin, TheFirstSeatIsAsEvenAsTheNumberOfGamesAllows) {
    for (int players = 3; players <= 41; ++players) {
        const int games = players - 1;
        for (const auto& [player, first] : firstSeats(roundRobin(firstOnes(players)))) {
            EXPECT_GE(first, games / 2) << player << " of " << players;
            EXPECT_LE(first, (games + 1) / 2) << player << " of " << players;
        }
    }
}

/// Returns the longest run of rounds in which a player keeps the same seat.
int longestRun(const std::vector<Round>& rounds) {
    std::map<int, std::pair<std::size_t, int>> runs;
    int longest = 0;
    for (const Round& round : rounds) {
        for (const Pairing& pairing : round.pairings) {
            for (std::size_t seat = 0; !pairing.bye && seat < 2; ++seat) {
                auto& [last, run] = runs[pairing.seats[seat]];
                run = run > 0 && last == seat ? run + 1 : 1;
                last = seat;
                longest = std::max(longest, run);
            }
        }
    }
    return longest;
}

TEST(DoubleRoundRobin, EveryoneHasEachSeatOnceAgainstEveryone) {
    for (int players = 2; players <= 20; ++players) {
        std::set<std::pair<int, int>> met;
        const auto rounds = roundRobin(firstOnes(players), Cycles::Two);
        for (const Round& round : rounds) {
            for (const Pairing& pairing : round.pairings) {
                if (!pairing.bye) {
                    EXPECT_TRUE(met.insert({pairing.seats[0], pairing.seats[1]}).second);
                }
            }
        }
        EXPECT_EQ(int(met.size()), players * (players - 1)) << players;
        EXPECT_LE(players > 2 ? longestRun(rounds) : 1, 2) << players;
    }
}

TEST(DoubleRoundRobin, TheLastTwoRoundsOfTheFirstCycleAreExchanged) {
    EXPECT_THAT(printedRounds(roundRobin(firstOnes(4), Cycles::Two)),
                ElementsAre("1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"));
}

TEST(RoundRobin, NumbersNeedNotBeConsecutiveAndOneAloneHasNobodyToMeet) {
    EXPECT_THAT(printedRounds(roundRobin({9, 4, 7})), ElementsAre("4-7 9-", "9-4 7-", "7-9 4-"));
    EXPECT_TRUE(roundRobin({3}).empty());
    EXPECT_TRUE(roundRobin(firstOnes(kMostInRoundRobin + 1)).empty());
}

} // namespace
} // namespace umpire::tournament
