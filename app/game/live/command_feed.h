#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Players' commands as lines of text, while frames come.
namespace umpire {

struct FedCommand {
    std::chrono::microseconds at{0}; ///< of the stream; 0: as soon as it comes
    std::string line;
};

/// `@12.5 undo` waits until the stream is 12.5 seconds old, so that a film and a file of commands
/// give one record. What is empty or begins with # is passed over.
std::optional<FedCommand> fedCommand(std::string_view line);

/// Lines of some file descriptors, never waited for.
class CommandFeed {
public:
    /// `descriptors`: open for reading; -1: nobody says anything.
    explicit CommandFeed(const std::vector<int>& descriptors) {
        for (const int descriptor : descriptors) {
            voices_.push_back({descriptor, {}});
        }
    }

    /// The next line that is due.
    std::optional<std::string> next(std::chrono::microseconds now);
    /// What is left when the film is over, due or not.
    std::optional<std::string> rest();

private:
    struct Voice {
        int descriptor = -1;
        std::string unread; ///< a line that is not at its end
    };
    void read(Voice& voice);
    void keepLines(Voice& voice);

    std::vector<Voice> voices_;
    std::deque<FedCommand> waiting_;
};

} // namespace umpire
