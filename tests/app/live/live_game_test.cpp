#include "app/live/live_game.h"

#include "tests/app/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/rules/murus_table.h"

#include <gmock/gmock.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

using murus_gallicus::testing::action;
using murus_gallicus::testing::after;
using murus_gallicus::testing::start;

/// A film of two actions, which all tests here watch.
const FilmedGame& twoActions() {
    static const ScratchFolder scratch;
    static const FilmedGame game = [] {
        const auto first = action(start(), "d1-d3");
        const auto second = action(after(start(), {"d1-d3"}), "e7-e5");
        return filmed(stillsOf(smallTable({960, 540}), start(), {first, second}), quickFilm(),
                      scratch.file(""));
    }();
    return game;
}

/// What the listeners were told.
struct Heard {
    std::vector<std::string> calls;
    std::vector<LivePosition> positions;
    int frames = 0;
    int framesWithView = 0;
    int framesWithLook = 0;
    std::vector<std::string> remarks;
};

LiveListeners into(Heard& heard) {
    return {[&heard](const referee::Announcement& each) -> Expected<void> {
                if (const auto* called = std::get_if<referee::Called>(&each.event)) {
                    heard.calls.push_back(called->action);
                }
                return {};
            },
            [&heard](const std::string& remark) { heard.remarks.push_back(remark); },
            [&heard](const LiveFrame& frame) {
                ++heard.frames;
                heard.framesWithView += frame.view != nullptr ? 1 : 0;
                heard.framesWithLook += frame.lastLook != nullptr ? 1 : 0;
                EXPECT_EQ(frame.image.size(), cv::Size(960, 540));
            },
            [&heard](const LivePosition& position) { heard.positions.push_back(position); }};
}

LiveRequest requestFor(const FilmedGame& game) {
    LiveRequest request;
    request.source = game.film.string();
    request.game = "murus-gallicus";
    request.table = game.table;
    return request;
}

TEST(LiveGame, TellsEachFrameWithWhatWasSeenInItAndThePositionAfterEachAction) {
    Heard heard;
    const auto followed = followGame(requestFor(twoActions()), into(heard));
    ASSERT_TRUE(followed) << followed.error().message;
    EXPECT_THAT(heard.calls, ::testing::ElementsAre("d1-d3", "e7-e5"));
    EXPECT_EQ(heard.frames, int(twoActions().labels.size()));
    EXPECT_EQ(heard.framesWithView, heard.frames);
    EXPECT_GT(heard.framesWithLook, heard.frames / 2);
    EXPECT_LT(heard.framesWithLook, heard.frames) << "the first ones were not at rest yet";
    ASSERT_EQ(heard.positions.size(), 3u);
    EXPECT_EQ(heard.positions[0], (LivePosition{murus_gallicus::text(start()), {"roman"}, 0}));
    EXPECT_EQ(heard.positions[1],
              (LivePosition{murus_gallicus::text(after(start(), {"d1-d3"})), {"gaul"}, 1}));
    EXPECT_EQ(heard.positions[2].ply, 2);
}

TEST(LiveGame, StopsWithinAFrameWhenItIsAskedTo) {
    std::stop_source stop;
    LiveRequest request = requestFor(twoActions());
    request.stop = stop.get_token();
    Heard heard;
    LiveListeners listeners = into(heard);
    const auto count = listeners.frame;
    listeners.frame = [&](const LiveFrame& frame) {
        count(frame);
        if (heard.frames == 5) {
            stop.request_stop();
        }
    };
    EXPECT_TRUE(followGame(request, listeners));
    EXPECT_EQ(heard.frames, 5);
}

/// Ends at the first frame after this time. The commands are given at the beginning.
Heard heardUntil(std::chrono::milliseconds end, const std::string& commands, LiveRequest request) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    EXPECT_EQ(write(ends[1], commands.data(), commands.size()), ssize_t(commands.size()));
    close(ends[1]);
    std::stop_source stop;
    request.commands = ends[0];
    request.stop = stop.get_token();
    Heard heard;
    LiveListeners listeners = into(heard);
    listeners.frame = [&](const LiveFrame& frame) {
        if (frame.time > end) {
            stop.request_stop();
        }
    };
    const auto followed = followGame(request, listeners);
    EXPECT_TRUE(followed) << followed.error().message;
    close(ends[0]);
    return heard;
}

TEST(LiveGame, ShowsThePositionAfterCommandsToo) {
    const Heard heard = heardUntil(std::chrono::milliseconds(600),
                                   "@0.3 play d1-d3\n@0.4 undo\n@0.5 note nothing changes\n",
                                   requestFor(twoActions()));
    std::vector<int> plies;
    for (const LivePosition& position : heard.positions) {
        plies.push_back(position.ply);
    }
    EXPECT_THAT(plies, ::testing::ElementsAre(0, 1, 0));
}

TEST(LiveGame, ShowsNoPositionThatSomePlayerMayNotKnow) {
    LiveRequest request = requestFor(twoActions());
    request.game = "naval-battle";
    const Heard heard = heardUntil(std::chrono::milliseconds(100), "play r LOa1\n", request);
    ASSERT_EQ(heard.positions.size(), 2u);
    EXPECT_EQ(heard.positions[1].ply, 1);
    EXPECT_EQ(heard.positions[1].position, "");
}

} // namespace
} // namespace umpire::testing
