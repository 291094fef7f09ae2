#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <csignal>
#include <gmock/gmock.h>

/// A user who ends long work early learns its progress and its partial result.
namespace umpire::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Runs the real program and ends it as soon as it handles the signal.
RunResult endedEarly(const Arguments& arguments) {
    const ScratchFolder folder;
    const std::string errors = folder.file("errors");
    RunningUmpire program(arguments, StandardInput::Empty, errors);
    EXPECT_TRUE(comesTrue([&] { return program.hears(SIGINT); }, 60));
    program.signal(SIGINT);
    const int status = program.waitForEnd();
    return {status, program.output(), contentsOf(errors)};
}

TEST(LongWork, ThatIsEndedTellsTheOddsOfTheDropsSoFar) {
    const RunResult run = endedEarly({"odds", "--range", "42", "--drops", "1000000"});
    EXPECT_EQ(run.status, 0);
    EXPECT_THAT(run.err, ContainsRegex("umpire: ended after [0-9]+ of 1000000 drops; the answer "
                                       "is of these alone\n"));
    EXPECT_THAT(run.out, ContainsRegex("; [0-9]{1,6} drops, seed 1"));
}

TEST(LongWork, ThatIsEndedTellsTheFiguresOfThePicturesSoFar) {
    const RunResult run = endedEarly({"evaluate", "--worst", "0"});
    EXPECT_EQ(run.status, 0);
    EXPECT_THAT(run.err, ContainsRegex("umpire: ended after [0-9]+ of [0-9]+ pictures; "));
    EXPECT_THAT(run.out, HasSubstr("\nPictures\n  answered "));
}

TEST(LongWork, ThatIsEndedTellsTheActionsSoFar) {
    const RunResult run = endedEarly(
        {"log", "analyse", UMPIRE_SOURCE_DIR "/tests/recorded_journals/murus-gallicus.umpire",
         "--nodes", "1000000000"});
    EXPECT_EQ(run.status, 0);
    EXPECT_THAT(run.err, ContainsRegex("umpire: ended after [0-9]+ of [0-9]+ actions; "));
    EXPECT_THAT(run.out, StartsWith("The chances of roman after each action"));
}

} // namespace
} // namespace umpire::testing
