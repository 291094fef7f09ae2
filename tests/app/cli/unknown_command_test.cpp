#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Usage, ACommandThatThereIsNotIsNamedAndANearOneIsOffered) {
    const std::vector<std::pair<Arguments, std::string>> cases = {
        {{"foo"}, "`foo` is no command of `umpire`; `umpire --help` lists the commands"},
        {{"referre", "--game", "x"}, "did you mean `umpire referee`?"},
        {{"calib"}, "did you mean `umpire calibrate"},
        {{"log", "exprot"},
         "`exprot` is no command of `umpire log`; did you mean `umpire log export`"},
        {{"rules", "murus-gallicus", "perf"}, "did you mean `umpire rules murus-gallicus perft`?"},
        {{"\x1b[31m"}, "is no command"}};
    for (const auto& [arguments, words] : cases) {
        expectRefusal(arguments, 2, words);
        EXPECT_THAT(runUmpire(arguments).err, Not(HasSubstr("\x1b")))
            << "no code reaches the terminal";
    }
}

TEST(Usage, AFilesNameIsSpelledWhereItWouldCommandATerminal) {
    const std::string name = "\x1B[31m\xC2\x9B.jpg";
    for (const auto& arguments :
         std::vector<std::vector<std::string>>{{"look", name},
                                               {"log", "show", name},
                                               {"look", "x", name},
                                               {"referee", name, "--game", "murus-gallicus"},
                                               {"referee", "x", "--game", name}}) {
        const RunResult result = runUmpire(arguments);
        EXPECT_NE(result.status, 0);
        EXPECT_THAT(result.err, Not(HasSubstr("\x1B")));
        EXPECT_THAT(result.err, Not(HasSubstr("\xC2\x9B")));
        EXPECT_THAT(result.err, HasSubstr("\\u001B[31m\\u009B"));
        EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
    }
}

} // namespace
} // namespace umpire::testing
