#include "app/club/tournament/trf.h"
#include "tests/app/club/season/evenings_of_a_club.h"

namespace umpire::season {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using tournament::Outcome;
using tournament::played;

/// Glickman's paper rounds intermediate values and prints 1464.06, 151.52 and 0.05999.
TEST(Glicko, GivesThePublishedExample) {
    const std::vector<Encounter> games = {
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const Strength after = afterPeriod({1500, 200, 0.06}, games, 0.5);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.005);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, KnowsLessAfterAPeriodWithoutGames) {
    const Strength after = afterPeriod({1500, 200, 0.06}, {}, 0.5);
    EXPECT_EQ(after.rating, 1500);
    EXPECT_NEAR(after.deviation, std::hypot(200, 0.06 * 173.7178), 1e-9);
    EXPECT_EQ(after.volatility, 0.06);
}

const std::vector<std::string> kFour = {"Anna", "Béla", "Cili", "Dani"};

TEST(SeasonTables, CountTheBestResults) {
    Evenings evenings;
    evenings.add(wonByNumbers(tournamentOf("Friday 1", "2026/09/04", kFour)));
    evenings.add(wonByNumbers(tournamentOf("Friday 2", "2026/09/11", {"Béla", "Anna", "Dani"})));
    evenings.add(wonByNumbers(tournamentOf("Friday 3", "2026/09/18", {"Cili", "Anna"})));
    evenings.add(wonByNumbers(tournamentOf("Cup", "2026/09/19", {"Dani", "Anna"})));
    evenings.add(wonByNumbers(tournamentOf("Friday 4", "2027/09/18", {"Dani", "Anna"})));
    const SeasonRules rules = rulesIn(
        R"(, "last_day": "2027-06-30", "tables": [{"name": "Fridays", "tournaments": ["Friday*"],
        "points": [5, 3, 1], "present": 1, "best": 2}])");
    const Season season = made(evenings, rules);
    ASSERT_EQ(season.tables.size(), 1U);
    const auto& rows = season.tables[0].rows;
    ASSERT_EQ(rows.size(), 4U);
    // Anna 6, 4, 4; Béla 4, 6; Cili 2, 6; Dani 1, 2
    EXPECT_EQ(rows[0].player, "Anna");
    EXPECT_EQ(rows[0].points, 10);
    EXPECT_EQ(rows[0].results.size(), 3U);
    EXPECT_EQ(std::ranges::count(rows[0].results, true, &TableResult::isCounted), 2);
    EXPECT_EQ(rows[1].player, "Béla");
    EXPECT_EQ(rows[1].rank, 1) << "the same results";
    EXPECT_EQ(rows[2].player, "Cili");
    EXPECT_EQ(rows[2].rank, 3);
    EXPECT_EQ(rows[3].points, 3);
    EXPECT_EQ(season.games, 6 + 3 + 1 + 1);
}

TEST(SeasonTables, ShareThePointsOfASharedPlace) {
    Tournament shared = tournamentOf("Cup", "2026/09/19", {"Anna", "Béla"});
    shared.rounds.push_back(nextRound(shared).value());
    shared.rounds[0].pairings[0].result = tournament::drawn({});
    Evenings evenings;
    evenings.add(shared);
    const Season season = made(evenings, rulesIn(""));
    ASSERT_EQ(season.tables.at(0).rows.size(), 2U);
    EXPECT_EQ(season.tables[0].name, "2026/27");
    EXPECT_EQ(season.tables[0].rows[1].points, (10.0 + 8.0) / 2);
    EXPECT_EQ(season.tables[0].rows[1].results[0].place, 1);
}

/// The places and games of the other players do not reveal that a player is left out.
TEST(LeftOut, IsNamedNowhereAndLeavesNoGap) {
    Evenings evenings;
    evenings.add(wonByNumbers(tournamentOf("Cup", "2026/09/19", kFour)));
    evenings.add(recordOf(1, "a", "2026-10-01T18:00:00Z", "Béla", "Cili"));
    const SeasonRules rules =
        rulesIn(R"(, "left_out": ["bÉLA", "Zoli"], "renamed": {"Dani": "Daniel"})");
    const CountedGames counted = countedIn(evenings, rules);
    EXPECT_THAT(counted.notes, ElementsAre("`Zoli` is left out, but nobody has this name"));
    const Season season = seasonOf(counted, rules);
    EXPECT_EQ(season.games, 3);
    EXPECT_EQ(season.tables[0].rows[1].player, "Cili");
    EXPECT_EQ(season.tables[0].rows[1].results[0].place, 2);
    EXPECT_THAT(allForms(season), Not(HasSubstr("Béla")));
    EXPECT_THAT(allForms(season), Not(HasSubstr("Dani\"")));
    EXPECT_THAT(allForms(season), HasSubstr("Daniel"));
    const SeasonRules byNewName =
        rulesIn(R"(, "left_out": ["Daniel"], "renamed": {"Dani": "Daniel"})");
    EXPECT_THAT(allForms(made(evenings, byNewName)), Not(HasSubstr("Dani")));
}

TEST(CountedGames, AreCountedOnce) {
    Evenings evenings;
    const JournalRecord played = recordOf(2, "a", "2026-09-19T18:00:00Z", "Anna", "Béla");
    JournalRecord begun = played;
    begun.events.pop_back();
    evenings.add(played);
    evenings.add(begun);
    evenings.add(played);
    EXPECT_EQ(countedIn(evenings, rulesIn("")).games.size(), 1U);
    Tournament cup = tournamentOf("Cup", "2026/09/19", kFour);
    cup.rounds.push_back(nextRound(cup).value());
    evenings.add(cup);
    evenings.add(wonByNumbers(cup));
    evenings.add(cup);
    const CountedGames counted = countedIn(evenings, rulesIn(""));
    EXPECT_EQ(counted.games.size(), 6U) << "the record is a game of the tournament";
    EXPECT_THAT(counted.games, Not(Contains(Field(&PlayedGame::tournament, ""))));
    // Adds another game of the two players on that night, and one on the next evening.
    evenings.add(recordOf(2, "b", "2026-09-20T02:00:00Z", "anna", "béla"));
    evenings.add(recordOf(2, "c", "2026-09-20T18:00:00Z", "Anna", "Béla"));
    evenings.add(recordOf(2, "d", "2026-09-20T18:00:00Z", "Anna", ""));
    evenings.add(recordOf(2, "e", "", "Anna", "Béla"));
    const CountedGames more = countedIn(evenings, rulesIn(""));
    EXPECT_EQ(more.games.size(), 8U);
    EXPECT_EQ(std::ranges::count(more.games, "2026-09-19", &PlayedGame::day), 7);
    EXPECT_THAT(more.notes, ElementsAre("games without the names of all players do not count: 1",
                                        "games that do not say when they began do not count: 1"));
}

TEST(CountedGames, AreNeitherByesNorForfeits) {
    Tournament cup = wonByNumbers(tournamentOf("Cup", "2026/09/19", {"Anna", "Béla", "Cili"}));
    const int all = made(
                        [&] {
                            Evenings one;
                            one.add(cup);
                            return one;
                        }(),
                        rulesIn(""))
                        .games;
    EXPECT_EQ(all, 3);
    for (tournament::Pairing& pairing : cup.rounds[0].pairings) {
        pairing.result = pairing.bye ? std::nullopt : std::optional(tournament::forfeitedBy(0, {}));
    }
    cup.rounds[1].pairings[0].result = played(Outcome::Drawn, Outcome::Lost, {});
    Evenings evenings;
    evenings.add(cup);
    const Season season = made(evenings, rulesIn(""));
    EXPECT_EQ(season.games, 2);
    ASSERT_EQ(season.ratings.size(), 1U);
    EXPECT_EQ(season.ratings[0].players.size(), 2U) << "half a point against nothing is unrated";
}

TEST(CountedGames, ThatAReportMarksAsUnratedAreNotRated) {
    Tournament cup = tournamentOf("Cup", "2026/09/19", {"Anna", "Béla", "Cili", "Dani"});
    cup.system = System::Swiss;
    cup.plannedRounds = 1;
    cup.rounds = {
        {{{1, {1, 2}, {}, tournament::firstWins({})}, {2, {3, 4}, {}, tournament::drawn({})}}}};
    std::string text = *tournament::writeTrf(cup);
    for (const auto& [rated, unrated] :
         {std::pair("2 w 1", "2 w W"), std::pair("1 b 0", "1 b L")}) {
        ASSERT_NE(text.find(rated), std::string::npos) << text;
        text.replace(text.find(rated), 5, unrated);
    }
    Tournament read = tournament::readTrf(text, "cup.trf")->tournament;
    read.game = cup.game;
    const auto ratedIn = [](const Tournament& it) {
        Evenings evenings;
        evenings.add(it);
        const CountedGames counted = countedIn(evenings, rulesIn(""));
        EXPECT_EQ(counted.games.size(), 2U);
        return std::ranges::count_if(counted.games, isRated);
    };
    EXPECT_EQ(ratedIn(cup), 2);
    EXPECT_EQ(ratedIn(read), 1);
    read.rounds[0].pairings[0].result = tournament::drawn({});
    EXPECT_EQ(ratedIn(read), 2) << "the arbiter entered another result";
}

TEST(CountedGames, OfThreeCountButAreNotRated) {
    Tournament groups = tournamentOf("Three", "2026/09/19", {"Anna", "Béla", "Cili"});
    groups.system = System::Groups;
    groups.seatsAtTable = 3;
    groups.plannedRounds = 1;
    groups.rounds.push_back(nextRound(groups).value());
    groups.rounds[0].pairings[0].result = tournament::placed({2, 1, 3});
    Evenings evenings;
    evenings.add(groups);
    const Season season = made(evenings, rulesIn(""));
    EXPECT_EQ(season.games, 1);
    EXPECT_THAT(season.ratings, IsEmpty());
    EXPECT_THAT(season.meetings, IsEmpty());
    EXPECT_EQ(season.tables[0].rows.size(), 3U);
    EXPECT_THAT(season.milestones, Contains(Field(&Milestone::what, Milestone::What::FirstWin)));
}

TEST(Milestones, AreOfTheSeasonsDays) {
    Evenings evenings;
    for (int evening = 1; evening <= 5; ++evening) {
        evenings.add(wonByNumbers(tournamentOf("Friday " + std::to_string(evening),
                                               "2026/09/0" + std::to_string(evening), kFour)));
    }
    const Season season = made(evenings, rulesIn(R"(, "first_day": "2026-09-03")"));
    std::vector<std::string> ofAnna;
    for (const Milestone& each : season.milestones) {
        if (each.player == "Anna") {
            ofAnna.push_back(each.day + " " + std::to_string(int(each.what)) + " " +
                             std::to_string(each.number));
        }
    }
    const auto rating = int(std::lround(season.ratings[0].players[0].best));
    EXPECT_EQ(season.ratings[0].players[0].player, "Anna");
    EXPECT_THAT(ofAnna, ElementsAre("2026-09-03 2 0", "2026-09-04 1 10", "2026-09-05 3 15",
                                    "2026-09-05 4 " + std::to_string(rating)));
    EXPECT_EQ(season.ratings[0].players[0].games, 15) << "a rating knows the games before";
}

TEST(SeasonPages, HaveRoomForTheirWordsInEveryLanguage) {
    Evenings evenings;
    const std::vector<std::string> players = {"Kovács, Anna", "Петрова, Елена",
                                              "Żółkiewski, Łukasz", "Nagy-Tóth, Bendegúz"};
    for (int evening = 1; evening <= 5; ++evening) {
        Tournament made = wonByNumbers(tournamentOf(
            "Friday " + std::to_string(evening), "2026/09/0" + std::to_string(evening), players));
        made.game = umpire::testing::namesOfGames()[std::size_t(evening - 1)];
        evenings.add(made);
    }
    evenings.add(wonByNumbers(tournamentOf("Friday 6", "2026/09/12", players)));
    const Season season = made(evenings, rulesIn(R"(, "tables": [{"name": "T", "best": 2}])"));
    for (const Language language : {Language::English, Language::Hungarian, Language::Bulgarian,
                                    Language::Russian, Language::Polish}) {
        const auto printed = printSeason(season, Paper::A4, language);
        ASSERT_TRUE(printed);
        EXPECT_EQ(printed->pages.size(), 1U + 5U + 5U + 1U);
        for (const PrintedPage& page : printed->pages) {
            EXPECT_THAT(page.misfits, IsEmpty()) << codeOf(language);
        }
    }
}

TEST(SeasonRules, AreRefusedInOneLine) {
    const auto why = [](const std::string& more) {
        const auto rules =
            readSeasonRules(R"({"schema": "umpire.season/1", "name": "S")" + more + "}", "s.json");
        return rules ? "" : english(rules.error().message);
    };
    EXPECT_EQ(why(""), "");
    EXPECT_THAT(why(R"(, "point": 3)"), HasSubstr("s.json: \"point\": is no field here"));
    EXPECT_THAT(why(R"(, "first_day": "2026-02-30")"),
                HasSubstr("first_day: give a day such as 2026-09-01"));
    EXPECT_THAT(why(R"(, "dates": {"Cup": ""})"), HasSubstr("dates.Cup: give a day"));
    EXPECT_THAT(why(R"(, "rating": {"tau": 9})"), HasSubstr("rating.tau: give a number from"));
    EXPECT_THAT(why(R"(, "rating": {"period": "year"})"), HasSubstr("give one of day, month"));
    EXPECT_THAT(why(R"(, "renamed": {"A": "B", "B": "C"})"), HasSubstr("renamed.A: give the name"));
    EXPECT_THAT(why(R"(, "tables": [{"name": "T", "best": -1}])"), HasSubstr("tables[0].best"));
}

} // namespace
} // namespace umpire::season
