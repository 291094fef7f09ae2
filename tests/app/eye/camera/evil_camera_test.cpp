#include "tests/app/eye/camera/evil_camera.h"
#include "tests/app/eye/camera/running_referee.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// With a camera's buffers of 64 MiB, twice over, and what a game takes at this size.
constexpr int kMaxMegabytes = 350;

std::vector<std::uint8_t> boardJpeg() {
    const std::string bytes = contentsOf(sample("board/board-0001.jpg"));
    return {bytes.begin(), bytes.end()};
}

std::vector<std::string> refereeing(const std::string& address) {
    return {"referee",        address,   "--game",
            "murus-gallicus", "--table", sample("board/board-0001-table.yaml")};
}

TEST(EvilCamera, IsSurvivedWhateverItDoesAndTheGameGoesOnOnceItIsSane) {
    const Socket elsewhere = listenOn(0);
    EvilCamera camera(boardJpeg(),
                      "http://127.0.0.1:" + std::to_string(portOf(elsewhere)) + "/elsewhere");
    RunningReferee referee(refereeing(camera.address()));
    ASSERT_TRUE(referee.says("out of sync")) << referee.heard(); // it has looked at the table
    for (const Misbehaviour& each : misbehaviours()) {
        SCOPED_TRACE("the camera " + each.name);
        camera.misbehave(each);
        ASSERT_TRUE(referee.says("camera lost")) << referee.heard();
        ASSERT_TRUE(within(30s, [&] { return camera.suffered() > 0; }));
        camera.beSane();
        ASSERT_TRUE(referee.says("out of sync")) << referee.heard();
    }
    EXPECT_LT(referee.mostMegabytes(), kMaxMegabytes);
    EXPECT_FALSE(acceptFrom(elsewhere)) << "an address that nobody named was opened";
}

TEST(EvilCamera, ThatIsEvilFromTheBeginningIsOneLineAndStatusFive) {
    const Socket elsewhere = listenOn(0);
    EvilCamera camera(boardJpeg(),
                      "http://127.0.0.1:" + std::to_string(portOf(elsewhere)) + "/elsewhere");
    int refused = 0;
    for (const Misbehaviour& each : misbehaviours()) {
        if (each.name.starts_with("sends to ") || each.name.starts_with("sends elsewhere") ||
            each.name.find("list") != std::string::npos || each.name == "describes a session") {
            SCOPED_TRACE("the camera " + each.name);
            camera.misbehave(each);
            const RunResult run = runUmpire({"cameras", "--grab", camera.address()});
            EXPECT_EQ(run.status, 5) << run.err;
            EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
            ++refused;
        }
    }
    EXPECT_EQ(refused, 7);
    EXPECT_FALSE(acceptFrom(elsewhere)) << "an address that nobody named was opened";
}

} // namespace
} // namespace umpire::testing
