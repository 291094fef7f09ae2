#include "app/game/clock/time_control.h"

#include <gmock/gmock.h>

namespace umpire {
namespace {

using namespace std::chrono_literals;

TEST(TimeControl, IsReadAsItIsWritten) {
    const auto control = timeControl("1h2m3s+5s,delay=2s/10m/off", "call");
    ASSERT_TRUE(control);
    EXPECT_EQ(control->atZero, AtZero::CallArbiter);
    const TimeAllowed longest{3723s, 5s, 2s};
    const TimeAllowed plain{10min};
    EXPECT_THAT(control->sides,
                ::testing::ElementsAre(std::optional(longest), std::optional(plain), std::nullopt));
    EXPECT_EQ(timeControl("90s", "")->atZero, AtZero::Lose);
    EXPECT_TRUE(timeControl("", "")->sides.empty());
}

TEST(TimeControl, SaysInOneLineWhatIsWrong) {
    for (const char* clock :
         {"10", "m", "0s", "10x", "10m+", "10m+5", "10m,delay=", "10m,5s", "10m delay=3s", "5s10m",
          "10m10m", "-1m", "101h", "10m/", "/", "99999999999999999999s", "Off"}) {
        const auto control = timeControl(clock, "");
        ASSERT_FALSE(control) << clock;
        EXPECT_EQ(control.error().status, ExitStatus::WrongUsage);
        EXPECT_EQ(control.error().setting, "clock");
        EXPECT_THAT(english(control.error().message), ::testing::HasSubstr("is no clock; write"));
    }
    EXPECT_THAT(english(timeControl("10m", "win").error().message),
                ::testing::HasSubstr("`win` is none; write lose, call or show"));
}

TEST(TimeControl, IsForAllOrForEach) {
    const std::vector<std::string> players{"roman", "gaul"};
    EXPECT_EQ(allowedTo(players, *timeControl("1m", ""))->size(), 2u);
    const auto handicap = allowedTo(players, *timeControl("off/1m", ""));
    EXPECT_EQ(handicap->at("gaul").limit, 1min);
    EXPECT_FALSE(handicap->contains("roman"));
    EXPECT_TRUE(allowedTo(players, {})->empty());
    EXPECT_THAT(english(allowedTo(players, *timeControl("1m/1m/1m", "")).error().message),
                ::testing::HasSubstr("there are 3 clocks, and 2 play"));
}

} // namespace
} // namespace umpire
