#include "app/club/tournament/tournament.h"

#include <gmock/gmock.h>

namespace umpire::tournament {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Player player(int number, const std::string& name, int rating = 0) {
    Player made;
    made.number = number;
    made.name = name;
    made.rating = rating;
    return made;
}

std::vector<Points> pointsOf(const Result& result) {
    std::vector<Points> points;
    for (const SeatResult& seat : result.seats) {
        points.push_back(seat.points);
    }
    return points;
}

TEST(WhoPlays, LeavesOutWhoIsAbsentWithdrawnOrNotThereYet) {
    Tournament tournament;
    tournament.players = {player(1, "Anna"), player(2, "Béla"), player(3, "Cili"),
                          player(4, "Dóra")};
    tournament.players[1].absences = {{2, Bye::HalfPoint}};
    tournament.players[2].withdrawnAfter = 1;
    tournament.players[3].firstRound = 3;
    EXPECT_THAT(whoPlays(tournament, 1), ElementsAre(1, 2, 3));
    EXPECT_THAT(whoPlays(tournament, 2), ElementsAre(1));
    EXPECT_THAT(whoPlays(tournament, 3), ElementsAre(1, 2, 4));
    EXPECT_EQ(byeOf(tournament.players[1], 2), Bye::HalfPoint);
    EXPECT_EQ(byeOf(tournament.players[2], 2), Bye::ZeroPoint);
    EXPECT_EQ(byeOf(tournament.players[3], 1), Bye::ZeroPoint);
    EXPECT_EQ(byeOf(tournament.players[0], 9), std::nullopt);
}

TEST(Results, OfTwoGiveTheirPointsToTheRightSeat) {
    const PointSystem football{3, 1, 0, 3};
    EXPECT_THAT(pointsOf(firstWins(football)), ElementsAre(3, 0));
    EXPECT_THAT(pointsOf(secondWins(football)), ElementsAre(0, 3));
    EXPECT_THAT(pointsOf(drawn(football)), ElementsAre(1, 1));
}

TEST(Results, OfTwoKnowWhatTheyWereForEachSeat) {
    const PointSystem football{3, 1, 0, 3};
    for (const Outcome first : {Outcome::Won, Outcome::Drawn, Outcome::Lost}) {
        for (const Outcome second : {Outcome::Drawn, Outcome::Lost}) {
            if (first == Outcome::Won && second == Outcome::Drawn) {
                continue;
            }
            const Result result = played(first, second, football);
            EXPECT_TRUE(wasPlayed(result));
            EXPECT_EQ(outcomeAt(result, 0, football), first);
            EXPECT_EQ(outcomeAt(result, 1, football), second);
        }
    }
}

TEST(Results, AForfeitIsWonByWhoCameAndPlayedByNobody) {
    const Pairing pairing{1, {4, 7}, {}, forfeitedBy(0, {})};
    EXPECT_THAT(pointsOf(*pairing.result), ElementsAre(0, 1));
    EXPECT_FALSE(playedAt(pairing, 0));
    EXPECT_FALSE(playedAt(pairing, 1));
    EXPECT_EQ(pairing.result->seats[0].presence, Presence::StayedAway);
    EXPECT_EQ(pairing.result->seats[1].presence, Presence::Came);
    EXPECT_THAT(pointsOf(notPlayed(2)), ElementsAre(0, 0));
    EXPECT_FALSE(wasPlayed(notPlayed(3)));
}

TEST(Results, OfManyAreWorthTheSeatsBehindAPlace) {
    EXPECT_THAT(pointsOf(placed({2, 1, 3})), ElementsAre(1, 2, 0));
    EXPECT_THAT(pointsOf(placed({1, 2, 2, 4})), ElementsAre(3, 1.5, 1.5, 0));
    EXPECT_THAT(pointsOf(placed({1, 1, 1})), ElementsAre(1, 1, 1));
}

TEST(Results, APlayerWhoStaysAwayFromATableOfThreeHasNotPlayedThere) {
    Pairing pairing{1, {1, 2, 3}, {}, placed({1, 2, 3})};
    pairing.result->seats[2].presence = Presence::StayedAway;
    EXPECT_TRUE(playedAt(pairing, 0));
    EXPECT_FALSE(playedAt(pairing, 2));
}

TEST(Byes, AreWorthAWinADrawOrNothingAndNothingInARoundRobin) {
    Tournament swiss;
    swiss.system = System::Swiss;
    EXPECT_EQ(worth(swiss, Bye::Pairing), 1);
    EXPECT_EQ(worth(swiss, Bye::HalfPoint), 0.5);
    EXPECT_EQ(worth(swiss, Bye::FullPoint), 1);
    EXPECT_EQ(worth(swiss, Bye::ZeroPoint), 0);
    Tournament groups;
    groups.system = System::Groups;
    groups.seatsAtTable = 4;
    EXPECT_EQ(worth(groups, Bye::Pairing), 1.5);
    EXPECT_EQ(worth(Tournament{}, Bye::Pairing), 0);
}

TEST(Teams, BoardsChangeTheFirstSeatAndAShortTeamLeavesOneEmpty) {
    Player galleons = player(1, "Galleons");
    galleons.members = {"Anna", "Béla", "Cili"};
    Player frigates = player(2, "Frigates");
    frigates.members = {"Dóra", "Ede"};
    EXPECT_THAT(
        boardsOf(galleons, frigates),
        ElementsAre(Board{1, "Anna", "Dóra"}, Board{2, "Ede", "Béla"}, Board{3, "Cili", ""}));
    EXPECT_THAT(boardsOf(player(3, "x"), player(4, "y")), IsEmpty());
}

TEST(Teams, TheTeamWithMoreBoardPointsWinsTheMatch) {
    const Result won = matchOf(1, 2, {});
    EXPECT_THAT(pointsOf(won), ElementsAre(0, 1));
    EXPECT_EQ(won.seats[0].boardPoints, 1);
    EXPECT_EQ(won.seats[1].boardPoints, 2);
    EXPECT_THAT(pointsOf(matchOf(1.5, 1.5, {})), ElementsAre(0.5, 0.5));
    EXPECT_THAT(pointsOf(matchOf(0, 0, {})), ElementsAre(0, 0)) << "no board was won";
}

} // namespace
} // namespace umpire::tournament
