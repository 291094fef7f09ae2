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

/// Commands on their way to the game's thread, while frames come.
namespace umpire {

/// What other threads say: values, in their order. Any thread may push, one takes. What waits for
/// a time of the stream holds up nothing else.
class CommandQueue {
public:
    static constexpr std::size_t kMaxWaiting = 256;

    /// False where so many wait that the game must have stopped taking them; it is left out then.
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

/// A file descriptor on which somebody types a command a line.
struct Voice {
    int descriptor = -1;
    referee::Authority by{};
};

/// Where a game's commands come from.
struct CommandSources {
    std::vector<Voice> voices{};
    std::vector<std::shared_ptr<CommandQueue>> queues{}; ///< null: nobody may say anything there
};

struct FedCommand {
    std::chrono::microseconds at{0}; ///< of the stream; 0: as soon as it comes
    std::string line;
};

/// `@12.5 undo` waits until the stream is 12.5 seconds old, so that a film and a file of commands
/// give one record. What is empty or begins with # is passed over.
std::optional<FedCommand> fedCommand(std::string_view line);

/// What all of them say, never waited for.
class CommandFeed {
public:
    explicit CommandFeed(CommandSources sources) : queues_(std::move(sources.queues)) {
        std::erase(queues_, nullptr);
        for (Voice& voice : sources.voices) {
            typists_.push_back({std::move(voice), {}, {}});
        }
    }

    /// The next command that is due.
    std::optional<referee::Spoken> next(std::chrono::microseconds now);
    /// What is left when the film is over, due or not.
    std::optional<referee::Spoken> rest();

private:
    struct Typist {
        Voice voice;
        std::string unread; ///< a line that is not at its end
        std::deque<FedCommand> waiting;
    };
    static void read(Typist& typist);
    static void keepLines(Typist& typist);

    std::vector<Typist> typists_;
    std::vector<std::shared_ptr<CommandQueue>> queues_;
};

} // namespace umpire
