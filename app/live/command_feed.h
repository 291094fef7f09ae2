#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

/// Players' commands as lines of text, while frames come.
namespace umpire {

struct FedCommand {
    std::chrono::microseconds at{0}; ///< of the stream; 0: as soon as it comes
    std::string line;
};

/// `@12.5 undo` waits until the stream is 12.5 seconds old, so that a film and a file of commands
/// give one record. What is empty or begins with # is passed over.
std::optional<FedCommand> fedCommand(std::string_view line);

/// Lines of a file descriptor, never waited for.
class CommandFeed {
public:
    /// `descriptor`: open for reading; -1: nobody says anything.
    explicit CommandFeed(int descriptor) : descriptor_(descriptor) {}

    /// The next line that is due.
    std::optional<std::string> next(std::chrono::microseconds now);
    /// What is left when the film is over, due or not.
    std::optional<std::string> rest();

private:
    void read();
    void keepLines();

    int descriptor_;
    std::string unread_; ///< a line that is not at its end
    std::deque<FedCommand> waiting_;
};

} // namespace umpire
