#include "app/club/tournament/arbiter.h"
#include "tests/app/club/pages/arbiter_tournament.h"

#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

/// The tournament on the arbiter's page and on the wall, in a real browser.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST_F(ArbiterTournament, GoesFromAListOfPlayersToTheNextRound) {
    const auto page = open("hu");
    DrivenBrowser& browser = *page;
    ASSERT_TRUE(browser.shows("cup_name", "Még nincs torna."));
    make(browser);
    ASSERT_TRUE(browser.shows("cup_name", "Tavaszi kupa"));
    EXPECT_TRUE(browser.shows("cup_state", "Még egy forduló sincs kész. Összesen 3 lesz."));
    makeRound(browser);
    ASSERT_TRUE(browser.shows("cup_pairings", "Kovács Anna – Dóra"));
    EXPECT_TRUE(browser.shows("cup_state", "1. forduló, összesen 3 · 2 eredmény hiányzik"));
    EXPECT_TRUE(browser.shows("show_tournament", "Torna (2)"));
    EXPECT_EQ(browser.valueOf("[...document.querySelectorAll('#part_tournament button.first')]"
                              ".map(each => each.textContent).join()"),
              "A párosítás nyomtatása")
        << "the next step is the one accented button";
    EXPECT_LE(browser.valueOf("document.querySelectorAll('#cup_do button').length"), 3);
    EXPECT_EQ(browser.valueOf("document.getElementById('cup_rare').checkVisibility()"), false);

    // A result by hand.
    ask(browser, ".pairing.open");
    browser.keepPicture("tournament-result");
    browser.tap(".choices button:nth-child(1)");
    ASSERT_TRUE(browser.shows("cup_pairings", "1 – 0"));
    EXPECT_TRUE(browser.shows("cup_standings", "Kovács Anna1"));
    browser.keepPicture("tournament");

    // Without all results only a reason makes the next round.
    askRare(browser, "#cup_go_on");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "Add meg a nevedet és az indokot."));
    browser.tap("#ask_no");
    EXPECT_EQ(database.ask("SELECT count(*) FROM round"), "1");

    // Another result than the one that is there needs a reason, which is kept and shown.
    ask(browser, ".pairing:not(.open)");
    browser.tap(".choices button:nth-child(2)");
    EXPECT_TRUE(browser.shows("ask_wrong", "Add meg a nevedet és az indokot."));
    browser.tap("#reasons button:nth-child(3)");
    browser.tap(".choices button:nth-child(2)");
    ASSERT_TRUE(browser.shows("cup_pairings", "½ – ½"));
    EXPECT_TRUE(browser.shows("cup_pairings", "Ilona: A játékosok megegyeztek."));
    EXPECT_EQ(database.ask("SELECT said, who, because FROM tournament_change WHERE what = "
                           "'result' ORDER BY number"),
              "1-0|Ilona|\ndraw|Ilona|A játékosok megegyeztek.");
}

TEST_F(ArbiterTournament, ShowsWhatATableSaysAndWhoStopsToPlay) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    makeWithRound(browser);
    ASSERT_TRUE(keeper->tell([](TournamentStore& store) {
        return store.note(
            1, {TournamentChange::What::OtherPlayers, 1, 2, "Zoltán – Imre", "", "", "2", "r", 9});
    }));
    EXPECT_TRUE(browser.shows("cup_pairings", "▲ At the table sat Zoltán – Imre."));
    askOfPlayer(browser, ".player", "button");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("cup_player_list", "plays no more"));
    browser.keepPicture("tournament-players");
    EXPECT_EQ(database.ask("SELECT name, withdrawn_after FROM player WHERE withdrawn_after IS NOT "
                           "NULL"),
              "Kovács Anna|1");
}

TEST_F(ArbiterTournament, SaysWhatAFormLacks) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    ask(browser, "#cup_new");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "Give your name."));
    say(browser, "document.getElementById('name')", "Ilona");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "Give the tournament a name."));
    say(browser, "document.querySelectorAll('#ask_more input')[0]", "Cup");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "Choose the file with the players."));
    browser.choose("#ask_more input[type=file]", players);
    say(browser, "document.querySelectorAll('#ask_more select')[1]", "swiss");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "A Swiss needs its number of rounds."));
}

TEST_F(ArbiterTournament, AsksForTheLettersOfAnOlderFileAndTakesItAsItIs) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    ask(browser, "#cup_new");
    say(browser, "document.getElementById('name')", "Ilona");
    browser.choose("#ask_more input[type=file]",
                   UMPIRE_SOURCE_DIR "/tests/app/club/tournament/trf/trf1250.trf");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "The file is not in UTF-8. Choose its letters below."));
    say(browser, "document.querySelectorAll('#ask_more select')[2]", "windows-1250");
    browser.tap("#ask_yes");
    ASSERT_TRUE(browser.shows("cup_name", "Teszt"));
    EXPECT_TRUE(browser.shows("cup_standings", "Kőszegi, Győző"));
}

TEST_F(ArbiterTournament, OffersNoResultOfATableThatPlaysAnotherGame) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    make(browser);
    makeRound(browser);
    ASSERT_TRUE(keeper->tell([](TournamentStore& store) {
        return store.note(
            1, {TournamentChange::What::OtherGame, 1, 1, "triremes ", "", "", "1", "r", 9});
    }));
    ASSERT_TRUE(browser.shows("cup_pairings", "▲ The table played another game: triremes"));
    ask(browser, ".pairing.open");
    EXPECT_EQ(browser.valueOf("document.querySelectorAll('.choices button').length"), 3)
        << "who did not come";
    say(browser, "document.querySelector('#ask_more input')", "½-0");
    browser.tap("#ask_more > button");
    EXPECT_TRUE(browser.shows("cup_pairings", "½ – 0"));
}

TEST_F(ArbiterTournament, TakesThePlacesOfThreeAndTheBoardsOfTeams) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    EXPECT_EQ(change(browser, {{"do", "new"},
                               {"name", "Three"},
                               {"system", "groups"},
                               {"seats", 3},
                               {"file", "p.csv"},
                               {"players", "name\nA\nB\nC\n"},
                               {"arbiter", "Ilona"}}),
              "200 {}");
    EXPECT_EQ(change(browser, {{"do", "round"}, {"arbiter", "Ilona"}}), "200 {}");
    ASSERT_TRUE(browser.waitFor("!!document.querySelector('.pairing.open')"));
    ask(browser, ".pairing.open");
    say(browser, "document.getElementById('name')", "Ilona");
    say(browser, "document.querySelector('#ask_more input')", "2,1");
    browser.tap("#ask_more > button");
    EXPECT_TRUE(browser.shows("ask_wrong", "“2,1” is no result of this table; write"));
    browser.keepPicture("tournament-places");
    say(browser, "document.querySelector('#ask_more input')", "2,1,3");
    browser.tap("#ask_more > button");
    EXPECT_TRUE(browser.shows("cup_pairings", "1 – 2 – 0"));

    EXPECT_EQ(change(browser, {{"do", "new"},
                               {"name", "Teams"},
                               {"system", "round-robin"},
                               {"file", "t.csv"},
                               {"players", "name,board 1,board 2\nX,A,B\nY,C,D\n"},
                               {"arbiter", "Ilona"}}),
              "200 {}");
    ASSERT_TRUE(browser.shows("cup_name", "Teams"));
    EXPECT_EQ(change(browser, {{"do", "round"}, {"arbiter", "Ilona"}}), "200 {}");
    ASSERT_TRUE(browser.shows("cup_pairings", "X – Y"));
    ask(browser, ".pairing.open");
    say(browser, "document.querySelector('#ask_more input')", "1.5:0.5");
    browser.tap("#ask_more > button");
    EXPECT_TRUE(browser.shows("cup_pairings", "1½ – ½"));
    EXPECT_EQ(
        change(browser, {{"do", "dance"}, {"arbiter", "Ilona"}}),
        "400 /tournament does new, round, result, player, add, pair, expel, lots and play_off\n");
    EXPECT_EQ(change(browser, {{"do", "round"}}),
              "400 a change of a tournament has the arbiter's name\n");
    const std::string refused = change(browser,
                                       {{"do", "result"},
                                        {"round", 1},
                                        {"table", 1},
                                        {"result", "7"},
                                        {"because", "seen"},
                                        {"arbiter", "Ilona"}},
                                       "/tournament/change?language=hu");
    EXPECT_EQ(refused, "400 „7” nem lehet ennek az asztalnak az eredménye; írd úgy, mint a mező "
                       "fölötti példában\n");
    EXPECT_EQ(change(browser,
                     {{"table", "1"},
                      {"record", ""},
                      {"about", 0},
                      {"command", ""},
                      {"because", ""},
                      {"arbiter", "Ilona"}},
                     "/rule?language=hu"),
              "400 a döntéshez kell a versenybíró neve és egy indok\n");
}

TEST_F(ArbiterTournament, ShowsSpectatorsNoPersonalData) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    std::ostringstream report;
    report << std::ifstream(UMPIRE_SOURCE_DIR "/tests/app/club/tournament/trf/rich.trf").rdbuf();
    EXPECT_EQ(change(browser, {{"do", "new"},
                               {"name", "Cup"},
                               {"system", "round-robin"},
                               {"file", "rich.trf"},
                               {"players", report.str()},
                               {"arbiter", "Ilona"}}),
              "200 {}");
    EXPECT_EQ(database.ask("SELECT count(*) FROM player WHERE more->>'born' <> ''"), "4");
    browser.open("about:blank");
    browser.open(hall->wallPage());
    const std::string seen = browser.valueOf(
        "fetch('/standings', {headers: {Authorization: 'Bearer ' + location.hash.slice(1)}})"
        ".then((answer) => answer.text())");
    EXPECT_THAT(seen, HasSubstr("standings-of-all"));
    EXPECT_THAT(seen, HasSubstr("\"seats\""));
    for (const char* personal : {"\"born\"", "\"sex\"", "\"fide_number\"", "\"expelled\"",
                                 "\"changes\"", "\"report\"", "\"forbidden\""}) {
        EXPECT_THAT(seen, ::testing::Not(HasSubstr(personal)));
    }
}

TEST_F(ArbiterTournament, LetsWhoWasExpelledPlayAgainLikeAnybody) {
    const auto page = open("en");
    tournament::Tournament cup;
    cup.name = "Cup";
    cup.players = {{1, "Anna"}, {2, "Bela"}};
    cup = tournament::withExpelled(cup, 1, "insults").value();
    ASSERT_TRUE(keeper->tell([&](TournamentStore& store) {
        return store.add(cup, {TournamentChange::What::Made}).map([](std::int64_t) {});
    }));
    const std::string expelled = "SELECT count(*) FROM player WHERE more->>'expelled' = 'true'";
    EXPECT_EQ(database.ask(expelled), "1");
    EXPECT_EQ(change(*page, {{"do", "player"},
                             {"number", 1},
                             {"withdrawn_after", nullptr},
                             {"absent", 1},
                             {"bye", ""},
                             {"arbiter", "Ilona"}}),
              "200 {}");
    EXPECT_EQ(database.ask(expelled), "0");
    EXPECT_EQ(database.ask("SELECT count(*) FROM player WHERE withdrawn_after IS NOT NULL"), "0");
}

TEST_F(ArbiterTournament, NamesTheFirstNotesOfAFileAndCountsTheRest) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    std::string head = "name", row = "Anna";
    for (int column = 1; column <= 25; ++column) {
        head += ",unknown " + std::to_string(column);
        row += ",x";
    }
    nlohmann::ordered_json asked{{"do", "new"},
                                 {"name", "Cup"},
                                 {"system", "round-robin"},
                                 {"file", "p.csv"},
                                 {"players", head + "\n" + row + "\n"},
                                 {"arbiter", "Ilona"}};
    EXPECT_EQ(change(browser, asked), "200 {}");
    EXPECT_TRUE(browser.shows("cup_refused", "`unknown 20` is not understood and left out; and 5 "
                                             "more"));
    EXPECT_EQ(browser.valueOf("document.getElementById('cup_refused').textContent.includes("
                              "'unknown 21')"),
              false);
}

TEST_F(ArbiterTournament, IsPrintedWithTheCodeOfTheWallAndShownThere) {
    const auto page = open("pl");
    DrivenBrowser& browser = *page;
    makeWithRound(browser);
    const std::string asks =
        "(async () => { for (;;) { const answer = await fetch('PATH', {headers: {Authorization: "
        "'Bearer ' + location.hash.slice(1)}}); if (answer.status !== 202) return answer.status + "
        "' ' + (await answer.text()).slice(0, 400); } })()";
    const auto answerOf = [&](const std::string& path) {
        std::string whole = asks;
        return browser.valueOf(whole.replace(whole.find("PATH"), 4, path)).get<std::string>();
    };
    EXPECT_THAT(answerOf("/tournament/notice?id=1&what=pairings&round=1&language=pl"),
                StartsWith("200 %PDF"));
    EXPECT_THAT(answerOf("/tournament/notice?id=1&what=gossip&round=1&language=pl"),
                HasSubstr("`gossip` is no notice"));
    EXPECT_THAT(answerOf("/tournament/notice?id=1&what=--help&round=1&language=pl"),
                StartsWith("400 a notice is pairings"));
    EXPECT_THAT(answerOf("/tournament/report?id=1"), HasSubstr("Kovács Anna"));
    EXPECT_THAT(answerOf("/tournament/file?id=1"), HasSubstr("umpire.tournament/1"));
    EXPECT_THAT(answerOf("/tournament/file?id=9"), StartsWith("404 there is no such tournament"));

    browser.open("about:blank");
    const std::string wall = hall->wallPage();
    browser.open(wall.substr(0, wall.find('#')) + "?seconds=2" + wall.substr(wall.find('#')));
    ASSERT_TRUE(browser.shows("cup", "Kovács Anna – Dóra"));
    browser.keepPicture("wall-pairings");
    EXPECT_TRUE(browser.shows("title", "Tavaszi kupa · Klasyfikacja"));
    EXPECT_TRUE(browser.shows("cup", "DE – Bezpośrednie spotkanie · SB – Sonneborn-Berger"));
    browser.keepPicture("wall-standings");
    EXPECT_THAT(answerOf("/tournament"), StartsWith("401"));
}

} // namespace
} // namespace umpire::testing
