#include "app/game/live/command_feed.h"

#include <algorithm>
#include <charconv>
#include <poll.h>
#include <unistd.h>

namespace umpire {
namespace {

constexpr std::size_t kBytesAtOnce = 4096;
constexpr std::size_t kLongestLine = 4096; ///< what is longer is handed on, to be refused
constexpr double kLongestFilm = 1e6;       ///< seconds; a typing error beyond

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

void CommandFeed::keepLines(Voice& voice) {
    for (std::size_t end = 0; (end = voice.unread.find('\n')) != std::string::npos;) {
        if (auto command = fedCommand(std::string_view(voice.unread).substr(0, end))) {
            waiting_.push_back(std::move(*command));
        }
        voice.unread.erase(0, end + 1);
    }
}

void CommandFeed::read(Voice& voice) {
    char bytes[kBytesAtOnce];
    pollfd asked{voice.descriptor, POLLIN, 0};
    while (voice.descriptor >= 0 && poll(&asked, 1, 0) > 0) {
        const ssize_t count = ::read(voice.descriptor, bytes, sizeof bytes);
        if (count <= 0) {
            voice.unread += '\n'; // a last line without its end
            keepLines(voice);
            voice.descriptor = -1;
            return;
        }
        voice.unread.append(bytes, std::size_t(count));
        if (voice.unread.size() > kLongestLine && voice.unread.find('\n') == std::string::npos) {
            voice.unread += '\n';
        }
        keepLines(voice);
    }
}

std::optional<std::string> CommandFeed::next(std::chrono::microseconds now) {
    for (Voice& voice : voices_) {
        read(voice);
    }
    const auto due = std::ranges::find_if(
        waiting_, [now](const FedCommand& command) { return command.at <= now; });
    if (due == waiting_.end()) {
        return std::nullopt;
    }
    std::string line = std::move(due->line);
    waiting_.erase(due);
    return line;
}

std::optional<std::string> CommandFeed::rest() {
    return next(std::chrono::microseconds::max());
}

} // namespace umpire
