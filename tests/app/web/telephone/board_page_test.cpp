#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <gtest/gtest.h>
#include <thread>

/// Tests the scoreboard on a television while the referee restarts.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;
using BoardPage = InABrowser;

TEST_F(BoardPage, SaysThatTheRefereeHasGone) {
    ShownGame game;
    playMurus(*game.feed);
    game.feed->announce({{}, StateChanged{TableState::Still}});
    DrivenBrowser browser(game.folder.file("profile"), "en");
    const std::string watching = "document.getElementById('watching').textContent";
    { // a browser may take longer to start than a picture stays new
        const std::jthread camera([&game](const std::stop_token& stop) {
            while (!stop.stop_requested()) {
                showFrame(*game.feed);
                std::this_thread::sleep_for(std::chrono::milliseconds(200));
            }
        });
        browser.open(addressOf(game, "/board"));
        ASSERT_TRUE(browser.waitFor(watching + " === 'The referee is watching'"));
    }
    EXPECT_TRUE(browser.waitFor(watching + ".includes('no picture for')"))
        << "a camera that stalls";
    game.feed.reset();
    EXPECT_TRUE(browser.waitFor(watching + ".includes('does not answer')"));
    EXPECT_EQ(browser.valueOf("document.getElementById('heart').className"), "blind");
    EXPECT_TRUE(
        browser.waitFor("getComputedStyle(document.getElementById('silence')).opacity === '1'"))
        << "also where no script runs any more";
}

TEST_F(BoardPage, KeepsTheResultAfterTheGame) {
    ShownGame game;
    playMurus(*game.feed);
    game.feed->announce({{}, GameOver{"roman", "a Roman reached the last row", "MG-8"}});
    DrivenBrowser browser(game.folder.file("profile"), "en");
    browser.open(addressOf(game, "/board"));
    ASSERT_TRUE(browser.shows("main", "Winner: Antónia"));
    game.feed.reset();
    browser.valueOf("(() => { document.getElementById('watching').textContent = ''; "
                    "document.getElementById('silence').isOld = true; return true; })()");
    EXPECT_TRUE(browser.shows("watching", "The game is over")) << "said anew without an answer";
    EXPECT_TRUE(browser.waitFor("!document.getElementById('silence').isOld"))
        << "nor does it come to say that nobody answers";
    EXPECT_TRUE(browser.shows("main", "Winner: Antónia"));
    browser.keepPicture("board-after-the-game");
}

/// Each name stands on the map, and beside all pieces and other names.
constexpr const char* kNames = R"((() => {
    const boxOf = (each) => each.getBoundingClientRect();
    const meets = (a, b) => a.left < b.right && b.left < a.right &&
        a.top < b.bottom && b.top < a.bottom;
    const map = boxOf(document.querySelector('#board .map'));
    const names = [...document.querySelectorAll('#board .title')];
    const pieces = [...document.querySelectorAll('#board svg > g[pointer-events] > :not(text)')];
    return names.map((each) => {
        const box = boxOf(each), at = (other) => other !== each && meets(box, boxOf(other));
        const isOutside = box.left < map.left || box.right > map.right || box.bottom > map.bottom;
        return each.textContent + (isOutside ? ' outside' : '') +
            (pieces.some(at) ? ' on a piece' : '') + (names.some(at) ? ' on a name' : '');
    });
})())";

TEST_F(BoardPage, WritesTheNamesOfTheMapInTheReadersLanguage) {
    ShownGame game;
    game.feed->announce({{}, StateChanged{TableState::Still}});
    game.feed->show(PlayedGame("buda-1686").shown());
    DrivenBrowser browser(game.folder.file("profile"), "en");
    const std::vector<std::pair<std::string, std::string>> northWalls = {{"en", "North wall"},
                                                                         {"hu", "Északi fal"},
                                                                         {"bg", "Северна стена"},
                                                                         {"ru", "Северная стена"},
                                                                         {"pl", "Mur północny"}};
    for (const auto& [language, northWall] : northWalls) {
        for (const bool isDark : {false, true}) {
            browser.setScreen(1366, 768, isDark);
            browser.open("about:blank");
            browser.open(addressOf(game, "/board?lang=" + language));
            ASSERT_TRUE(
                browser.waitFor("document.querySelectorAll('#board .title').length === 10"));
            const auto names = browser.valueOf(kNames).get<std::vector<std::string>>();
            EXPECT_EQ(std::ranges::count(names, northWall), 1) << language;
            for (const std::string& name : names) {
                EXPECT_EQ(name.find(" o"), std::string::npos) << language << ": " << name;
            }
            browser.keepPicture("board-map-" + language + (isDark ? "-dark" : "-light"));
        }
    }
}

} // namespace
} // namespace umpire::testing
