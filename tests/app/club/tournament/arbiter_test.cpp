#include "app/club/tournament/arbiter.h"
#include "app/club/tournament/check.h"
#include "app/club/tournament/knockout.h"
#include "app/club/tournament/next_round.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"

#include <gmock/gmock.h>
#include <set>

/// Tests an arbiter's day and the findings of the check.
namespace umpire::tournament {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kStandIn = UMPIRE_SOURCE_DIR "/tests/app/club/tournament/stand_in_pairings.sh";

Tournament of(System system, int players) {
    Tournament made;
    made.name = "Club night";
    made.system = system;
    made.plannedRounds = system == System::Swiss ? 5 : 0;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.number = number;
        player.name = "P" + std::to_string(number);
        player.rating = 2000 - 100 * (number / 3);
        made.players.push_back(player);
    }
    return made;
}

/// Adds one more round in which the first seat wins.
Tournament played(Tournament made) {
    NextRoundOptions options;
    options.program = kStandIn;
    auto round = nextRound(made, options);
    EXPECT_TRUE(round) << english(round.error().message);
    if (!round) {
        return made;
    }
    for (Pairing& pairing : round->pairings) {
        if (!pairing.bye) {
            pairing.result = firstWins(made.points);
        }
    }
    made.rounds.push_back(*round);
    return made;
}

std::vector<std::string> said(const std::vector<Message>& lines) {
    std::vector<std::string> all;
    for (const Message& line : lines) {
        all.push_back(english(line));
    }
    return all;
}

std::string lastChange(const Tournament& made) {
    return made.changes.empty() ? "" : made.changes.back().said + "|" + made.changes.back().because;
}

TEST(Arbiter, TakesALateEntryFromTheNextRoundOn) {
    const auto made = withLateEntry(played(of(System::Swiss, 4)), {0, "Lena"}, "a train");
    ASSERT_TRUE(made);
    EXPECT_EQ(made->players.back().number, 5);
    EXPECT_THAT(whoPlays(*made, 1), ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(whoPlays(*made, 2), ElementsAre(1, 2, 3, 4, 5));
    EXPECT_EQ(lastChange(*made), "late entry: 5 Lena|a train");
    EXPECT_EQ(*readTournament(writeTournament(*made), "x"), *made);
}

TEST(Arbiter, LetsAPlayerStopSitOutAndComeBack) {
    const Tournament after = played(of(System::Swiss, 6));
    const auto stopped = withWithdrawn(after, 2);
    EXPECT_THAT(whoPlays(*stopped, 2), ElementsAre(1, 3, 4, 5, 6));
    const auto back = withAbsence(*stopped, 2, 3, std::nullopt);
    EXPECT_THAT(whoPlays(*back, 3), Contains(2));
    EXPECT_THAT(whoPlays(*back, 2), ElementsAre(1, 3, 4, 5, 6)) << "not before that round";
    EXPECT_EQ(back->players[1].withdrawnAfter, std::nullopt);
    EXPECT_FALSE(withAbsence(*stopped, 2, 6, std::nullopt)) << "there are five";
    const auto half = withAbsence(after, 4, 2, Bye::HalfPoint);
    EXPECT_EQ(byeOf(half->players[3], 2), Bye::HalfPoint);
    EXPECT_FALSE(withAbsence(after, 4, 1, Bye::HalfPoint)) << "made already";
    EXPECT_FALSE(withAbsence(after, 9, 2, Bye::HalfPoint)) << "nobody";
    EXPECT_THAT(withAbsence(*half, 4, 2, std::nullopt)->players.at(3).absences, IsEmpty());
}

TEST(Arbiter, ExpelsAPlayerWhoLosesTheGameThatIsOpen) {
    Tournament after = played(of(System::Swiss, 4));
    Pairing& open = after.rounds[0].pairings[0];
    open.result.reset();
    const int number = open.seats[0];
    const auto made = withExpelled(after, number, "insults");
    ASSERT_TRUE(made);
    EXPECT_EQ(made->rounds[0].pairings[0].result, forfeitedBy(0, made->points));
    EXPECT_EQ(made->rounds[0].pairings[1].result, after.rounds[0].pairings[1].result);
    EXPECT_EQ(byeOf(*playerOf(*made, number), 2), Bye::ZeroPoint);
    EXPECT_THAT(lastChange(*made), HasSubstr("|insults"));
}

TEST(Arbiter, ChangesTheTieBreaksAndKeepsWhatTheyWere) {
    const auto made = withTieBreaks(of(System::Swiss, 4), {TieBreak::Wins}, "as announced");
    EXPECT_EQ(standingsOf(*made).tieBreaks, std::vector{TieBreak::Wins});
    EXPECT_EQ(lastChange(*made), "tie-breaks: buchholz-cut-1, buchholz, sonneborn-berger → wins|as "
                                 "announced");
}

TEST(Arbiter, DrawsTheSameLotsOfTheSameSeed) {
    const Tournament made = of(System::RoundRobin, 12);
    EXPECT_EQ(*withLots(made, 7), *withLots(made, 7));
    EXPECT_NE(withLots(made, 7)->players, withLots(made, 8)->players);
    std::vector<std::string> names;
    const Tournament swiss = *withLots(of(System::Swiss, 8), 7);
    int rating = 5000;
    for (const Player& each : swiss.players) {
        EXPECT_LE(each.rating, rating) << "the higher rated first";
        rating = each.rating;
        EXPECT_EQ(each.number, int(names.size()) + 1);
        names.push_back(each.name);
    }
    EXPECT_TRUE(swiss.firstColour);
    EXPECT_EQ(lastChange(swiss), "lots drawn with the seed 7|");
    const auto again = withLots(played(swiss), 8);
    ASSERT_FALSE(again);
    EXPECT_EQ(english(again.error().message),
              "lots were drawn already, with the seed 7; they stay");
}

TEST(Arbiter, DrawsLotsOfAReportForTheSamePlayers) {
    Tournament made = of(System::Swiss, 9);
    for (Player& each : made.players) {
        each.rating = 0;
    }
    made.forbidden = {{{2, 3}, 1, 0}};
    made.accelerations = {{1.0, 1, 2, 1, 4}};
    const std::string report = *writeTrf(made, TrfVersion::Of2026);
    const auto asNames = [](const Tournament& of) {
        std::set<std::string> names;
        for (const Acceleration& each : of.accelerations) {
            for (int number = each.firstPlayer; number <= each.lastPlayer; ++number) {
                names.insert("fast " + playerOf(of, number)->name);
            }
        }
        for (const int number : of.forbidden.at(0).players) {
            names.insert("apart " + playerOf(of, number)->name);
        }
        return names;
    };
    const Tournament drawn = *withLots(readTrf(report, "x")->tournament, 7);
    EXPECT_NE(drawn.players[0].name, "P1");
    EXPECT_EQ(asNames(drawn), asNames(made));
    EXPECT_EQ(asNames(readTrf(*writeTrf(drawn), "x")->tournament), asNames(made));
    const auto refused = withLots(readTrf(report + "299 1    1 1.0\r\n", "x")->tournament, 7);
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.error().message), HasSubstr("`299` in the report"));
}

TEST(Arbiter, PairsByHandAndIsToldWhatIsAgainstTheRules) {
    Tournament made = of(System::Swiss, 7);
    made.forbidden = {{{5, 6}, 1, 0}};
    made = *withRoundByHand(made, 1, {{1, 2}, {3, 4}, {5}});
    made = *withRoundByHand(made, 1, {{1, 2}, {3, 4}, {6, 7}, {5}}); // anew
    ASSERT_EQ(made.rounds.size(), 1u);
    EXPECT_THAT(said(faultsOf(made, 1)), IsEmpty());
    for (Pairing& pairing : made.rounds[0].pairings) {
        pairing.result = pairing.bye ? std::nullopt : std::optional(firstWins(made.points));
    }
    EXPECT_FALSE(withRoundByHand(made, 1, {{1, 2}})) << "it has results";
    EXPECT_FALSE(withRoundByHand(made, 3, {{1, 2}}));
    EXPECT_FALSE(withRoundByHand(made, 2, {{1, 20}}));
    made = *withRoundByHand(made, 2, {{1, 3}, {2, 4}, {6, 5}, {7}});
    EXPECT_THAT(said(faultsOf(made, 2)), ElementsAre("P6 and P5 may not meet"));
    for (Pairing& pairing : made.rounds[1].pairings) {
        pairing.result = pairing.bye ? std::nullopt : std::optional(firstWins(made.points));
    }
    made.players[3].absences = {{3, Bye::ZeroPoint}};
    EXPECT_FALSE(withRoundByHand(made, 3, {{3, 3}})) << "twice";
    EXPECT_FALSE(withRoundByHand(made, 3, {{1, 2}, {2}})) << "twice";
    made.players[4].absences = {{3, Bye::HalfPoint}};
    EXPECT_EQ(withRoundByHand(made, 3, {{5}})->rounds[2].pairings.at(0).bye, Bye::HalfPoint);
    made.players[4].absences.clear();
    made = *withRoundByHand(made, 3, {{1, 2}, {3, 4}, {7}});
    made.rounds[2].pairings.push_back({3, {6, 3}, {}, {}});
    EXPECT_THAT(
        said(faultsOf(made, 3)),
        testing::UnorderedElementsAre(
            "P1 and P2 have met in round 1 already", "P3 and P4 have met in round 1 already",
            "P7 has a second bye", "P3 is paired twice", "P4 is away and is paired",
            "P4 has the second seat for the third time in a row", "P5 takes part but has no game",
            "P1 has the first seat for the third time in a row",
            "P6 has the first seat for the third time in a row"));
    EXPECT_THAT(said(faultsOf(made)), Contains("round 3: P7 has a second bye"));
}

TEST(Arbiter, BreaksATieByAPlayOff) {
    Tournament made = of(System::Swiss, 4);
    made.rounds = {{{{1, {1, 2}, {}, drawn({})}, {2, {3, 4}, {}, drawn({})}}}};
    EXPECT_EQ(standingsOf(made).rows[0].player, 1);
    made = *withPlayOff(made, {{2, 1}, firstWins(made.points)});
    const Standings standings = standingsOf(made);
    EXPECT_EQ(standings.tieBreaks.back(), TieBreak::PlayOff);
    EXPECT_EQ(standings.rows[0].player, 2);
    EXPECT_EQ(standings.rows[0].rank, 1);
    EXPECT_EQ(standings.rows[1].rank, 2);
    EXPECT_EQ(standings.rows[0].points, 0.5) << "a play-off gives no points";
}

TEST(Arbiter, BreaksATieByLotsThatStayDrawn) {
    Tournament made = of(System::Swiss, 6);
    made.rounds = {
        {{{1, {1, 2}, {}, drawn({})}, {2, {3, 4}, {}, drawn({})}, {3, {5, 6}, {}, drawn({})}}}};
    const auto orderOf = [&](std::uint64_t seed) {
        Tournament drawn = *withTieBreaks(*withLots(made, seed), {TieBreak::Lots}, "");
        std::vector<int> order;
        for (const Row& row : standingsOf(drawn).rows) {
            EXPECT_EQ(row.rank, int(order.size()) + 1) << "nobody is tied";
            order.push_back(row.player);
        }
        EXPECT_EQ(drawn.players, made.players) << "the numbers stay after a round";
        return order;
    };
    EXPECT_EQ(orderOf(7), orderOf(7));
    EXPECT_NE(orderOf(7), orderOf(8));
    const std::vector<int> before = orderOf(7);
    made = *withLateEntry(made, {0, "Lena"}, "a train");
    std::vector<int> after = orderOf(7);
    std::erase(after, 7);
    EXPECT_EQ(after, before) << "a late entry changes nobody's lot";
    made.players.pop_back();
    EXPECT_THAT(drawnLots(5, 7), ElementsAre(2, 4, 5, 3, 1)) << "the same on every machine";
}

TEST(Arbiter, PutsWhoWasExpelledLastAndSaysSoInTheReport) {
    Tournament made = played(of(System::Swiss, 4));
    const int first = standingsOf(made).rows[0].player;
    made = *withTieBreaks(*withExpelled(made, first, "insults"), {TieBreak::Wins}, "announced");
    EXPECT_EQ(standingsOf(made).rows.back().player, first);
    EXPECT_EQ(standingsOf(made).rows.back().rank, 4);
    const std::string report = *writeTrf(made);
    EXPECT_THAT(report, HasSubstr("### after round 1: expelled: " + std::to_string(first) + " P" +
                                  std::to_string(first) + " (insults)\r\n"));
    EXPECT_THAT(report, HasSubstr("### after round 1: tie-breaks: buchholz-cut-1, buchholz, "
                                  "sonneborn-berger → wins (announced)\r\n"));
    EXPECT_EQ(*writeTrf(readTrf(report, "x")->tournament), report);
}

TEST(Check, FindsWhatTheSystemDoesNotPair) {
    for (const System system : {System::Swiss, System::RoundRobin, System::Knockout}) {
        Tournament made = played(played(of(system, 12)));
        const auto differs = [&](int round) {
            const auto anew = pairedAnew(made, round, kStandIn);
            EXPECT_TRUE(anew) << english(anew.error().message);
            return said(differences(made, made.rounds[std::size_t(round - 1)], **anew));
        };
        EXPECT_THAT(differs(1), IsEmpty()) << nameOf(system);
        EXPECT_THAT(differs(2), IsEmpty()) << nameOf(system);
        auto& pairings = made.rounds[1].pairings;
        const std::string first = playerOf(made, pairings[0].seats[0])->name;
        const std::string other = playerOf(made, pairings[0].seats[1])->name;
        std::swap(pairings[0].seats[1], pairings[1].seats[1]);
        EXPECT_THAT(differs(2),
                    AllOf(testing::SizeIs(4), Contains("the system pairs " + first + " – " + other +
                                                       ", and the tournament does not")));
    }
}

TEST(Check, KnowsWhoWasAwayInARound) {
    Tournament made = of(System::Swiss, 8);
    made.players[2].absences = {{1, Bye::HalfPoint}};
    made.players[4].firstRound = 2;
    made = played(made);
    made.players[2].absences.clear(); // in a report, byes stand only in the rounds
    made.players[4].firstRound = 1;
    const auto anew = pairedAnew(made, 1, kStandIn);
    ASSERT_TRUE(anew) << english(anew.error().message);
    EXPECT_THAT(said(differences(made, made.rounds[0], **anew)), IsEmpty());
}

TEST(Check, LetsThoseWhoShareARankStandInAnyOrder) {
    Tournament made = of(System::RoundRobin, 4);
    made.rounds = {{{{1, {1, 4}, {}, drawn({})}, {2, {2, 3}, {}, drawn({})}}}};
    const std::string report = *writeTrf(made);
    EXPECT_THAT(said(otherPlaces(readTrf(report, "x")->tournament)), IsEmpty());
    std::string wrong = report;
    wrong.replace(wrong.find(" 0.5    4"), 9, " 0.5    5");
    EXPECT_THAT(said(otherPlaces(readTrf(wrong, "x")->tournament)), testing::SizeIs(1));
}

TEST(Check, KnowsWhoWasAwayInARoundRobinAndAKnockout) {
    for (const System system : {System::RoundRobin, System::Knockout}) {
        Tournament made = of(system, 6);
        made = played(made);
        made.players[0].absences = {{2, Bye::ZeroPoint}};
        made = played(made);
        const auto anew = pairedAnew(made, 2, kStandIn);
        ASSERT_TRUE(anew) << english(anew.error().message);
        EXPECT_THAT(said(differences(made, made.rounds[1], **anew)), IsEmpty()) << nameOf(system);
    }
}

TEST(Knockout, KeepsTheFirstTwoApartAndLeavesOne) {
    for (int players = 2; players <= 20; ++players) {
        Tournament made = of(System::Knockout, players);
        const int rounds = roundsOf(made);
        EXPECT_EQ(1 << rounds >= players && (1 << (rounds - 1)) < players, true) << players;
        for (int round = 1; round <= rounds; ++round) {
            auto next = nextRound(made);
            ASSERT_TRUE(next) << english(next.error().message);
            for (Pairing& pairing : next->pairings) {
                if (!pairing.bye) { // the lower number wins
                    pairing.result =
                        pairing.seats[0] < pairing.seats[1] ? firstWins({}) : secondWins({});
                }
            }
            made.rounds.push_back(*next);
        }
        EXPECT_FALSE(nextRound(made)) << "all rounds are made";
        const auto& last = made.rounds.back().pairings;
        ASSERT_EQ(last.size(), 1u);
        EXPECT_THAT(last[0].seats, testing::UnorderedElementsAre(1, 2)) << players;
        EXPECT_EQ(standingsOf(made).rows[0].player, 1);
        EXPECT_EQ(standingsOf(made).rows[1].player, 2);
    }
}

TEST(Knockout, WaitsForAWinnerAndPassesWhoIsAway) {
    Tournament made = played(of(System::Knockout, 4));
    made.rounds[0].pairings[1].result = drawn(made.points);
    const auto refused = nextRound(made);
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error().message),
              "table 2 has no winner; play it off and enter who won");
    made.rounds[0].pairings[1].result = secondWins(made.points);
    made.players[0].withdrawnAfter = 1;
    const auto next = nextRound(made);
    ASSERT_TRUE(next);
    EXPECT_EQ(next->pairings.at(0).bye, Bye::Pairing) << "the winner of table 1 has left";
    EXPECT_FALSE(knockoutRound(of(System::Knockout, 1)));
}

} // namespace
} // namespace umpire::tournament
