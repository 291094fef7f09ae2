#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

namespace umpire::testing {

Arguments with(Arguments arguments, const Arguments& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

RunningUmpire::RunningUmpire(const Arguments& arguments, StandardInput input,
                             const std::string& errors)
    : RunningProgram(with({UMPIRE_PROGRAM}, arguments), {.input = input, .errors = errors}) {}

RunResult runUmpire(const Arguments& arguments, const std::string& outTo,
                    const std::string& inFrom) {
    RunningProgram program(with({UMPIRE_PROGRAM}, arguments), {.in = inFrom, .out = outTo});
    const int status = program.waitForEnd();
    return {status, program.output(), program.errors()};
}

RunResult runUmpireAtTerminal(const Arguments& arguments, const std::string& typed) {
    termios quiet{};
    quiet.c_lflag = ICANON; // line mode, without echo
    quiet.c_cc[VEOF] = 4;
    int terminal = -1;
    int its = -1;
    RunResult result;
    if (::openpty(&terminal, &its, nullptr, &quiet, nullptr) != 0) {
        return result;
    }
    const pid_t process =
        startProgram(with({UMPIRE_PROGRAM}, arguments),
                     {{STDIN_FILENO, its}, {STDOUT_FILENO, its}, {STDERR_FILENO, its}});
    ::close(its);
    const std::string input = typed + "\x04";
    EXPECT_EQ(::write(terminal, input.data(), input.size()), ssize_t(input.size()));
    char buffer[4096];
    for (ssize_t count = 0; (count = ::read(terminal, buffer, sizeof buffer)) > 0;) {
        result.out.append(buffer, std::size_t(count));
    }
    ::close(terminal);
    result.status = endOf(process);
    return result;
}

void expectRefusal(const Arguments& arguments, int status, const std::string& words) {
    const RunResult run = runUmpire(arguments);
    EXPECT_EQ(run.status, status) << run.err;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, ::testing::StartsWith("umpire: "));
    EXPECT_THAT(run.err, ::testing::HasSubstr(words));
    EXPECT_EQ(run.err.find('\n'), run.err.size() - 1) << "one line: " << run.err;
}

std::string sample(const std::string& name) {
    return std::string(UMPIRE_SOURCE_DIR) + "/sample_images/" + name;
}

} // namespace umpire::testing
