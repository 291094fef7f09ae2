#include "app/eye/camera/open_source.h"
#include "app/eye/overlay/palette.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/driven_browser.h"

#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <thread>

/// Tests the film of the moments before an event, on the pages in a real browser.
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

/// A film in which another part of the table covers one of the tossed matches.
class CoveredMatch : public FrameSource {
public:
    explicit CoveredMatch(const std::string& film) : film_(*openSource(film)) {}
    FromSource next(std::chrono::milliseconds patience) override {
        FromSource came = film_->next(patience);
        if (auto* frame = std::get_if<CameraFrame>(&came)) {
            const cv::Rect match(530, 165, 90, 40);
            frame->image(match + cv::Point(270, 0)).copyTo(frame->image(match));
        }
        return came;
    }
    [[nodiscard]] SourceDescription description() const override { return film_->description(); }

private:
    std::unique_ptr<FrameSource> film_;
};

/// Follows the sample film, in which A1 fires at B1, until the players are asked for the hits.
/// `toss`: a toss that a player types before the film's own one, or "covered" if one of its two
/// matches is not seen; empty: the film as it is.
void followToss(const ShownGame& game, std::string toss) {
    const std::string sample = UMPIRE_SOURCE_DIR "/sample_games/war-galley/";
    LiveRequest request;
    request.source = sample + "film.webm";
    request.game = "war-galley";
    request.table = sample + "table.yaml";
    request.position = nlohmann::json::parse(contentsOf(sample + "game.json"))["position"];
    request.journal = game.folder.file("game.umpire");
    request.commands.queues = {game.feed->commands()};
    if (toss == "covered") {
        request.open = [film = request.source] {
            return Expected<std::unique_ptr<FrameSource>>(std::make_unique<CoveredMatch>(film));
        };
        toss.clear();
    }
    std::stop_source over;
    request.stop = over.get_token();
    LiveListener player;
    player.position = [&](const LivePosition& now) {
        if (!toss.empty() && now.position.find("A1>B1") != std::string::npos) {
            game.feed->commands()->push(
                referee::typed(std::exchange(toss, ""), referee::Authority()));
        }
        if (now.question && english(now.question->question).find("hits") != std::string::npos) {
            over.request_stop();
        }
    };
    LiveListeners listeners(player);
    listeners.add(showingTo(game.feed));
    const auto followed = followGame(request, listeners);
    EXPECT_TRUE(followed) << english(followed.error().message);
}

/// Returns the number of pixels of a frame that have nearly this colour.
int pixelsOf(const ShownGame& game, const std::string& film, std::size_t frame,
             palette::Rgb colour) {
    const std::string jpeg =
        get(game.port, "/moments.jpg?film=" + film + "&frame=" + std::to_string(frame)).body;
    const cv::Mat picture =
        cv::imdecode(std::vector<uchar>(jpeg.begin(), jpeg.end()), cv::IMREAD_COLOR);
    const cv::Scalar middle(colour.blue, colour.green, colour.red);
    cv::Mat near;
    cv::inRange(picture, middle - cv::Scalar::all(30), middle + cv::Scalar::all(30), near);
    return cv::countNonZero(near);
}

struct ShownToss {
    std::string name;
    std::string toss;  ///< as for followToss
    palette::Rgb line; ///< colour of the lines that are shown
    std::string then;  ///< what the page says after the lines
};

TEST_F(MomentsPageInABrowser, ShowATossWithItsLinesBeforeTheCountAndBeforeTheQuestion) {
    const ShownToss tosses[] = {{"counted", "", palette::kHit, "Winner: side A"},
                                {"asked",
                                 "play A1 toss 345,200>345,242 300,240>335.5,262.4 sigma=0.5",
                                 palette::kTooClose, "many hits is it"},
                                {"unsure", "covered", palette::kHit, "fires at"}};
    for (const ShownToss& toss : tosses) {
        const ShownGame game(WithToken::Yes);
        DrivenBrowser stream(game.folder.file("stream"), "en");
        DrivenBrowser television(game.folder.file("television"), "en");
        const std::pair<DrivenBrowser*, std::string> pages[] = {{&stream, "overlay"},
                                                                {&television, "board"}};
        for (const auto& [browser, page] : pages) {
            browser->setScreen(1920, 1080, false);
            browser->open(addressOf(game, "/" + page));
            ASSERT_TRUE(browser->waitFor("document.documentElement.dataset.shown"));
        }
        const std::jthread played([&] { followToss(game, toss.toss); });
        for (const auto& [browser, page] : pages) {
            ASSERT_TRUE(browser->waitFor("!document.getElementById('toss').matches('.gone')"));
            browser->keepPicture("toss-" + toss.name + "-" + page);
        }
        EXPECT_EQ(stream.valueOf("document.getElementById('ruling').matches('.gone')"), true)
            << "the count comes after it";
        const auto moments = get(game.port, "/state").json()["moments"];
        EXPECT_EQ(moments["toss"], true);
        const std::size_t last = moments["times_s"].size() - 1;
        EXPECT_GT(pixelsOf(game, moments["film"], last, toss.line), 300);
        EXPECT_LT(pixelsOf(game, moments["film"], last - 1, toss.line), 30);
        for (const auto& [browser, page] : pages) {
            ASSERT_TRUE(browser->waitFor("document.getElementById('toss').matches('.gone')"));
            EXPECT_TRUE(browser->shows("main", toss.then));
            browser->keepPicture(toss.name + "-" + page);
        }
    }
}

} // namespace
} // namespace umpire::testing
