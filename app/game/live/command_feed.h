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

/// Passes commands to the game's thread while frames arrive.
namespace umpire {

/// Commands from other threads, in order. Any thread may push; only one thread takes. A command
/// with a later stream time does not delay the commands behind it.
class CommandQueue {
public:
    static constexpr std::size_t kMaxWaiting = 256;

    /// Adds a command for the stream time `at`. Returns false and drops the command if kMaxWaiting
    /// commands are waiting, because the game then has stalled.
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

/// A file descriptor with commands, one per line, and the rights of their author.
struct Voice {
    int descriptor = -1;
    referee::Authority by{};
};

/// The sources of a game's commands.
struct CommandSources {
    std::vector<Voice> voices{};
    /// Command queues of other threads; null entries are ignored.
    std::vector<std::shared_ptr<CommandQueue>> queues{};
};

struct FedCommand {
    /// Stream time at which the command is due; 0: as soon as it arrives.
    std::chrono::microseconds at{0};
    std::string line;
};

/// Parses a line. `@12.5 undo` waits until the stream time is 12.5 seconds, so that a film with a
/// command file always gives the same record. Returns none for an empty line and for a line that
/// begins with #.
std::optional<FedCommand> fedCommand(std::string_view line);

/// Collects the commands of all sources. No call blocks.
class CommandFeed {
public:
    explicit CommandFeed(CommandSources sources) : queues_(std::move(sources.queues)) {
        std::erase(queues_, nullptr);
        for (Voice& voice : sources.voices) {
            typists_.push_back({std::move(voice), {}, {}});
        }
    }

    /// Returns the next command that is due; none if no command is due.
    std::optional<referee::Spoken> next(std::chrono::microseconds now);
    /// Returns the next command, even if it is not due; none if no command is left. Used at the end
    /// of a film.
    std::optional<referee::Spoken> rest();

private:
    struct Typist {
        Voice voice;
        std::string unread; ///< the beginning of a line whose end has not arrived yet
        std::deque<FedCommand> waiting;
    };
    static void read(Typist& typist);
    static void keepLines(Typist& typist);

    std::vector<Typist> typists_;
    std::vector<std::shared_ptr<CommandQueue>> queues_;
};

} // namespace umpire
