#include "tests/app/record/journal/journal_process.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

struct Pipe {
    std::array<int, 2> ends{-1, -1};
    Pipe() {
        if (::pipe(ends.data()) != 0) {
            std::abort();
        }
    }
};

std::string readAll(int from) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t got = 0; (got = ::read(from, buffer.data(), buffer.size())) > 0;) {
        text.append(buffer.data(), std::size_t(got));
    }
    return text;
}

} // namespace

JournalProcess::JournalProcess(const std::vector<std::string>& arguments,
                               const std::map<std::string, std::string>& environment) {
    const Pipe out;
    const Pipe err;
    std::string program = UMPIRE_JOURNAL_WRITER;
    std::vector<std::string> texts = arguments;
    std::vector<char*> pointers = {program.data()};
    for (std::string& text : texts) {
        pointers.push_back(text.data());
    }
    pointers.push_back(nullptr);
    process_ = ::fork();
    if (process_ == 0) {
        ::dup2(out.ends[1], STDOUT_FILENO);
        ::dup2(err.ends[1], STDERR_FILENO);
        for (const int end : {out.ends[0], out.ends[1], err.ends[0], err.ends[1]}) {
            ::close(end);
        }
        for (const auto& [name, value] : environment) {
            ::setenv(name.c_str(), value.c_str(), 1);
        }
        ::execv(program.c_str(), pointers.data());
        ::_exit(127);
    }
    ::close(out.ends[1]);
    ::close(err.ends[1]);
    out_ = out.ends[0];
    err_ = err.ends[0];
}

JournalProcess::~JournalProcess() {
    kill();
    ::close(out_);
    ::close(err_);
}

bool JournalProcess::readSome() {
    std::array<char, 4096> buffer{};
    const ssize_t got = ::read(out_, buffer.data(), buffer.size());
    unread_.append(buffer.data(), std::size_t(got > 0 ? got : 0));
    takeLines();
    return got > 0;
}

void JournalProcess::takeLines() {
    for (std::size_t end = 0; (end = unread_.find('\n')) != std::string::npos;) {
        const std::size_t space = unread_.find(' ');
        announced_.push_back(
            {std::stoll(unread_.substr(0, space)), unread_.substr(space + 1, end - space - 1)});
        unread_.erase(0, end + 1);
    }
}

void JournalProcess::readAnnouncements(std::size_t count) {
    const std::size_t enough = announced_.size() + count;
    while (announced_.size() < enough && readSome()) {
    }
}

bool JournalProcess::kill() {
    if (status_ >= 0) {
        return false;
    }
    ::kill(process_, SIGKILL);
    return waitForEnd() == 128 + SIGKILL;
}

int JournalProcess::waitForEnd() {
    if (status_ >= 0) {
        return status_;
    }
    while (readSome()) {
    }
    error_ = readAll(err_);
    int status = 0;
    ::waitpid(process_, &status, 0);
    status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return status_;
}

} // namespace umpire::testing
