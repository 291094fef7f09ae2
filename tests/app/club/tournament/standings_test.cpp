#include "app/club/tournament/standings.h"

#include <gmock/gmock.h>
#include <map>
#include <sstream>

namespace umpire::tournament {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A line of a crosstable: "+W7" beat number 7 from the first seat, "=B1" drew from the second;
/// "+F9" and "-F9" are forfeits; "+BYE" is a bye from the pairing, "=BYE" a requested one; "--" is
/// absent.
struct Line {
    int number;
    const char* name;
    const char* rounds;
};

void addCell(Tournament& tournament, const Line& line, std::size_t round, const std::string& cell) {
    auto& pairings = tournament.rounds[round].pairings;
    if (cell == "--") {
        return;
    }
    if (cell.ends_with("BYE")) {
        pairings.push_back({0, {line.number}, cell[0] == '+' ? Bye::Pairing : Bye::HalfPoint, {}});
        return;
    }
    const int opponent = std::stoi(cell.substr(2));
    const bool first = cell[1] == 'W' || (cell[1] == 'F' && line.number < opponent);
    if (!first) {
        return; // the opponent's line has this game too
    }
    const PointSystem points;
    const Result result = cell[1] == 'F'   ? forfeitedBy(cell[0] == '+' ? 1 : 0, points)
                          : cell[0] == '+' ? firstWins(points)
                          : cell[0] == '=' ? drawn(points)
                                           : secondWins(points);
    pairings.push_back({int(pairings.size()) + 1, {line.number, opponent}, {}, result});
}

Tournament crosstable(System system, const std::vector<Line>& lines) {
    Tournament tournament;
    tournament.system = system;
    for (const Line& line : lines) {
        Player player;
        player.number = line.number;
        player.name = line.name;
        tournament.players.push_back(player);
        std::istringstream cells(line.rounds);
        std::string cell;
        for (std::size_t round = 0; cells >> cell; ++round) {
            tournament.rounds.resize(std::max(tournament.rounds.size(), round + 1));
            addCell(tournament, line, round, cell);
        }
    }
    return tournament;
}

/// Returns the tournament of Mario Held, "Exercises in Tie-Breaking" (rev. 22 March 2024, after
/// FIDE's C.07 of 2023), section 2.1. The values below are the solutions of the exercises.
Tournament heldsSwiss() {
    return crosstable(System::Swiss, {
                                         {1, "Alyx", "+W9 =B13 =W2 +B15 =W4"},
                                         {2, "Bruno", "+B10 +W7 =B1 +W16 =B3"},
                                         {3, "Charline", "=W11 +B6 +W8 =B4 =W2"},
                                         {4, "David", "+B12 =BYE +W13 =W3 =B1"},
                                         {5, "Helene", "-W13 -B15 +W11 =B7 +W10"},
                                         {6, "Franck", "-B14 -W3 +BYE +W10 +B8"},
                                         {7, "Genevieve", "+W15 -B2 -B16 =W5 -B11"},
                                         {8, "Irina", "=B16 +W14 -B3 +W13 -W6"},
                                         {9, "Jessica", "-B1 -W10 =BYE -F11 +BYE"},
                                         {10, "Lais", "-W2 +B9 -W15 -B6 -B5"},
                                         {11, "Maria", "=B3 -W16 -B5 +F9 +W7"},
                                         {12, "Nick", "-W4 +BYE +F14 -- --"},
                                         {13, "Opal", "+B5 =W1 -B4 -B8 -W14"},
                                         {14, "Paul", "+W6 -B8 -F12 -- +B13"},
                                         {15, "Reine", "-B7 +W5 +B10 -W1 -B16"},
                                         {16, "Stephan", "=W8 +B11 +W7 -B2 +W15"},
                                     });
}

/// Returns the example of section 2.2.
Tournament heldsRoundRobin() {
    return crosstable(System::RoundRobin, {
                                              {1, "Alyx", "=W5 +W2 +B3 -W4 +B6"},
                                              {2, "Bruno", "+W6 -B1 +W5 =W3 +B4"},
                                              {3, "Charline", "+W4 +B6 -W1 =B2 +W5"},
                                              {4, "David", "-B3 -B5 =W6 +B1 -W2"},
                                              {5, "Franck", "=B1 +W4 -B2 -F6 -B3"},
                                              {6, "Helene", "-B2 -W3 =B4 +F5 -W1"},
                                          });
}

std::map<int, double> valuesOf(const Tournament& tournament, TieBreak tieBreak, Edition edition) {
    std::map<int, double> values;
    for (const Row& row : standingsOf(tournament, {{}, {tieBreak}, edition}).rows) {
        values[row.player] = row.values.at(0);
    }
    return values;
}

void expectValues(const std::map<int, double>& values, const std::map<int, double>& published) {
    for (const auto& [player, value] : published) {
        EXPECT_EQ(values.at(player), value) << "of " << player;
    }
}

std::vector<int> orderOf(const Standings& standings) {
    std::vector<int> order;
    for (const Row& row : standings.rows) {
        order.push_back(row.player);
    }
    return order;
}

TEST(Points, AreThoseOfHeldsCrosstable) {
    std::map<int, double> points;
    for (const Row& row : standingsOf(heldsSwiss()).rows) {
        points[row.player] = row.points;
    }
    expectValues(points, {{1, 3.5},
                          {2, 4.0},
                          {3, 3.5},
                          {4, 3.5},
                          {5, 2.5},
                          {6, 3.0},
                          {7, 1.5},
                          {8, 2.5},
                          {9, 1.5},
                          {10, 1.0},
                          {11, 2.5},
                          {12, 2.0},
                          {13, 1.5},
                          {14, 2.0},
                          {15, 2.0},
                          {16, 3.5}});
}

TEST(Buchholz, AreHeldsExercises1To4) {
    expectValues(
        valuesOf(heldsSwiss(), TieBreak::Buchholz, Edition::Of2024),
        {{2, 13.0}, {1, 12.5}, {3, 15.5}, {5, 8.5}, {8, 13.5}, {11, 13.5}, {16, 12.5}, {4, 15.0}});
}

TEST(BuchholzCut1, AreHeldsExercises5To8) {
    expectValues(valuesOf(heldsSwiss(), TieBreak::BuchholzCut1, Edition::Of2024), {{5, 7.5},
                                                                                   {8, 12.0},
                                                                                   {11, 12.0},
                                                                                   {7, 12.5},
                                                                                   {9, 7.5},
                                                                                   {13, 12.0},
                                                                                   {1, 11.0},
                                                                                   {3, 13.0},
                                                                                   {4, 11.5},
                                                                                   {16, 11.0},
                                                                                   {12, 9.5}});
}

TEST(SonnebornBerger, IsHeldsExercise12) {
    expectValues(valuesOf(heldsSwiss(), TieBreak::SonnebornBerger, Edition::Of2024), {{2, 9.5},
                                                                                      {3, 10.5},
                                                                                      {4, 9.75},
                                                                                      {1, 8.0},
                                                                                      {16, 7.25},
                                                                                      {6, 6.5},
                                                                                      {11, 5.75},
                                                                                      {8, 5.25},
                                                                                      {5, 4.25},
                                                                                      {14, 4.5},
                                                                                      {12, 4.0},
                                                                                      {15, 3.5},
                                                                                      {13, 4.25},
                                                                                      {7, 3.25},
                                                                                      {9, 2.25},
                                                                                      {10, 1.5}});
}

TEST(SonnebornBerger, InARoundRobinIsHeldsExercise14) {
    for (const Edition edition : {Edition::Of2024, Edition::Of2026}) {
        expectValues(valuesOf(heldsRoundRobin(), TieBreak::SonnebornBerger, edition),
                     {{1, 9.25}, {2, 6.25}, {3, 6.25}, {4, 4.25}, {5, 3.25}, {6, 2.25}});
    }
}

TEST(Wins, AreHeldsExercises27And28) {
    expectValues(valuesOf(heldsSwiss(), TieBreak::Wins, Edition::Of2024), {{2, 3},
                                                                           {16, 3},
                                                                           {1, 2},
                                                                           {3, 2},
                                                                           {4, 2},
                                                                           {6, 3},
                                                                           {5, 2},
                                                                           {8, 2},
                                                                           {11, 2},
                                                                           {12, 2},
                                                                           {14, 2},
                                                                           {15, 2},
                                                                           {7, 1}});
    expectValues(valuesOf(heldsSwiss(), TieBreak::GamesWon, Edition::Of2024), {{2, 3},
                                                                               {16, 3},
                                                                               {1, 2},
                                                                               {3, 2},
                                                                               {4, 2},
                                                                               {6, 2},
                                                                               {5, 2},
                                                                               {8, 2},
                                                                               {11, 1},
                                                                               {14, 2},
                                                                               {15, 2},
                                                                               {12, 0},
                                                                               {7, 1},
                                                                               {13, 1},
                                                                               {9, 0},
                                                                               {10, 1}});
}

TEST(SecondSeat, IsHeldsExercise29) {
    expectValues(valuesOf(heldsSwiss(), TieBreak::SecondSeat, Edition::Of2024), {{2, 3},
                                                                                 {1, 2},
                                                                                 {3, 2},
                                                                                 {4, 2},
                                                                                 {16, 2},
                                                                                 {6, 2},
                                                                                 {5, 2},
                                                                                 {8, 2},
                                                                                 {11, 2},
                                                                                 {15, 3},
                                                                                 {14, 2},
                                                                                 {12, 0},
                                                                                 {7, 3},
                                                                                 {13, 3},
                                                                                 {9, 1},
                                                                                 {10, 3}});
}

/// Returns for each tied player the number of tied players ranked behind.
std::map<int, double> encounters(const Tournament& tournament) {
    return valuesOf(tournament, TieBreak::DirectEncounter, Edition::Of2026);
}

TEST(DirectEncounter, BreaksNoTieWhereAMissingGameMatters) {
    expectValues(encounters(heldsSwiss()),
                 {{1, 0}, {3, 0}, {4, 0}, {16, 0}, {5, 0}, {8, 0}, {11, 0}}); // exercises 23, 24
}

TEST(DirectEncounter, InARoundRobinIsHeldsExercise26) {
    expectValues(encounters(heldsRoundRobin()), {{1, 2}, {2, 0}, {3, 0}, {6, 2}, {5, 1}, {4, 0}});
}

TEST(DirectEncounter, PutsFirstWhoIsFirstWhateverTheMissingGamesWouldGive) {
    // Player 1 beat 2 and 3, who have not met: 1 is first, and 2 and 3 stay tied.
    const Tournament three = crosstable(System::Swiss, {{1, "a", "+W2 +B3 -W4 -B5"},
                                                        {2, "b", "-B1 +W4 +BYE --"},
                                                        {3, "c", "+BYE -W1 +B5 --"},
                                                        {4, "d", "+BYE -B2 +B1 +BYE"},
                                                        {5, "e", "+BYE +BYE -W3 +W1"}});
    expectValues(encounters(three), {{1, 2}, {2, 0}, {3, 0}});
}

TEST(DirectEncounter, OfThoseWhoAreLeftLooksAtTheirOwnGamesAgain) {
    // FIDE exercise 25, six points: Franck, then Alyx and David, who drew, then Bruno.
    const Tournament four = crosstable(System::Swiss, {{1, "Alyx", "=W2 =W4 =B6 -- +BYE"},
                                                       {2, "Bruno", "=B1 =W4 -W6 +BYE --"},
                                                       {4, "David", "=BYE =B1 =B2 =B6 --"},
                                                       {6, "Franck", "=W1 +B2 =W4 -- --"}});
    Tournament games = four;
    games.rounds = {{{{1, {1, 2}, {}, drawn({})}, {2, {4, 6}, {}, drawn({})}}},
                    {{{1, {1, 4}, {}, drawn({})}, {2, {6, 2}, {}, firstWins({})}}},
                    {{{1, {6, 1}, {}, drawn({})}, {2, {4, 2}, {}, drawn({})}}},
                    {{{0, {1}, Bye::HalfPoint, {}},
                      {0, {4}, Bye::HalfPoint, {}},
                      {0, {2}, Bye::FullPoint, {}}}}};
    expectValues(encounters(games), {{6, 3}, {1, 1}, {4, 1}, {2, 0}});
}

TEST(Edition2026, ADummyHasNoMoreThanHalfTheRoundsOrTheOpponentOfAForfeit) {
    // C.07 as approved by the FIDE Council on 2 February 2026, 16.4.1 and 16.4.2.
    expectValues(valuesOf(heldsSwiss(), TieBreak::Buchholz, Edition::Of2026),
                 {{4, 14.0},       // David's bye: 2.5 of 5 rounds instead of 3.5
                  {11, 12.5},      // Maria's forfeit: Jessica's 1.5 instead of 2.5
                  {12, 9.5 + 2.0}, // Nick has less than half: as before
                  {2, 13.0}});
}

TEST(Standings, ShareARankWhereNothingTellsThemApart) {
    const Standings standings =
        standingsOf(heldsSwiss(), {{}, {TieBreak::Buchholz}, Edition::Of2024});
    EXPECT_THAT(std::vector<int>({standings.rows[0].player, standings.rows[1].player,
                                  standings.rows[2].player, standings.rows[3].player,
                                  standings.rows[4].player}),
                ElementsAre(2, 3, 4, 1, 16));
    EXPECT_EQ(standings.rows[3].rank, 4);
    EXPECT_EQ(standings.rows[4].rank, 4);
    EXPECT_EQ(standings.rows[5].rank, 6);
}

TEST(Standings, FollowTheOrganisersOrderOfTieBreaks) {
    Tournament tournament = heldsSwiss();
    tournament.tieBreaks = {TieBreak::Wins, TieBreak::SonnebornBerger};
    EXPECT_THAT(standingsOf(tournament).tieBreaks,
                ElementsAre(TieBreak::Wins, TieBreak::SonnebornBerger));
    EXPECT_EQ(standingsOf(tournament).rows[1].player, 16) << "three wins";
    tournament.tieBreaks = {TieBreak::SonnebornBerger, TieBreak::Wins};
    EXPECT_EQ(standingsOf(tournament).rows[1].player, 3);
    EXPECT_EQ(standingsOf(tournament, {{}, {TieBreak::SecondSeat}}).rows[1].player, 1);
}

TEST(Standings, AfterARoundKnowNothingOfLaterOnes) {
    Tournament two = heldsSwiss();
    const Standings after2 = standingsOf(two, {2});
    two.rounds.resize(2);
    EXPECT_EQ(after2.rows, standingsOf(two).rows);
    EXPECT_EQ(standingsOf(two, {0}).rows[0].points, 0);
}

TEST(Standings, APairingWithoutAResultCountsForNobody) {
    Tournament tournament = heldsSwiss();
    const auto before = standingsOf(tournament, {4});
    for (Pairing& pairing : tournament.rounds[4].pairings) {
        pairing.result.reset();
        pairing.bye.reset();
    }
    for (const Row& row : standingsOf(tournament).rows) {
        const auto old = std::ranges::find(before.rows, row.player, &Row::player);
        EXPECT_EQ(row.points, old->points) << row.player;
    }
}

TEST(Standings, OfTablesOfThreeTakeEverybodyElseAsOpponents) {
    Tournament groups;
    groups.system = System::Groups;
    groups.seatsAtTable = 3;
    for (int number = 1; number <= 4; ++number) {
        Player player;
        player.number = number;
        groups.players.push_back(player);
    }
    groups.rounds = {{{{1, {1, 2, 3}, {}, placed({1, 2, 2})}, {0, {4}, Bye::Pairing, {}}}},
                     {{{1, {4, 1, 2}, {}, placed({3, 1, 2})}, {0, {3}, Bye::Pairing, {}}}}};
    // Points: 1 has 2 + 2, 2 has 0.5 + 1, 3 has 0.5 + 1, 4 has 1 + 0.
    const auto standings = standingsOf(
        groups, {{}, {TieBreak::Wins, TieBreak::Buchholz, TieBreak::SonnebornBerger}, {}});
    EXPECT_THAT(orderOf(standings), ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(standings.rows[0].values, ElementsAre(2, 1.5 + 1.5 + 1 + 1.5, 1.5 + 1.5 + 1 + 1.5));
    EXPECT_THAT(standings.rows[1].values, ElementsAre(0, 4 + 1.5 + 4 + 1, 0.75 + 1));
    // The bye of 3 counts as two dummies of 1.5, each half beaten.
    EXPECT_THAT(standings.rows[2].values, ElementsAre(0, 4 + 1.5 + 1.5 + 1.5, 0.75 + 1.5));
}

TEST(Standings, OfTeamsLookAtTheBoardsFirst) {
    Tournament teams;
    for (int number = 1; number <= 4; ++number) {
        Player player;
        player.number = number;
        player.members = {"a", "b", "c"};
        teams.players.push_back(player);
    }
    teams.rounds = {{{{1, {1, 4}, {}, matchOf(2, 1, {})}, {2, {2, 3}, {}, matchOf(0, 3, {})}}}};
    EXPECT_EQ(standingsOf(teams).tieBreaks[0], TieBreak::BoardPoints);
    EXPECT_THAT(orderOf(standingsOf(teams)), ElementsAre(3, 1, 4, 2));
}

TEST(TieBreaks, HaveNamesAndAcronyms) {
    for (const std::string_view name :
         {"buchholz", "buchholz-cut-1", "sonneborn-berger", "direct-encounter", "wins", "games-won",
          "second-seat", "board-points"}) {
        const auto tieBreak = tieBreakNamed(name);
        ASSERT_TRUE(tieBreak) << name;
        EXPECT_EQ(nameOf(*tieBreak), name);
        EXPECT_NE(english(titleOf(*tieBreak)), "");
        EXPECT_NE(listedTieBreaks().find(name), std::string::npos);
    }
    EXPECT_EQ(tieBreakNamed("BH-C1"), TieBreak::BuchholzCut1);
    EXPECT_EQ(tieBreakNamed(""), std::nullopt);
    EXPECT_EQ(tieBreakNamed("koya"), std::nullopt);
}

} // namespace
} // namespace umpire::tournament
