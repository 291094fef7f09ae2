#include "tests/app/running_umpire.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace umpire::testing {

RunningUmpire::RunningUmpire(std::vector<std::string> arguments, StandardInput input,
                             const std::string& errors) {
    arguments.insert(arguments.begin(), UMPIRE_PROGRAM);
    std::vector<char*> pointers;
    for (std::string& argument : arguments) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);
    std::array<int, 2> ends{-1, -1};
    if (::pipe(ends.data()) != 0) {
        std::abort();
    }
    process_ = ::fork();
    if (process_ == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        ::dup2(::open(errors.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
        ::dup2(::open("/dev/null", O_RDONLY), STDIN_FILENO);
        if (input == StandardInput::Closed) {
            ::close(STDIN_FILENO);
        }
        ::execv(pointers[0], pointers.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    out_ = ends[0];
}

RunningUmpire::~RunningUmpire() {
    kill();
    closeOutput();
}

bool RunningUmpire::readSome() {
    std::array<char, 4096> bytes{};
    const ssize_t got = out_ < 0 ? 0 : ::read(out_, bytes.data(), bytes.size());
    text_.append(bytes.data(), std::size_t(std::max<ssize_t>(got, 0)));
    return got > 0;
}

void RunningUmpire::readLines(int count) {
    for (const int enough = lines() + count; lines() < enough && readSome();) {
    }
}

void RunningUmpire::closeOutput() {
    if (out_ >= 0) {
        ::close(std::exchange(out_, -1));
    }
}

void RunningUmpire::signal(int number) const {
    ::kill(process_, number);
}

int RunningUmpire::waitForEnd() {
    while (readSome()) {
    }
    if (process_ >= 0) {
        int status = 0;
        ::waitpid(std::exchange(process_, -1), &status, 0);
        status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    return status_;
}

bool RunningUmpire::kill() {
    if (process_ < 0) {
        return false;
    }
    signal(SIGKILL);
    return waitForEnd() == 128 + SIGKILL;
}

int RunningUmpire::lines() const {
    return int(std::ranges::count(text_, '\n'));
}

} // namespace umpire::testing
