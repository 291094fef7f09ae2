#include "tests/app/game/live/filmed_game.h"
#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <gmock/gmock.h>

/// Tests the film of the moments before an event, on the page at the table in a real browser.
namespace umpire::testing {
namespace {

using MomentsPageInABrowser = InABrowser;

/// Follows a real film; a player calls the arbiter after the second action.
void followWithACall(const ShownGame& game) {
    LiveRequest request = twoActions().request("murus-gallicus");
    request.journal = game.folder.file("game.umpire");
    request.commands.queues = {game.feed->commands()};
    LiveListener caller;
    caller.announce = [&](const Announcement& each) -> Expected<void> {
        const auto* called = std::get_if<Called>(&each.event);
        if (called != nullptr && called->ply == 2) {
            game.feed->commands()->push(referee::typed("arbiter the lamp", referee::Authority()));
        }
        return {};
    };
    LiveListeners listeners(caller);
    listeners.add(showingTo(game.feed));
    const auto followed = followGame(request, listeners);
    EXPECT_TRUE(followed) << english(followed.error().message);
}

TEST_F(MomentsPageInABrowser, AreWatchedFrameByFrame) {
    const ShownGame game(WithToken::Yes);
    followWithACall(game);
    const auto state = get(game.port, "/state").json();
    ASSERT_TRUE(state["moments"].is_object()) << state;
    const std::size_t frames = state["moments"]["times_s"].size();
    ASSERT_GT(frames, 10U);
    EXPECT_EQ(state["moments"]["times_s"].back(), 0.0);
    const std::string frame = "/moments.jpg?film=" + state["moments"]["film"].get<std::string>();
    EXPECT_EQ(get(game.port, frame + "&frame=0").status, 200);
    EXPECT_EQ(get(game.port, frame + "&frame=" + std::to_string(frames)).status, 404);
    EXPECT_EQ(get(game.port, "/moments.jpg?film=0&frame=0").status, 404);
    EXPECT_EQ(get(game.port, "/moments.jpg").status, 404);

    DrivenBrowser browser(game.folder.file("profile"), "en");
    browser.setScreen(390, 844, false);
    browser.open(addressOf(game, "/player"));
    const auto isShown = [&](std::size_t number) {
        return browser.waitFor("(() => { const film = document.querySelector('img.film'); return "
                               "film !== null && film.dataset.frame === '" +
                               std::to_string(number) +
                               "' && film.complete && film.naturalWidth === 960; })()");
    };
    ASSERT_TRUE(browser.waitFor("!document.getElementById('film').hidden"));
    ASSERT_TRUE(browser.waitFor("document.getElementById('events').textContent.includes('lamp')"));
    EXPECT_TRUE(browser.shows("film", "Watch the last moments"));
    browser.keepPicture("moments-offered");
    browser.tap("#film");
    ASSERT_TRUE(isShown(0));
    EXPECT_TRUE(browser.shows("film-view", "lamp")) << "what it is the film of";
    EXPECT_TRUE(browser.shows("film-view", " s before"));
    browser.tap("#film-view button[aria-label='One frame on']");
    ASSERT_TRUE(isShown(1));
    browser.keepPicture("moments-second-frame");
    browser.tap("#film-view button[aria-label='One frame back']");
    ASSERT_TRUE(isShown(0));
    browser.valueOf("(() => { const slider = document.querySelector('#film-view input'); "
                    "slider.value = slider.max; slider.oninput(); })()");
    ASSERT_TRUE(isShown(frames - 1));
    EXPECT_TRUE(browser.shows("film-view", "What the umpire recognised"));
    browser.keepPicture("moments-recognised");
    browser.tap("#film-view .row button");
    EXPECT_TRUE(browser.waitFor("Number(document.querySelector('img.film').dataset.frame) < " +
                                std::to_string(frames / 2)))
        << "it plays from the beginning";
    EXPECT_TRUE(isShown(frames - 1)) << "and to the end";
    browser.tap("#film-close");
    EXPECT_TRUE(browser.waitFor("!document.getElementById('watched').open"));
}

} // namespace
} // namespace umpire::testing
