#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <gtest/gtest.h>

/// The scoreboard on a television while the referee comes and goes.
namespace umpire::testing {
namespace {

using BoardPage = InABrowser;

TEST_F(BoardPage, SaysThatTheRefereeHasGone) {
    ShownGame game;
    playMurus(*game.feed);
    game.feed->announce({{}, StateChanged{TableState::Still}});
    showFrame(*game.feed);
    DrivenBrowser browser(game.folder.file("profile"), "en");
    browser.open(addressOf(game, "/board"));
    const std::string watching = "document.getElementById('watching').textContent";
    ASSERT_TRUE(browser.waitFor(watching + " === 'The referee is watching'"));
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
