#include "app/club/tournament/check.h"
#include "app/club/tournament/import_players.h"
#include "app/club/tournament/next_round.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"

#include <gmock/gmock.h>

/// What comes of a report that is read, and what no report can do.
namespace umpire::tournament {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// Who goes on from that pairing of the first round.
int winnerAt(const Tournament& made, std::size_t at) {
    return made.rounds[0].pairings.at(at).seats.back();
}

/// A knockout of so many, in which who has the second seat wins; of its first `rounds`.
Tournament knockoutOf(int players, int rounds) {
    Tournament made;
    made.system = System::Knockout;
    for (int number = 1; number <= players; ++number) {
        made.players.push_back({number, "P" + std::to_string(number)});
    }
    for (int round = 1; round <= rounds; ++round) {
        if (round == 2) { // nobody comes to a table, or one alone
            made.players[std::size_t(winnerAt(made, 0)) - 1].withdrawnAfter = 1;
            const std::size_t other = std::size_t(winnerAt(made, 1)) - 1;
            made.players[other].withdrawnAfter = players % 2 == 0 ? std::nullopt : std::optional(1);
        }
        made.rounds.push_back(nextRound(made).value_or(Round()));
        for (Pairing& pairing : made.rounds.back().pairings) {
            pairing.result = pairing.bye ? std::nullopt : std::optional(secondWins(made.points));
        }
    }
    return made;
}

TEST(TrfRoundTrip, OfAKnockoutKeepsItsDrawAndReadsNobodyBackWhoLost) {
    for (int players = 5; players <= 8; ++players) {
        for (const int rounds : {1, 2}) {
            const Tournament made = knockoutOf(players, rounds);
            auto read = readTrf(*writeTrf(made), "x.trf");
            ASSERT_TRUE(read) << english(read.error().message);
            EXPECT_EQ(read->tournament.rounds, made.rounds) << players << " after " << rounds;
            for (Player& each : read->tournament.players) { // the file does not say who left
                each.withdrawnAfter = playerOf(made, each.number)->withdrawnAfter;
            }
            EXPECT_EQ(*nextRound(read->tournament), *nextRound(made)) << players;
            EXPECT_EQ(*writeTrf(read->tournament), *writeTrf(made)) << players;
        }
    }
}

} // namespace
} // namespace umpire::tournament
