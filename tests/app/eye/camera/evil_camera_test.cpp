#include "tests/app/eye/camera/evil_camera.h"
#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <gtest/gtest.h>

namespace umpire::testing {
namespace {

/// A sane game needs 330 to 360 MB here, with a camera's buffers of 64 MiB, twice. A picture that a
/// camera only promises would need gigabytes.
constexpr int kMaxMegabytes = 512;

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
    RunningUmpire referee(refereeing(camera.address()), StandardInput::Typed);
    ASSERT_TRUE(referee.readOn("table and record differ")) << referee.output();
    for (const Misbehaviour& each : misbehaviours()) {
        SCOPED_TRACE("the camera " + each.name);
        camera.misbehave(each);
        ASSERT_TRUE(referee.readOn("camera lost")) << referee.output();
        ASSERT_TRUE(comesTrue([&] { return camera.suffered() > 0; }, 120));
        camera.beSane();
        ASSERT_TRUE(referee.readOn("out of sync")) << referee.output();
    }
    EXPECT_LT(std::stoi(referee.status("VmHWM:")) / 1024, kMaxMegabytes) << "at its largest";
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
            expectRefusal({"cameras", "--grab", camera.address()}, 5, "");
            ++refused;
        }
    }
    EXPECT_EQ(refused, 7);
    EXPECT_FALSE(acceptFrom(elsewhere)) << "an address that nobody named was opened";
}

} // namespace
} // namespace umpire::testing
