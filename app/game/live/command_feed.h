#pragma once

#include "app/game/referee/core/authority.h"

#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Carries commands to the game's thread while frames arrive.
namespace umpire {

/// Commands from other threads, in order. Any thread may push, one thread takes. A command that
/// waits for a stream time does not delay the others.
class CommandQueue {
public:
    static constexpr std::size_t kMaxWaiting = 256;

    /// Returns false, and drops the command, if kMaxWaiting are waiting: the game has stalled.
    bool push(referee::Spoken spoken, std::chrono::microseconds at = {});
    std::optional<referee::Spoken> take(std::chrono::microseconds now = {});

private:
    struct Due {
        std::chrono::microseconds at;
        referee::Spoken spoken;
    };
    std::mutex mutex_;
    std::deque<Due> waiting_;
};

/// A file descriptor that is read for commands, one per line.
struct Voice {
    int descriptor = -1;
    referee::Authority by{};
};

/// The sources of a game's commands.
struct CommandSources {
    std::vector<Voice> voices{};
    std::vector<std::shared_ptr<CommandQueue>> queues{}; ///< null entries are ignored
};

struct FedCommand {
    std::chrono::microseconds at{0}; ///< stream time; 0: as soon as the command arrives
    std::string line;
};

/// Parses a line. `@12.5 undo` waits until the stream is 12.5 seconds old, so that a film and a
/// command file reproduce a record. Empty lines and lines that begin with # return none.
std::optional<FedCommand> fedCommand(std::string_view line);

/// Collects the commands of all sources. Never blocks.
class CommandFeed {
public:
    explicit CommandFeed(CommandSources sources) : queues_(std::move(sources.queues)) {
        std::erase(queues_, nullptr);
        for (Voice& voice : sources.voices) {
            typists_.push_back({std::move(voice), {}, {}});
        }
    }

    /// Returns the next command that is due.
    std::optional<referee::Spoken> next(std::chrono::microseconds now);
    /// Returns the commands left when the film is over, due or not.
    std::optional<referee::Spoken> rest();

private:
    struct Typist {
        Voice voice;
        std::string unread; ///< an incomplete line
        std::deque<FedCommand> waiting;
    };
    static void read(Typist& typist);
    static void keepLines(Typist& typist);

    std::vector<Typist> typists_;
    std::vector<std::shared_ptr<CommandQueue>> queues_;
};

} // namespace umpire
