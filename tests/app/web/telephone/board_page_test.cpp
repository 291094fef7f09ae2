#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <gtest/gtest.h>
#include <thread>

/// The scoreboard on a television while the referee comes and goes.
namespace umpire::testing {
namespace {

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

} // namespace
} // namespace umpire::testing
