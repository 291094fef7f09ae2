#include "app/club/tournament/said_result.h"
#include "app/club/tournament/standings.h"

#include <gmock/gmock.h>

/// Tests results in the forms that people write.
namespace umpire::tournament {
namespace {

using testing::HasSubstr;

Tournament ofTwo(std::vector<std::string> members = {}) {
    Tournament made;
    made.points = {3, 1, 0, 3};
    for (const char* name : {"Anna", "Béla"}) {
        Player player;
        player.number = int(made.players.size()) + 1;
        player.name = name;
        player.members = members;
        made.players.push_back(player);
    }
    return made;
}

std::optional<Result> read(const std::string& said, const Tournament& tournament = ofTwo()) {
    const auto result = saidResult(said, tournament, {1, {1, 2}, {}, {}});
    return result ? std::optional(*result) : std::nullopt;
}

TEST(SaidResult, IsEachPairOfOutcomesInEachSpelling) {
    const PointSystem points = ofTwo().points;
    using enum Outcome;
    EXPECT_EQ(read("1-0"), played(Won, Lost, points));
    EXPECT_EQ(read("0:1"), played(Lost, Won, points));
    EXPECT_EQ(read("0-0"), played(Lost, Lost, points));
    EXPECT_EQ(read("0:0"), played(Lost, Lost, points));
    for (const char* half : {"½-0", "1/2-0", "0.5:0", "=-0", "½:0", "½–0"}) {
        EXPECT_EQ(read(half), played(Drawn, Lost, points)) << half;
    }
    EXPECT_EQ(read("0-½"), played(Lost, Drawn, points));
    for (const char* drawn : {"draw", "1/2-1/2", "½-½", "0.5:0.5"}) {
        EXPECT_EQ(read(drawn), played(Drawn, Drawn, points)) << drawn;
    }
}

TEST(SaidResult, IsAForfeitOfEitherOrOfBoth) {
    const PointSystem points = ofTwo().points;
    EXPECT_EQ(read("+-"), forfeitedBy(1, points));
    EXPECT_EQ(read("-+"), forfeitedBy(0, points));
    EXPECT_EQ(read("--"), notPlayed(2));
    EXPECT_EQ(read("−−"), notPlayed(2)) << "with minus signs";
    EXPECT_EQ(read("+:-"), forfeitedBy(1, points));
}

TEST(SaidResult, OfTwoPeopleHasNoMoreThanAPointAndNoBoards) {
    for (const char* wrong : {"1-1", "1-½", "½-1", "2.5:1.5", "++", "+-1", "1", "", "1-0-0",
                              "nan:1", "1,2", "-", "1-0 "}) {
        const auto refused = saidResult(wrong, ofTwo(), {1, {1, 2}, {}, {}});
        ASSERT_FALSE(refused) << wrong;
        EXPECT_THAT(english(refused.error().message), HasSubstr("0-0, ½-0, 0-½")) << wrong;
    }
}

TEST(SaidResult, OfTeamsIsWhatTheirBoardsWon) {
    const Tournament teams = ofTwo({"one", "two", "three", "four"});
    EXPECT_EQ(read("2.5:1.5", teams), matchOf(2.5, 1.5, teams.points));
    EXPECT_EQ(read("0:0", teams)->seats[0].points, 0) << "no board was won";
    EXPECT_EQ(read("1-0", teams), firstWins(teams.points));
    for (const char* wrong : {"2.5:2", "0.3:1", "inf:0", "nan:0", "-1:2", "1:1:1"}) {
        EXPECT_EQ(read(wrong, teams), std::nullopt) << wrong;
    }
}

TEST(SaidResult, OfThreeIsTheirPlacesOrThatNobodyCame) {
    const Pairing three{1, {1, 2, 3}, {}, {}};
    EXPECT_EQ(*saidResult("2,1,3", ofTwo(), three), placed({2, 1, 3}));
    EXPECT_EQ(*saidResult("--", ofTwo(), three), notPlayed(3));
    EXPECT_EQ(*saidResult("none", ofTwo(), three), Result{});
    EXPECT_FALSE(saidResult("1-0", ofTwo(), three));
}

TEST(Standings, CountWhatBothLostAndWhatOneDrewAlone) {
    Tournament tournament;
    tournament.system = System::Swiss;
    tournament.plannedRounds = 3;
    for (int number = 1; number <= 4; ++number) {
        tournament.players.push_back(
            {number, "P" + std::to_string(number), {}, {}, 0, {}, 1, {}, {}});
    }
    using enum Outcome;
    tournament.rounds = {
        {{{1, {1, 2}, {}, firstWins({})}, {2, {3, 4}, {}, played(Drawn, Lost, {})}}},
        {{{1, {1, 3}, {}, played(Lost, Lost, {})}, {2, {2, 4}, {}, drawn({})}}}};
    StandingsOptions options;
    options.tieBreaks = {TieBreak::SonnebornBerger, TieBreak::GamesWon};
    std::map<int, Row> rows;
    for (const Row& row : standingsOf(tournament, options).rows) {
        rows[row.player] = row;
    }
    EXPECT_EQ(rows[1].points, 1);
    EXPECT_EQ(rows[3].points, 0.5);
    EXPECT_EQ(rows[4].points, 0.5) << "lost against 3, drew with 2";
    EXPECT_EQ(rows[1].values[0], 0.5) << "of the game with 3, which both lost, nothing";
    EXPECT_EQ(rows[3].values[0], 0.25) << "half of what 4 has";
    EXPECT_EQ(rows[4].values[0], 0.25) << "half of what 2 has, nothing of 3";
    EXPECT_EQ(rows[3].values[1], 0) << "half a point is no win";
}

} // namespace
} // namespace umpire::tournament
