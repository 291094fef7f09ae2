#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

/// Tests the page at the table in a real browser, operated by a thumb.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

/// Returns the next line that a page sent to the game.
std::string commandOf(const ShownGame& game) {
    for (int i = 0; i < 6000; ++i) {
        if (const auto said = game.feed->commands()->take()) {
            return said->words + "\n";
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return "none came";
}

class PlayerPageInABrowser : public InABrowser {
protected:
    /// Shows a still table to a camera that sees it all the time.
    void showTable() {
        game_.feed->announce({{}, StateChanged{TableState::Still}});
        camera_ = std::jthread([feed = game_.feed.get()](const std::stop_token& isOver) {
            for (; !isOver.stop_requested(); std::this_thread::sleep_for(200ms)) {
                showFrame(*feed);
            }
        });
    }
    void closeFeed() {
        camera_ = {};
        game_.feed.reset();
    }
    [[nodiscard]] std::string page(const std::string& token) const {
        return addressOf(game_, "/player#" + token);
    }
    ShownGame game_{WithToken::Yes};
    std::jthread camera_;
};

TEST_F(PlayerPageInABrowser, AsksAndObeys) {
    playMurus(*game_.feed);
    showTable();
    DrivenBrowser browser(game_.folder.file("profile"), "hu");
    browser.setScreen(390, 844, false);
    browser.open(page(kToken));
    ASSERT_TRUE(browser.shows("heart", "A bíró figyel"));
    EXPECT_TRUE(browser.shows("main", "Antónia")) << "the player's own name";
    EXPECT_TRUE(browser.shows("main", "d1 mezőről d3 mezőre lép"))
        << "what was played, in the reader's language";
    EXPECT_TRUE(browser.shows("notation", "d1-d3"));
    EXPECT_TRUE(browser.shows("score", "Antónia"));
    browser.keepPicture("player-called");
    browser.tap("#undo");
    browser.tap("#undo");
    EXPECT_EQ(commandOf(game_), "undo\n") << "tapped twice";
    IllegalSeen illegal{"gaul", message("d7-d4"), message("no galley %1 lies on the table", "g1"),
                        "MG-4", 0.9};
    game_.feed->announce({{}, illegal});
    ASSERT_TRUE(browser.shows("kind", "Szabálytalan"));
    EXPECT_TRUE(browser.shows("main", "Nincs g1 nevű gálya az asztalon"))
        << "why, in the reader's language";
    EXPECT_TRUE(browser.shows("more", "d7-d4")) << "the action stands below";
    browser.keepPicture("player-illegal");
    browser.tap("#choices button");
    EXPECT_EQ(commandOf(game_), "stands\n");
    EXPECT_TRUE(browser.waitFor("document.getElementById('undo').hidden"))
        << "it would take back the move before";
    browser.tap("#advise");
    EXPECT_EQ(commandOf(game_), "hint\n");
    game_.feed->announce({{}, Advised{Advised::As::Hint, "gaul", "e7-e5", 0.5, {"e7-e5"}}});
    ASSERT_TRUE(browser.shows("kind", "Tipp"));
    EXPECT_TRUE(browser.shows("main", "e7 mezőről e5 mezőre lép"));
    EXPECT_TRUE(browser.waitFor("document.querySelector('#board .ghost') !== null"));
    browser.tap("[data-cell=d3]");
    ASSERT_TRUE(browser.waitFor("!document.getElementById('right').hidden"));
    browser.keepPicture("player-right");
    browser.tap("#right .body button");
    EXPECT_EQ(commandOf(game_), "correct d3 empty\n");
}

TEST_F(PlayerPageInABrowser, SaysWhatToDoAtADifferenceWithoutPicturesAndAfterTheGame) {
    playMurus(*game_.feed);
    showTable();
    game_.feed->announce({{}, referee::testing::strayStones()});
    DrivenBrowser browser(game_.folder.file("profile"), "en");
    browser.setScreen(390, 844, false);
    browser.open(page(kToken));
    ASSERT_TRUE(browser.shows("choices", "Correct e4"));
    browser.keepPicture("player-differ");
    browser.tap("#choices .first");
    EXPECT_EQ(commandOf(game_), "correct a1 empty, e4 gaul 1, a7 gaul 1\n");
    EXPECT_EQ(browser.valueOf("document.getElementById('todo').hidden"), true);
    browser.tap("#choices .place:nth-child(3)");
    ASSERT_TRUE(browser.waitFor("!document.getElementById('right').hidden"));
    browser.tap("#right .body button");
    EXPECT_EQ(commandOf(game_), "correct e4 empty\n");
    game_.feed->announce({{}, StateChanged{TableState::CameraLost}});
    EXPECT_TRUE(browser.shows("todo", "Wake the telephone that is the camera"));
    game_.feed->announce({{}, GameOver{"roman", "a Roman reached the last row", "MG-8"}});
    ASSERT_TRUE(browser.waitFor("!document.getElementById('went').hidden"));
    EXPECT_EQ(browser.valueOf("document.getElementById('todo').hidden"), true)
        << "after the game nothing is to be done";
    browser.tap("#went");
    EXPECT_TRUE(browser.waitFor("document.getElementById('log').open"));
}

TEST_F(PlayerPageInABrowser, PutsAGalleyRight) {
    playWarGalley(*game_.feed);
    showTable();
    DrivenBrowser browser(game_.folder.file("profile"), "en");
    browser.setScreen(844, 390, true);
    browser.open(page(kToken));
    ASSERT_TRUE(browser.waitFor("document.querySelector('[data-galley=B1]') !== null"));
    browser.keepPicture("player-galleys");
    browser.tap("[data-galley=B1]");
    ASSERT_TRUE(browser.waitFor("document.getElementById('right-masts') !== null"));
    browser.valueOf("document.getElementById('right-masts').value = '1'");
    browser.tap("#right .first");
    EXPECT_THAT(commandOf(game_), HasSubstr("/1\n"));
}

/// Tells whether nothing covers the middle of the element.
std::string isSeen(const std::string& selector) {
    return "(() => { const each = document.querySelector('" + selector +
           "'), box = each.getBoundingClientRect(); return each.contains(document.elementFromPoint("
           "box.x + box.width / 2, box.y + box.height / 2)); })()";
}

/// A galley's losses have the longest answers.
TEST_F(PlayerPageInABrowser, ShowsTheQuestionAboveItsAnswers) {
    const PlayedGame losing("war-galley", "5:0/5/0@365,200,270=- 5:5/5/3@365,100,90=FFFFF "
                                          "step5:move A1*B1:2 introduction");
    const auto askLosses = [&] {
        game_.feed->show(losing.shown());
        game_.feed->announce({40s, Asked{{{"B1 loses 0/1/1", 0.4},
                                          {"B1 loses 1/0/1", 0.3},
                                          {"B1 loses 0/2/0", 0.1},
                                          {"B1 loses 1/1/0", 0.1}}}});
    };
    playMurus(*game_.feed);
    game_.feed->announce(
        {30s, Asked{{{"d7-d5", 0.4}, {"c7-c5", 0.3}, {"b7-b5", 0.1}, {"e7-e5", 0.1}}}});
    showTable();
    DrivenBrowser browser(game_.folder.file("profile"), "en");
    for (const bool isLong : {false, true}) {
        if (isLong) {
            askLosses();
        }
        for (const auto& [width, height] : {std::pair(390, 844), std::pair(844, 390)}) {
            browser.setScreen(width, height, false);
            browser.open("about:blank");
            browser.open(page(kToken));
            ASSERT_TRUE(
                browser.waitFor("document.querySelectorAll('#choices button').length === 4"));
            browser.keepPicture("player-question-" + std::to_string(width) +
                                (isLong ? "-long" : ""));
            EXPECT_EQ(browser.valueOf(isSeen("#main")), true) << width;
            EXPECT_EQ(browser.valueOf(isSeen("#choices button")), true) << width;
            EXPECT_EQ(browser.valueOf(isSeen("#choices button:nth-child(2)")), true) << width;
            EXPECT_EQ(browser.valueOf("document.getElementById('main').textContent.includes(' %')"),
                      false)
                << "a number and its unit stay on one line";
            for (int k = 3; k <= 4; ++k) {
                const std::string answer = "#choices button:nth-child(" + std::to_string(k) + ")";
                browser.valueOf("document.querySelector('" + answer +
                                "').scrollIntoView({block: 'center'})");
                EXPECT_EQ(browser.valueOf(isSeen(answer)), true) << width << ", " << k;
            }
        }
    }
}

TEST_F(PlayerPageInABrowser, FoldsThePlayersOfManyWhoAreNotToMove) {
    const PlayedGame eight("triremes", "", "eight-players");
    game_.feed->show(eight.shown());
    showTable();
    DrivenBrowser browser(game_.folder.file("profile"), "en");
    browser.setScreen(390, 844, false);
    browser.open(page(kToken));
    ASSERT_TRUE(browser.shows("score", "Player 8"));
    EXPECT_EQ(browser.valueOf("[...document.querySelectorAll('.side')]"
                              ".filter(each => each.checkVisibility()).length"),
              1);
    EXPECT_TRUE(browser.shows("score", "7 players wait for their turn"));
    browser.tap("#score summary");
    EXPECT_TRUE(browser.waitFor("[...document.querySelectorAll('.side')]"
                                ".every(each => each.checkVisibility())"));
}

TEST_F(PlayerPageInABrowser, GivesNoButtonsToWhoOnlyWatches) {
    playMurus(*game_.feed);
    showTable();
    DrivenBrowser browser(game_.folder.file("profile"), "en");
    browser.setScreen(390, 844, true);
    browser.open(addressOf(game_, "/player"));
    ASSERT_TRUE(browser.shows("main", "Antónia's tower goes from d1 to d3"));
    EXPECT_EQ(browser.valueOf("document.getElementById('buttons').hidden"), true);
    EXPECT_EQ(browser.valueOf("document.querySelector('[role=button]')"), nullptr);
    EXPECT_EQ(browser.valueOf("location.search + location.hash"), "");
}

TEST_F(PlayerPageInABrowser, ComesBackAfterTheLineWasCut) {
    playMurus(*game_.feed);
    showTable();
    DrivenBrowser browser(game_.folder.file("profile"), "en");
    browser.open(page(kToken));
    ASSERT_TRUE(browser.shows("heart", "The referee is watching"));
    FeedRequest again;
    again.listen = "127.0.0.1:" + std::to_string(game_.port);
    again.token = game_.folder.file("token");
    closeFeed();
    ASSERT_TRUE(browser.shows("heart", "it does not answer"));
    game_.feed = std::move(*Feed::open(again));
    playMurus(*game_.feed);
    showTable();
    game_.feed->announce({{}, Corrected{.what = "d4 empty"}});
    EXPECT_TRUE(browser.shows("heart", "The referee is watching"));
    EXPECT_TRUE(browser.waitFor("document.getElementById('events').children.length === 2"))
        << "what happened meanwhile is told";
}

} // namespace
} // namespace umpire::testing
