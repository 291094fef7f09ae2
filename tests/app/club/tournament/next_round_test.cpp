#include "app/club/tournament/next_round.h"
#include "app/club/tournament/standings.h"

#include <gmock/gmock.h>

namespace umpire::tournament {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Tournament of(System system, int players) {
    Tournament made;
    made.system = system;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.number = number;
        player.name = std::string(1, char('A' + number - 1));
        made.players.push_back(player);
    }
    return made;
}

std::string whyNot(const Tournament& tournament, const NextRoundOptions& options = {}) {
    const auto round = nextRound(tournament, options);
    EXPECT_FALSE(round);
    return round ? "" : english(round.error().message);
}

/// Adds the next round and lets the first seat win everywhere.
void playRound(Tournament& tournament, const NextRoundOptions& options = {}) {
    const auto round = nextRound(tournament, options);
    ASSERT_TRUE(round) << english(round.error().message);
    tournament.rounds.push_back(*round);
    for (Pairing& pairing : tournament.rounds.back().pairings) {
        if (!pairing.bye && !pairing.result) {
            pairing.result = pairing.seats.size() == 2 ? firstWins({}) : placed({1, 2, 3});
        }
    }
}

TEST(NextRound, WaitsForAllResultsUnlessTheArbiterGoesOn) {
    Tournament tournament = of(System::RoundRobin, 4);
    tournament.rounds.push_back(*nextRound(tournament));
    EXPECT_THAT(missingResults(tournament),
                ElementsAre(MissingResult{1, 1, {"A", "D"}}, MissingResult{1, 2, {"B", "C"}}));
    EXPECT_EQ(whyNot(tournament),
              "the result of table 1 in round 1 (A – D) is missing, and 2 in all; enter them, or "
              "let the arbiter go on without them");
    EXPECT_TRUE(nextRound(tournament, {Arbiter::SaysGoOn, {}, {}}));
    const auto one = withResult(tournament, 1, 1, drawn({}));
    ASSERT_TRUE(one);
    EXPECT_EQ(whyNot(*one), "the result of table 2 in round 1 (B – C) is missing; enter it, or let "
                            "the arbiter go on without it");
    const auto both = withResult(*one, 1, 2, notPlayed(2));
    ASSERT_TRUE(both);
    EXPECT_THAT(missingResults(*both), IsEmpty());
    EXPECT_EQ(whyNotYet(*both), std::nullopt);
    EXPECT_TRUE(nextRound(*both));
}

TEST(NextRound, OfARoundRobinGoesThroughTheWholeTableAndStops) {
    for (const System system : {System::RoundRobin, System::DoubleRoundRobin}) {
        Tournament tournament = of(system, 5);
        const int rounds = system == System::RoundRobin ? 5 : 10;
        EXPECT_EQ(roundsOf(tournament), rounds);
        for (int round = 0; round < rounds; ++round) {
            playRound(tournament);
        }
        EXPECT_THAT(whyNot(tournament), HasSubstr("rounds of the tournament are made"));
        for (const Row& row : standingsOf(tournament).rows) {
            EXPECT_EQ(row.points, rounds * 2 / 5.0) << "the first seat always won";
        }
    }
}

TEST(NextRound, OfARoundRobinForfeitsTheGamesOfWhoIsAway) {
    Tournament tournament = of(System::RoundRobin, 4);
    playRound(tournament);
    tournament.players[3].withdrawnAfter = 1;
    playRound(tournament);
    const Pairing& first = tournament.rounds[1].pairings[0];
    EXPECT_THAT(first.seats, ElementsAre(4, 3));
    EXPECT_EQ(first.result, forfeitedBy(0, {}));
    tournament.players[1].withdrawnAfter = 2;
    EXPECT_EQ(nextRound(tournament)->pairings[0].result, notPlayed(2)) << "2 and 4 are away";
    Player late;
    late.number = 5;
    late.name = "Late";
    tournament.players.push_back(late);
    EXPECT_THAT(whyNot(tournament), HasSubstr("Late came after the first round"));
    tournament.players.back().withdrawnAfter = 0;
    EXPECT_TRUE(nextRound(tournament));
}

TEST(NextRound, OfGroupsTakesLateEntriesAndKnowsAskedByes) {
    Tournament tournament = of(System::Groups, 6);
    tournament.seatsAtTable = 3;
    EXPECT_EQ(roundsOf(tournament), 2);
    tournament.plannedRounds = 4;
    playRound(tournament);
    Player late;
    late.number = 7;
    late.name = "Late";
    late.firstRound = 2;
    tournament.players.push_back(late);
    tournament.players[0].absences = {{2, Bye::HalfPoint}};
    playRound(tournament);
    const auto& pairings = tournament.rounds[1].pairings;
    ASSERT_EQ(pairings.size(), 3u);
    EXPECT_EQ(pairings[2], (Pairing{0, {1}, Bye::HalfPoint, {}}));
    tournament.players.resize(2);
    EXPECT_EQ(whyNot(tournament), "2 players play round 3, and a table has 3 seats; a table takes "
                                  "3 to 8 and has to be full");
}

TEST(NextRound, OfASwissNeedsANumberOfRoundsAndAProgram) {
    Tournament tournament = of(System::Swiss, 6);
    EXPECT_THAT(whyNot(tournament), HasSubstr("a Swiss needs its number of rounds"));
    tournament.plannedRounds = 3;
    EXPECT_THAT(whyNot(tournament, {{}, "/nowhere/bbpPairings", {}}),
                HasSubstr("there is no such pairing program"));
    const std::string standIn = UMPIRE_SOURCE_DIR "/tests/app/club/tournament/stand_in_pairings.sh";
    tournament.players[4].absences = {{1, Bye::HalfPoint}};
    playRound(tournament, {{}, standIn, {}});
    playRound(tournament, {{}, standIn, {}});
    EXPECT_EQ(tournament.rounds[0].pairings.back().bye, Bye::HalfPoint);
    EXPECT_EQ(tournament.rounds[1].pairings.size(), 3u);
    tournament.players.resize(1);
    EXPECT_THAT(whyNot(tournament), HasSubstr("fewer than two players play round 3"));
}

TEST(NextRound, OfOneAloneIsRefused) {
    EXPECT_THAT(whyNot(of(System::RoundRobin, 1)), HasSubstr("it takes 2 to 200"));
    EXPECT_THAT(whyNot(of(System::RoundRobin, 0)), HasSubstr("0 players are in the draw"));
}

TEST(AResult, IsEnteredOnceMoreAndTakenBack) {
    Tournament tournament = of(System::RoundRobin, 3);
    playRound(tournament);
    const auto changed = withResult(tournament, 1, 1, secondWins({}));
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->rounds[0].pairings[0].result, secondWins({}));
    EXPECT_EQ(tournament.rounds[0].pairings[0].result, firstWins({})) << "the value is another";
    EXPECT_EQ(withResult(tournament, 1, 1, {})->rounds[0].pairings[0].result, std::nullopt);
    const auto why = [&](int round, int table, const Result& result) {
        return english(withResult(tournament, round, table, result).error().message);
    };
    EXPECT_EQ(why(2, 1, drawn({})), "there is no round 2; the last one is 1");
    EXPECT_EQ(why(1, 0, drawn({})), "there is no table 0 in round 1; look at the pairings");
    EXPECT_EQ(why(1, 1, placed({1, 2, 3})),
              "table 1 has 2 seats, and the result has 3; give one for each seat");
}

} // namespace
} // namespace umpire::tournament
