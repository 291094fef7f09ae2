#include "app/club/tournament/other_program.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace umpire::tournament {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostSaid = 4096;
/// Length of each wait for the end of a program or of its output.
constexpr int kSliceMilliseconds = 20;

/// A pipe that its destructor closes at both ends.
class Pipe {
public:
    Pipe() {
        if (pipe2(ends_.data(), O_CLOEXEC) != 0) {
            ends_ = {-1, -1};
        }
    }
    ~Pipe() {
        closeWriting();
        if (ends_[0] >= 0) {
            close(ends_[0]);
        }
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    void closeWriting() {
        if (ends_[1] >= 0) {
            close(ends_[1]);
            ends_[1] = -1;
        }
    }
    [[nodiscard]] int reading() const { return ends_[0]; }
    [[nodiscard]] int writing() const { return ends_[1]; }

private:
    std::array<int, 2> ends_{-1, -1};
};

/// Starts the program in a process group, so that its children can be killed too. Returns 0 if it
/// did not start.
pid_t start(const std::vector<std::string>& command, const Pipe& words) {
    posix_spawn_file_actions_t actions{};
    posix_spawnattr_t attributes{};
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, words.writing(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, words.writing(), STDERR_FILENO);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);
    std::vector<std::string> held = command;
    std::vector<char*> arguments;
    for (std::string& each : held) {
        arguments.push_back(each.data());
    }
    arguments.push_back(nullptr);
    pid_t process = 0;
    const int fault =
        posix_spawnp(&process, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return fault == 0 ? process : 0;
}

/// Waits shortly for more output, and stores the beginning. Tells whether more may come.
enum class Words { MayCome, Ended };
Words hear(const Pipe& words, std::string& said) {
    pollfd waiting{words.reading(), POLLIN, 0};
    if (poll(&waiting, 1, kSliceMilliseconds) <= 0) {
        return Words::MayCome;
    }
    std::array<char, 1024> some{};
    const ssize_t size = read(words.reading(), some.data(), some.size());
    if (size <= 0) {
        return Words::Ended;
    }
    said.append(some.data(), std::min(std::size_t(size), kMostSaid - said.size()));
    return Words::MayCome;
}

ProgramEnd endOf(int status) {
    return WIFEXITED(status) ? ProgramEnd{ProgramEnd::How::Returned, WEXITSTATUS(status), {}}
                             : ProgramEnd{ProgramEnd::How::Killed, WTERMSIG(status), {}};
}

} // namespace

ProgramEnd runProgram(const std::vector<std::string>& command, std::chrono::milliseconds limit) {
    Pipe words;
    const pid_t process = words.reading() < 0 || command.empty() ? 0 : start(command, words);
    if (process == 0) {
        return {};
    }
    words.closeWriting();
    const auto deadline = Clock::now() + limit;
    ProgramEnd end{ProgramEnd::How::TooLong, 0, {}};
    std::string said;
    Words more = Words::MayCome;
    while (Clock::now() < deadline) {
        if (more == Words::MayCome) {
            more = hear(words, said);
        } else {
            poll(nullptr, 0, kSliceMilliseconds);
        }
        int status = 0;
        if (waitpid(process, &status, WNOHANG) == process) {
            end = endOf(status);
            break;
        }
    }
    if (end.how == ProgramEnd::How::TooLong) {
        kill(-process, SIGKILL);
        int status = 0;
        waitpid(process, &status, 0);
    } else {
        for (int i = 0; i < 64 && more == Words::MayCome; ++i) { // reads the rest of the output
            const std::size_t before = said.size();
            more = hear(words, said);
            if (said.size() == before) {
                break;
            }
        }
    }
    end.said = std::move(said);
    return end;
}

} // namespace umpire::tournament
