#include "tests/app/eye/camera/running_referee.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

std::array<int, 2> newPipe() {
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    return ends;
}

} // namespace

bool within(std::chrono::seconds patience, const std::function<bool()>& condition) {
    for (const auto until = std::chrono::steady_clock::now() + patience;
         std::chrono::steady_clock::now() < until;) {
        if (condition()) {
            return true;
        }
        std::this_thread::sleep_for(5ms);
    }
    return condition();
}

RunningReferee::RunningReferee(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), UMPIRE_PROGRAM);
    std::vector<char*> words;
    for (std::string& argument : arguments) {
        words.push_back(argument.data());
    }
    words.push_back(nullptr);
    const auto commands = newPipe();
    const auto said = newPipe();
    process_ = fork();
    if (process_ == 0) {
        dup2(commands[0], STDIN_FILENO);
        dup2(said[1], STDOUT_FILENO);
        dup2(said[1], STDERR_FILENO);
        execv(words[0], words.data());
        _exit(127);
    }
    close(commands[0]);
    close(said[1]);
    commands_ = commands[1];
    said_ = said[0];
}

RunningReferee::~RunningReferee() {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    close(commands_);
    close(said_);
}

bool RunningReferee::readSome() {
    pollfd asked{said_, POLLIN, 0};
    if (poll(&asked, 1, 100) <= 0) {
        return true;
    }
    std::array<char, 4096> buffer{};
    const ssize_t count = read(said_, buffer.data(), buffer.size());
    unread_.append(buffer.data(), std::size_t(std::max<ssize_t>(count, 0)));
    return count > 0;
}

bool RunningReferee::says(const std::string& words) {
    bool ended = false;
    return within(30s,
                  [&] {
                      ended = ended || !readSome();
                      for (std::size_t end = 0; (end = unread_.find('\n')) != std::string::npos;) {
                          last_ = unread_.substr(0, end);
                          unread_.erase(0, end + 1);
                          if (last_.find(words) != std::string::npos) {
                              return true;
                          }
                      }
                      return ended;
                  }) &&
           !ended;
}

std::string RunningReferee::heard() const {
    int status = 0;
    const bool ended = waitpid(process_, &status, WNOHANG) == process_;
    return last_ + (ended ? "; it ended with status " + std::to_string(status) : "");
}

int RunningReferee::mostMegabytes() const {
    std::ifstream status("/proc/" + std::to_string(process_) + "/status");
    for (std::string word; status >> word;) {
        if (word == "VmHWM:") {
            int kilobytes = 0;
            status >> kilobytes;
            return kilobytes / 1024;
        }
    }
    return -1;
}

} // namespace umpire::testing
