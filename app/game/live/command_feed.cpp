#include "app/game/live/command_feed.h"

#include <algorithm>
#include <charconv>
#include <poll.h>
#include <unistd.h>

namespace umpire {
namespace {

constexpr std::size_t kBytesAtOnce = 4096;
constexpr std::size_t kLongestLine = 4096; ///< maximum length of a line in bytes; a longer line is
                                           ///< passed on, and the referee refuses it
/// Maximum stream time of a command in seconds; a greater number is a typing error.
constexpr double kLongestFilm = 1e6;

} // namespace

std::optional<FedCommand> fedCommand(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) {
        line.remove_suffix(1);
    }
    if (line.empty() || line.front() == '#') {
        return std::nullopt;
    }
    double seconds = 0.0;
    if (line.front() == '@') {
        const auto [end, error] =
            std::from_chars(line.data() + 1, line.data() + line.size(), seconds);
        const auto length = std::size_t(end - line.data());
        if (error == std::errc() && seconds >= 0.0 && seconds <= kLongestFilm &&
            length + 1 < line.size() && line[length] == ' ') {
            return FedCommand{std::chrono::microseconds(std::int64_t(seconds * 1e6)),
                              std::string(line.substr(length + 1))};
        }
    }
    return FedCommand{{}, std::string(line)};
}

bool CommandQueue::push(referee::Spoken spoken, std::chrono::microseconds at) {
    const std::scoped_lock lock(mutex_);
    if (waiting_.size() >= kMaxWaiting) {
        return false;
    }
    waiting_.push_back({at, std::move(spoken)});
    return true;
}

std::optional<referee::Spoken> CommandQueue::take(std::chrono::microseconds now) {
    const std::scoped_lock lock(mutex_);
    const auto due =
        std::ranges::find_if(waiting_, [now](const Due& each) { return each.at <= now; });
    if (due == waiting_.end()) {
        return std::nullopt;
    }
    referee::Spoken next = std::move(due->spoken);
    waiting_.erase(due);
    return next;
}

void CommandFeed::keepLines(Typist& typist) {
    for (std::size_t end = 0; (end = typist.unread.find('\n')) != std::string::npos;) {
        if (auto command = fedCommand(std::string_view(typist.unread).substr(0, end))) {
            typist.waiting.push_back(std::move(*command));
        }
        typist.unread.erase(0, end + 1);
    }
}

void CommandFeed::read(Typist& typist) {
    char bytes[kBytesAtOnce];
    int& descriptor = typist.voice.descriptor;
    pollfd asked{descriptor, POLLIN, 0};
    while (descriptor >= 0 && poll(&asked, 1, 0) > 0) {
        const ssize_t count = ::read(descriptor, bytes, sizeof bytes);
        if (count <= 0) {
            typist.unread += '\n'; // ends the last line, which may lack its line end
            keepLines(typist);
            descriptor = -1;
            return;
        }
        typist.unread.append(bytes, std::size_t(count));
        if (typist.unread.size() > kLongestLine && typist.unread.find('\n') == std::string::npos) {
            typist.unread += '\n';
        }
        keepLines(typist);
    }
}

std::optional<referee::Spoken> CommandFeed::next(std::chrono::microseconds now) {
    for (Typist& typist : typists_) {
        read(typist);
        const auto due = std::ranges::find_if(
            typist.waiting, [now](const FedCommand& command) { return command.at <= now; });
        if (due != typist.waiting.end()) {
            const std::string line = std::move(due->line);
            typist.waiting.erase(due);
            return referee::typed(line, typist.voice.by);
        }
    }
    for (const auto& queue : queues_) {
        if (auto spoken = queue->take(now)) {
            return spoken;
        }
    }
    return std::nullopt;
}

std::optional<referee::Spoken> CommandFeed::rest() {
    return next(std::chrono::microseconds::max());
}

} // namespace umpire
