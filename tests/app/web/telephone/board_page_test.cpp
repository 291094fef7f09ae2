#include "tests/app/web/server/browser.h"
#include "tests/app/web/telephone/driven_browser.h"

#include <gtest/gtest.h>

/// The scoreboard on a television while the referee comes and goes.
namespace umpire::testing {
namespace {

TEST(BoardPage, SaysThatTheRefereeHasGone) {
    if (!haveBrowser()) {
        GTEST_SKIP() << kBrowser << " is not installed";
    }
    ShownGame game;
    playMurus(*game.feed);
    const cv::Mat image(72, 128, CV_8UC3, cv::Scalar(90, 120, 140));
    game.feed->announce({{}, StateChanged{TableState::Still}});
    game.feed->show(LiveFrame{image, {}, nullptr, nullptr, nullptr, nullptr});
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
