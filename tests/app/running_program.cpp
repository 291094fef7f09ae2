#include "tests/app/running_program.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace umpire::testing {
namespace {

int opened(const std::string& file, int flags) {
    return ::open(file.c_str(), flags | O_CLOEXEC, 0600);
}

int writing(const std::string& file) {
    return opened(file, O_WRONLY | O_CREAT | O_TRUNC);
}

} // namespace

Pipe newPipe() {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    return {ends[0], ends[1]};
}

pid_t startProgram(std::vector<std::string> words, Descriptors descriptors,
                   const Environment& environment) {
    std::vector<char*> pointers;
    for (std::string& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    const pid_t process = ::fork();
    if (process != 0) {
        return process;
    }
    for (auto& [its, ours] : descriptors) { // moves `ours` to a high number
        ours = ::fcntl(ours, F_DUPFD_CLOEXEC, 64);
    }
    for (const auto& [its, ours] : descriptors) {
        ours < 0 ? ::close(its) : ::dup2(ours, its);
    }
    for (const auto& [name, value] : environment) {
        ::setenv(name.c_str(), value.c_str(), 1);
    }
    ::execvp(pointers[0], pointers.data());
    ::_exit(127);
}

int endOf(pid_t process) {
    int status = 0;
    ::waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

RunningProgram::RunningProgram(const std::vector<std::string>& words, const Streams& streams)
    : errors_(streams.errors.empty() ? scratch_.file("errors").string() : streams.errors) {
    const Pipe typed =
        streams.input == StandardInput::Typed ? newPipe() : Pipe{opened(streams.in, O_RDONLY)};
    const Pipe said = streams.out.empty() ? newPipe() : Pipe{-1, writing(streams.out)};
    const int errors = writing(errors_);
    const bool isClosed = streams.input == StandardInput::Closed;
    process_ = startProgram(words,
                            {{STDIN_FILENO, isClosed ? -1 : typed.read},
                             {STDOUT_FILENO, said.write},
                             {STDERR_FILENO, errors}},
                            streams.environment);
    for (const int given : {typed.read, said.write, errors}) {
        ::close(given);
    }
    in_ = typed.write;
    out_ = said.read;
}

RunningProgram::~RunningProgram() {
    kill();
    closeOutput();
    if (in_ >= 0) {
        ::close(in_);
    }
}

bool RunningProgram::readSome() {
    std::array<char, 4096> bytes{};
    const ssize_t got = out_ < 0 ? 0 : ::read(out_, bytes.data(), bytes.size());
    text_.append(bytes.data(), std::size_t(std::max<ssize_t>(got, 0)));
    return got > 0;
}

void RunningProgram::readLines(int count) {
    for (const int enough = lines() + count; lines() < enough && readSome();) {
    }
}

/// Returns where the text stands behind position `from`; npos if the program ended or hangs without
/// it.
std::size_t RunningProgram::place(const std::string& text, std::size_t from) {
    constexpr int kPatience = 60'000; // milliseconds without a word
    pollfd asked{out_, POLLIN, 0};
    while (text_.find(text, from) == std::string::npos && ::poll(&asked, 1, kPatience) > 0 &&
           readSome()) {
    }
    return text_.find(text, from);
}

bool RunningProgram::readOn(const std::string& text) {
    const std::size_t at = place(text, asked_);
    asked_ = at == std::string::npos ? asked_ : at + text.size();
    return at != std::string::npos;
}

void RunningProgram::say(const std::string& line) const {
    const std::string bytes = line + "\n";
    if (::write(in_, bytes.data(), bytes.size()) != ssize_t(bytes.size())) {
        std::abort();
    }
}

void RunningProgram::closeOutput() {
    if (out_ >= 0) {
        ::close(std::exchange(out_, -1));
    }
}

void RunningProgram::signal(int number) const {
    ::kill(process_, number);
}

int RunningProgram::waitForEnd() {
    while (readSome()) {
    }
    if (status_ < 0) {
        status_ = endOf(process_);
    }
    return status_;
}

bool RunningProgram::kill() {
    if (status_ >= 0) {
        return false;
    }
    signal(SIGKILL);
    return waitForEnd() == 128 + SIGKILL;
}

std::string RunningProgram::status(const std::string& word) const {
    std::ifstream all("/proc/" + std::to_string(process_) + "/status");
    std::string each;
    while (all >> each && each != word) {
    }
    return all >> each ? each : "";
}

bool RunningProgram::hears(int number) const {
    const std::string caught = status("SigCgt:");
    return !caught.empty() && (std::stoull(caught, nullptr, 16) >> unsigned(number - 1) & 1U) != 0;
}

int RunningProgram::lines() const {
    return int(std::ranges::count(text_, '\n'));
}

} // namespace umpire::testing
