#include "tests/app/running_umpire.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
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
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    std::array<int, 2> typed{-1, -1};
    if (input == StandardInput::Typed && ::pipe2(typed.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    process_ = ::fork();
    if (process_ == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        ::dup2(::open(errors.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
        const bool isTyped = input == StandardInput::Typed;
        ::dup2(isTyped ? typed[0] : ::open("/dev/null", O_RDONLY), STDIN_FILENO);
        if (input == StandardInput::Closed) {
            ::close(STDIN_FILENO);
        }
        ::execv(pointers[0], pointers.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    out_ = ends[0];
    if (input == StandardInput::Typed) {
        ::close(typed[0]);
        in_ = typed[1];
    }
}

RunningUmpire::~RunningUmpire() {
    kill();
    closeOutput();
    if (in_ >= 0) {
        ::close(in_);
    }
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

bool RunningUmpire::readUntil(const std::string& text) {
    constexpr int kPatience = 60'000; // milliseconds without a word; then it hangs
    pollfd asked{out_, POLLIN, 0};
    while (text_.find(text) == std::string::npos && ::poll(&asked, 1, kPatience) > 0 &&
           readSome()) {
    }
    return text_.find(text) != std::string::npos;
}

void RunningUmpire::say(const std::string& line) const {
    const std::string bytes = line + "\n";
    if (::write(in_, bytes.data(), bytes.size()) != ssize_t(bytes.size())) {
        std::abort();
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
