#include "app/club/tournament/arbiter.h"
#include "tests/app/club/pages/arbiter_tournament.h"

#include <gmock/gmock.h>

/// What an arbiter does on the page besides rounds and results.
namespace umpire::testing {
namespace {

TEST_F(ArbiterTournament, PairsByHandAndSaysFirstWhatIsAgainstTheRules) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    makeWithRound(browser);
    // The last round is paired anew while it has no result.
    askRare(browser, "#cup_pair");
    EXPECT_EQ(browser.valueOf("[...document.querySelectorAll('.pairs input')].map((each) => "
                              "each.value).join()"),
              "1. Kovács Anna,4. Dóra,2. Béla,3. Cecil");
    typeSeat(browser, 1, "2. Béla");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "the number 2 stands twice; give each once"));
    EXPECT_TRUE(browser.shows("ask_yes", "Enter it")) << "nobody lets that count";
    typeSeat(browser, 2, "3");
    typeSeat(browser, 3, "4. Dóra");
    browser.tap("#ask_yes");
    ASSERT_TRUE(browser.shows("cup_pairings", "Kovács Anna – Béla"));
    EXPECT_TRUE(browser.shows("cup_pairings", "Cecil – Dóra"));
    EXPECT_EQ(database.ask("SELECT string_agg(player::text, ',' ORDER BY place, seat) FROM seat"),
              "1,2,3,4");
    for (const int table : {1, 2}) {
        EXPECT_EQ(change(browser, {{"do", "result"},
                                   {"round", 1},
                                   {"table", table},
                                   {"result", "1-0"},
                                   {"arbiter", "Ilona"}}),
                  "200 {}");
    }
    // Two who have met: only the arbiter's word counts then.
    ASSERT_TRUE(browser.shows("cup_state", "all results are in"));
    askRare(browser, "#cup_pair");
    for (const auto& [field, player] :
         {std::pair(0, "2. Béla"), std::pair(1, "1. Kovács Anna"), std::pair(2, "3. Cecil")}) {
        typeSeat(browser, field, player);
    }
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "have met in round 1 already"))
        << browser.valueOf("document.getElementById('ask_wrong').textContent");
    EXPECT_EQ(database.ask("SELECT count(*) FROM round"), "1");
    browser.keepPicture("tournament-pair");
    typeSeat(browser, 3, "4. Dóra");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "have met in round 1 already"))
        << "other pairings are looked at anew";
    EXPECT_EQ(database.ask("SELECT count(*) FROM round"), "1");
    ASSERT_TRUE(browser.shows("ask_yes", "It counts all the same"));
    browser.tap("#ask_yes");
    ASSERT_TRUE(browser.shows("cup_pairings", "Béla – Kovács Anna"));
    EXPECT_EQ(database.ask("SELECT said, who FROM tournament_change WHERE what = 'round' AND said "
                           "<> '' ORDER BY number"),
              "round 1 paired by hand|Ilona\nround 2 paired by hand|Ilona");
}

TEST_F(ArbiterTournament, SaysInTheArbitersLanguageWhatIsAgainstTheRules) {
    const auto page = open("hu");
    DrivenBrowser& browser = *page;
    makeWithRound(browser);
    askRare(browser, "#cup_pair");
    typeSeat(browser, 1, "9");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "senkinek sincs 9 száma"));
    typeSeat(browser, 1, "");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "Dóra részt vesz, de nincs játszmája"));
    browser.keepPicture("tournament-pair-hu");
    typeSeat(browser, 2, "");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "Béla részt vesz, de nincs játszmája; Dóra részt vesz"));
}

TEST_F(ArbiterTournament, ExpelsDrawsLotsAndEntersPlayOffs) {
    const auto page = open("en");
    DrivenBrowser& browser = *page;
    make(browser);
    askRare(browser, "#cup_lots");
    say(browser, "document.querySelector('#ask_more input')", "17");
    browser.tap("#ask_yes");
    ASSERT_TRUE(browser.shows("cup_state", "Lots: seed 17"));
    tournament::Tournament drawn;
    ASSERT_TRUE(keeper->tell([&](TournamentStore& store) {
        return store.load(0).map([&](const auto& stored) { drawn = stored->tournament; });
    }));
    tournament::Tournament before = drawn;
    before.lots.reset();
    before.changes.clear();
    std::ranges::sort(before.players, std::ranges::greater(), &tournament::Player::rating);
    for (std::size_t i = 0; i < before.players.size(); ++i) {
        before.players[i].number = int(i) + 1;
    }
    EXPECT_EQ(drawn.players, withLots(before, 17)->players) << "as `umpire tournament lots` draws";

    makeRound(browser);
    ASSERT_TRUE(browser.waitFor("!!document.querySelector('.pairing.open')"));
    askOfPlayer(browser, ".player:nth-of-type(4)", "button:last-of-type");
    browser.tap("#ask_yes");
    EXPECT_TRUE(browser.shows("ask_wrong", "reason"));
    browser.tap("#reasons button:nth-child(1)");
    browser.tap("#ask_yes");
    ASSERT_TRUE(browser.shows("cup_player_list", "was expelled"));
    EXPECT_TRUE(browser.shows("cup_pairings", "1 – 0 (forfeit)") ||
                browser.shows("cup_pairings", "0 – 1 (forfeit)"));
    browser.keepPicture("tournament-expelled");

    ask(browser, ".pairing.open");
    browser.tap(".choices button:nth-child(2)");
    askRare(browser, "#cup_play_off");
    say(browser, "document.querySelectorAll('#ask_more input')[0]", "1");
    say(browser, "document.querySelectorAll('#ask_more input')[1]", "2. somebody");
    browser.keepPicture("tournament-play-off");
    browser.tap("#ask_more .choices button:nth-child(3)");
    ASSERT_TRUE(browser.shows("cup_pairings", "Play-off: " + drawn.players[0].name + " – " +
                                                  drawn.players[1].name));
    EXPECT_EQ(database.ask("SELECT what, who FROM tournament_change WHERE what IN ('lots', "
                           "'play_off') ORDER BY number"),
              "lots|Ilona\nplay_off|Ilona");
    browser.keepPicture("tournament-after");
}

} // namespace
} // namespace umpire::testing
