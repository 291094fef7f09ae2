#include "app/record/game_files/naval_files.h"
#include "app/web/server/feed_state.h"
#include "rules/games/naval_battle/naval_battle.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/telephone/followed_game.h"

#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Tests the corrections that players make by tapping: the referee's own offers, on the page in a
/// browser.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSeaFight = "LOa6,KRd9,ORb1,TRh6,DEa1 NIa9,FRk8,ORp19,DEp20,MIh8! red";
constexpr const char* kTriremes = "light=c5n:1,f17n:2|i19 dark=j5s|b4,e19,h19 turn=dark";

nlohmann::json stateFor(const ShownGame& game, const std::string& token) {
    return ask(game.port, "GET /state", token.empty() ? "" : bearer(token)).json();
}

/// Waits until the state for this token fulfils the condition.
bool waitForState(const ShownGame& game, const std::string& token,
                  const std::function<bool(const nlohmann::json&)>& isSo) {
    return comesTrue([&] { return isSo(stateFor(game, token)); });
}

bool hasBoard(const nlohmann::json& state) {
    return state["board"].is_object();
}

int spotNamed(const nlohmann::json& state, const std::string& name) {
    for (const auto& spot : state["board"]["spots"]) {
        if (spot["name"] == name) {
            return spot["spot"];
        }
    }
    return -1;
}

/// Returns the first piece there; null if there is none.
nlohmann::json pieceOn(const nlohmann::json& state, const std::string& name) {
    const int spot = spotNamed(state, name);
    for (const auto& piece : state["board"]["pieces"]) {
        if (piece["spot"] == spot) {
            return piece;
        }
    }
    return nullptr;
}

/// Taps the first element with these words. If the page is redrawn during the tap, the tap is
/// repeated.
void tapWords(DrivenBrowser& browser, const std::string& selector, const std::string& words) {
    const std::string found = "[...document.querySelectorAll('" + selector +
                              "')].find(each => each.textContent.includes(" +
                              nlohmann::json(words).dump() + "))";
    const std::string place =
        "(() => { const here = " + found +
        "; window.isHit = false; here.scrollIntoView({block: 'center'}); "
        "addEventListener('click', click => { window.isHit ||= here.contains(click.target); }, "
        "{capture: true, once: true}); const box = here.getBoundingClientRect(); "
        "return [box.x + box.width / 2, box.y + box.height / 2]; })()";
    for (int tries = 0; tries < 100; ++tries) {
        ASSERT_TRUE(browser.waitFor(found + " !== undefined")) << words;
        const nlohmann::json at = browser.valueOf(place);
        if (at.is_array()) {
            browser.tapAt(at[0], at[1]);
        }
        if (browser.valueOf("window.isHit") == true) {
            return;
        }
    }
    FAIL() << "no finger falls on " << words;
}

class PuttingRight : public InABrowser {
protected:
    /// Opens the table's page with the game's board.
    static void openPage(DrivenBrowser& browser, const ShownGame& game,
                         const std::string& token = kToken) {
        browser.setScreen(390, 844, false);
        browser.open(addressOf(game, "/player#" + token));
        ASSERT_TRUE(browser.waitFor("document.querySelector('#board [role=button]') !== null && "
                                    "!document.getElementById('ruling').hidden"));
    }
};

TEST_F(PuttingRight, OfAShipOfTriremes) {
    FollowedGame game("triremes", kTriremes);
    DrivenBrowser browser(game.shown.folder.file("profile"), "en");
    openPage(browser, game.shown);
    browser.tap("[data-spot=f17]");
    EXPECT_TRUE(browser.shows("right", "Roman ship, north"));
    tapWords(browser, "#right summary", "It points to the");
    tapWords(browser, "#right button", "west");
    EXPECT_TRUE(waitForState(game.shown, kToken, [](const nlohmann::json& state) {
        return state["last_ruling"]["event"] == "amended";
    }));
    EXPECT_TRUE(browser.waitFor("document.getElementById('right').hidden"));
    EXPECT_EQ(pieceOn(stateFor(game.shown, kToken), "f17")["heading_deg"], 180.0);
}

TEST_F(PuttingRight, OfASoldierThatLiesElsewhere) {
    FollowedGame game("triremes", kTriremes);
    DrivenBrowser browser(game.shown.folder.file("profile"), "hu");
    openPage(browser, game.shown);
    browser.tap("[data-spot=i19]");
    tapWords(browser, "#right button", "máshol fekszik");
    ASSERT_TRUE(browser.shows("right", "Koppints oda, ahol fekszik"));
    browser.tap("[data-spot=i20]");
    EXPECT_TRUE(waitForState(game.shown, kToken, [](const nlohmann::json& state) {
        return pieceOn(state, "i20")["shape"] == "token" && pieceOn(state, "i19").is_null();
    }));
}

TEST_F(PuttingRight, OfAUnitAndANumberOfBuda) {
    FollowedGame game("buda-1686", "");
    DrivenBrowser browser(game.shown.folder.file("profile"), "pl");
    openPage(browser, game.shown);
    EXPECT_EQ(
        browser.valueOf("document.querySelector('[data-spot=DF]').getAttribute('aria-label')"),
        "Mur południowy T-J3");
    browser.tap("[data-spot=DF]");
    tapWords(browser, "#right summary", "Janczar 3");
    tapWords(browser, "#right details details summary", "Stan");
    tapWords(browser, "#right button", "uszkodzona");
    EXPECT_TRUE(waitForState(game.shown, kToken, [](const nlohmann::json& state) {
        return state["position"].dump().find("T-J3=DF-") != std::string::npos;
    }));
    EXPECT_TRUE(browser.waitFor("document.getElementById('right').hidden"));
    tapWords(browser, "#tracks button", "Morale tureckie: 4");
    tapWords(browser, "#right button", "3");
    EXPECT_TRUE(browser.shows("tracks", "Morale tureckie: 3"));
}

TEST_F(PuttingRight, OfATokenOfNavalBattleThatMayBeAnything) {
    FollowedGame game("naval-battle", kSeaFight, WithToken::AndPlayers);
    DrivenBrowser browser(game.shown.folder.file("profile"), "en");
    openPage(browser, game.shown, kYellowsToken);
    const std::string shown = "document.getElementById('board').textContent";
    EXPECT_EQ(browser.valueOf(shown + ".includes('FR')"), true) << "the player's own frigate";
    EXPECT_EQ(browser.valueOf(shown + ".includes('KR')"), false) << "red's cruiser";
    browser.tap("[data-spot=d9]");
    tapWords(browser, "#right summary", "It is of Red");
    EXPECT_THAT(browser.valueOf("document.getElementById('right').textContent").get<std::string>(),
                HasSubstr("battleship"))
        << "each unit is offered, whatever lies there";
    tapWords(browser, "#right button", "nothing lies there");
    const auto isGone = [&](const nlohmann::json& state) {
        EXPECT_EQ(ask(game.shown.port, "POST /command", bearer(kRedsToken), "agree").status, 202);
        return state["position"].dump().find("d9") == std::string::npos;
    };
    EXPECT_TRUE(waitForState(game.shown, kRedsToken, isGone)) << "once red agrees";
}

/// Whoever may say it for the table has a button for each side, ready or not, for that is secret.
/// The player's own page has the button once the fleet is complete.
TEST_F(PuttingRight, AFleetIsReadyByAButton) {
    FollowedGame game("naval-battle", "", WithToken::AndPlayers);
    DrivenBrowser browser(game.shown.folder.file("profile"), "en");
    openPage(browser, game.shown, kToken);
    EXPECT_TRUE(browser.shows("choices", "Red is ready"));
    EXPECT_TRUE(browser.shows("choices", "Yellow is ready"));
    EXPECT_EQ(browser.valueOf("document.getElementById('game').textContent.includes('`')"), false);
    const auto asked = stateFor(game.shown, kRedsToken)["question"];
    EXPECT_TRUE(asked["examples"].empty()) << asked;
    EXPECT_THAT(asked["told"].dump(), Not(HasSubstr("r ready")));
    auto state = NavalBattle::start(
        *NavalBattle::settings(NavalBattle::variants()[0].name, *resourcesFor<NavalBattle>()));
    for (std::string next; next != "play r ready";) {
        const auto legal = NavalBattle::legalActions(state);
        const auto reds = std::ranges::find_if(legal, [&](const auto& action) {
            return NavalBattle::text(state, action).starts_with("r ");
        });
        ASSERT_NE(reds, legal.end());
        next = "play " + NavalBattle::text(state, *reds);
        state = NavalBattle::apply(state, *reds).state;
        if (next != "play r ready") {
            ASSERT_EQ(ask(game.shown.port, "POST /command", bearer(kRedsToken), next).status, 202);
        }
    }
    EXPECT_TRUE(waitForState(game.shown, kRedsToken, [](const nlohmann::json& now) {
        return now["question"]["examples"] == nlohmann::json{"r ready"};
    }));
    openPage(browser, game.shown, kRedsToken);
    tapWords(browser, "#choices button", "Red is ready");
    EXPECT_TRUE(waitForState(game.shown, kToken, [](const nlohmann::json& now) {
        return now["question"]["players"] == nlohmann::json{"yellow"};
    }));
}

TEST_F(PuttingRight, SaysWhyTheRefereeRefuses) {
    FollowedGame game("triremes", kTriremes);
    DrivenBrowser browser(game.shown.folder.file("profile"), "en");
    openPage(browser, game.shown);
    browser.tap("#further");
    browser.valueOf("document.getElementById('line').value = 'correct i19 z9'");
    browser.tap("#say button");
    EXPECT_TRUE(browser.shows("answer", "The umpire refuses"));
}

TEST_F(PuttingRight, IsForWhoMayCommandAndNobodyElse) {
    FollowedGame game("triremes", kTriremes);
    ASSERT_TRUE(waitForState(game.shown, "", &hasBoard));
    const int spot = spotNamed(stateFor(game.shown, ""), "f17");
    ASSERT_GE(spot, 0);
    const std::string line = "point " + std::to_string(spot);
    EXPECT_EQ(ask(game.shown.port, "POST /command", "", line).status, 401);
    EXPECT_EQ(ask(game.shown.port, "POST /command", bearer(kToken), line).status, 202);
    EXPECT_TRUE(waitForState(game.shown, kToken, [](const nlohmann::json& state) {
        return state["offers"].size() == 1 && state["offers"][0]["where"] == "f17";
    }));
    EXPECT_EQ(stateFor(game.shown, "")["offers"], nlohmann::json::array());
    EXPECT_EQ(stateFor(game.shown, "")["board"], stateFor(game.shown, kToken)["board"]);
    DrivenBrowser browser(game.shown.folder.file("profile"), "en");
    browser.open(addressOf(game.shown, "/player"));
    ASSERT_TRUE(browser.waitFor("document.querySelector('[data-spot=f17]') !== null"));
    EXPECT_EQ(browser.valueOf("document.querySelector('[role=button]')"), nullptr);
}

/// Pointing also works with a player's token, and the record does not contain it.
TEST_F(PuttingRight, LeavesNoEventAndWorksWithAPlayersToken) {
    FollowedGame game("naval-battle", kSeaFight, WithToken::AndPlayers);
    ASSERT_TRUE(waitForState(game.shown, kRedsToken, &hasBoard));
    const auto state = stateFor(game.shown, kRedsToken);
    const std::string line = "point " + std::to_string(spotNamed(state, "a9"));
    EXPECT_EQ(ask(game.shown.port, "POST /command", bearer(kRedsToken), line).status, 202);
    EXPECT_TRUE(waitForState(game.shown, kRedsToken,
                             [](const nlohmann::json& now) { return now["offers"].size() == 1; }));
    EXPECT_EQ(stateFor(game.shown, kRedsToken)["events"], state["events"]);
}

/// All clients see and are offered the same, whatever the hidden tokens are.
TEST_F(PuttingRight, TellsNobodyWhatAHiddenTokenIs) {
    const auto seen = [](const std::string& position) {
        const PlayedGame game("naval-battle", position);
        FeedState state;
        note(game.shown(), state);
        note(game.offerOn(128), state); // a9
        return stateJson(state, {}, May::Command);
    };
    const std::string one = seen("LOa6,KRd9 NIa9,FRk8 red");
    EXPECT_EQ(one, seen("KRa6,LOd9 FRa9,NIk8 red"));
    EXPECT_THAT(one, HasSubstr("\"where\":\"a9\""));
    for (const char* secret : {"LOa6", "KRd9", "NIa9"}) {
        EXPECT_THAT(one, Not(HasSubstr(secret)));
    }
    const PlayedGame setUp("naval-battle");
    EXPECT_TRUE(setUp.shown().board->pieces.empty()) << "a fleet that is set up";
    EXPECT_TRUE(setUp.offerOn(0).pieces.empty());
}

} // namespace
} // namespace umpire::testing
