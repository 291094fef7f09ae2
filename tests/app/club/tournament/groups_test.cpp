#include "app/club/tournament/groups.h"

#include <gmock/gmock.h>
#include <numeric>
#include <set>

namespace umpire::tournament {
namespace {

std::vector<int> firstOnes(int count) {
    std::vector<int> players(static_cast<std::size_t>(count));
    std::iota(players.begin(), players.end(), 1);
    return players;
}

std::vector<Round> manyRounds(int players, int seats, int rounds) {
    std::vector<Round> made;
    for (int round = 0; round < rounds; ++round) {
        made.push_back(groupsRound(firstOnes(players), seats, made));
    }
    return made;
}

/// Returns the number of rounds in which everyone could meet everyone once.
int roundsToMeetAll(int players, int seats) {
    return (players - 1) / (seats - 1);
}

TEST(Groups, EveryonePlaysOnceARoundAtAFullTableOrHasABye) {
    for (const int seats : {3, 4}) {
        for (int players = seats; players <= 24; ++players) {
            for (const Round& round : manyRounds(players, seats, 4)) {
                std::set<int> seen;
                int byes = 0;
                for (const Pairing& pairing : round.pairings) {
                    EXPECT_EQ(int(pairing.seats.size()), pairing.bye ? 1 : seats);
                    byes += pairing.bye ? 1 : 0;
                    seen.insert(pairing.seats.begin(), pairing.seats.end());
                }
                EXPECT_EQ(int(seen.size()), players);
                EXPECT_EQ(byes, players % seats);
            }
        }
    }
}

TEST(Groups, AtEachTimeAPairMetAtMostTwiceMoreThanAnother) {
    for (const int seats : {3, 4}) {
        for (int players = seats; players <= 24; ++players) {
            const auto rounds = manyRounds(players, seats, roundsToMeetAll(players, seats) + 2);
            std::vector<Round> sofar;
            for (const Round& round : rounds) {
                sofar.push_back(round);
                const Evenness even = evennessOf(firstOnes(players), sofar);
                EXPECT_LE(even.mostMeetings - even.fewestMeetings, 2)
                    << players << " players, " << seats << " seats, round " << sofar.size();
                EXPECT_LE(even.mostByes - even.fewestByes, 1) << players << " of " << seats;
            }
        }
    }
}

TEST(Groups, MeetOnceEachWhereThatIsPossible) {
    const Evenness nine = evennessOf(firstOnes(9), manyRounds(9, 3, 4));
    EXPECT_EQ(nine.fewestMeetings, 1);
    EXPECT_EQ(nine.mostMeetings, 1);
    const Evenness sixteen = evennessOf(firstOnes(16), manyRounds(16, 4, 5));
    EXPECT_EQ(sixteen.fewestMeetings, 1);
    EXPECT_EQ(sixteen.mostMeetings, 1);
}

TEST(Groups, ChangeTheSeats) {
    for (const int seats : {3, 4}) {
        for (const int players : {seats, 3 * seats, 4 * seats}) {
            const auto rounds = manyRounds(players, seats, 2 * seats);
            EXPECT_LE(evennessOf(firstOnes(players), rounds).mostInOneSeat, 4)
                << players << " players, " << seats << " seats";
        }
        EXPECT_EQ(evennessOf(firstOnes(seats), manyRounds(seats, seats, seats)).mostInOneSeat, 1);
    }
}

TEST(Groups, ALateEntryIsGivenTheTablesThatItMissed) {
    std::vector<Round> rounds = manyRounds(8, 3, 2);
    rounds.push_back(groupsRound(firstOnes(9), 3, rounds));
    for (const Pairing& pairing : rounds.back().pairings) {
        EXPECT_FALSE(pairing.bye);
    }
    EXPECT_LE(evennessOf(firstOnes(9), rounds).mostMeetings, 2);
}

TEST(Groups, TooFewPlayersOrSeatsGiveNoTables) {
    EXPECT_TRUE(groupsRound(firstOnes(2), 3, {}).pairings.empty());
    EXPECT_TRUE(groupsRound(firstOnes(9), 2, {}).pairings.empty());
    EXPECT_TRUE(groupsRound(firstOnes(40), kMostSeats + 1, {}).pairings.empty());
}

} // namespace
} // namespace umpire::tournament
