#include "app/cli/shown_progress.h"

#include <gmock/gmock.h>
#include <sstream>

namespace umpire {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

/// A clock that the test moves.
struct Told {
    explicit Told(bool isTerminal) : progress("odds", out, isTerminal, [this] { return now; }) {}

    std::ostringstream out;
    ShownProgress::Clock::time_point now{};
    ShownProgress progress;
};

TEST(ShownProgress, OffATerminalALineComesEachMinute) {
    Told told(false);
    for (int second = 1; second <= 150; ++second) {
        told.now += 1s;
        told.progress.tell(std::size_t(second), 600);
    }
    EXPECT_EQ(told.out.str(), "odds: 10 % (60 of 600), 9 minutes left\n"
                              "odds: 20 % (120 of 600), 8 minutes left\n");
}

TEST(ShownProgress, WhatWasDoneBeforeSaysNothingOfTheSpeed) {
    Told told(false);
    told.progress.beginAt(900);
    told.now += 60s;
    told.progress.tell(910, 1000);
    EXPECT_EQ(told.out.str(), "odds: 91 % (910 of 1000), 9 minutes left\n");
}

TEST(ShownProgress, OnATerminalABarStandsFromASecondOnAndGoesAgain) {
    Told told(true);
    told.progress.tell(1, 4);
    EXPECT_EQ(told.out.str(), "") << "what is quick shows nothing";
    told.now += 10s;
    told.progress.tell(1, 4);
    told.progress.tell(2, 4);
    EXPECT_THAT(told.out.str(), HasSubstr("odds [=======                       ] 25 % (1 of 4), "
                                          "30 s left"));
    EXPECT_THAT(told.out.str(), Not(HasSubstr("50 %"))) << "five times a second at most";
    told.progress.wipe();
    EXPECT_TRUE(told.out.str().ends_with("\r\x1b[K"));
}

} // namespace
} // namespace umpire
