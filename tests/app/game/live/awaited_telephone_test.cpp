#include "app/eye/camera/pushed_source.h"
#include "app/game/live/live_game.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>

namespace umpire::testing {
namespace {

TEST(AwaitedTelephone, IsNoLostCameraBeforeItsFirstPicture) {
    const auto pictures = std::make_shared<PushedPictures>();
    std::stop_source stop;
    LiveRequest request;
    request.game = "murus-gallicus";
    request.source = "telephone";
    request.stop = stop.get_token();
    request.open = [&pictures] {
        return openPushed(pictures, "telephone", {.stallAfter = std::chrono::milliseconds(50)});
    };
    std::vector<std::string> told;
    LiveListener listeners;
    listeners.announce = [&told](const Announcement& each) -> Expected<void> {
        told.push_back(text(each.event));
        return {};
    };
    listeners.remark = [&](const Message& remark) {
        told.push_back(english(remark));
        if (told.back().starts_with("no telephone is connected yet")) {
            const std::string jpeg = contentsOf(sample("toss/toss-0001.jpg"));
            pictures->put({jpeg.begin(), jpeg.end()});
        } else if (told.back().starts_with("the telephone sends no pictures")) {
            stop.request_stop();
        }
    };
    ASSERT_TRUE(followGame(request, listeners));
    const auto lost = std::ranges::find_if(
        told, [](const std::string& each) { return each.find("camera lost") != each.npos; });
    const auto came = std::ranges::find(told, "a telephone is the camera now");
    ASSERT_NE(came, told.end()) << ::testing::PrintToString(told);
    EXPECT_LT(came, lost) << ::testing::PrintToString(told);
    EXPECT_NE(lost, told.end()) << ::testing::PrintToString(told);
}

} // namespace
} // namespace umpire::testing
