#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>

namespace umpire {

/// The newest announced events. The numbers begin at 1; a resumed game continues them. One thread
/// adds events, another thread reads them.
class EventLog {
public:
    using Line = std::shared_ptr<const std::string>;

    /// Maximum number of stored characters. A game has about 200 events of 300 characters.
    static constexpr std::size_t kMaxKept = std::size_t(16) << 20;

    explicit EventLog(std::size_t mostKept = kMaxKept) : mostKept_(mostKept) {}

    /// Continues the numbering after `number`, so that a restarted program repeats no number of the
    /// same game. Must be called before the first event.
    void goOnAfter(std::uint64_t number);
    /// Adds the event with the number last() + 1. Drops the oldest events if the limit is exceeded.
    void add(std::string line);
    /// Returns the event; null if no event has that number, or if it was dropped.
    [[nodiscard]] Line at(std::uint64_t number) const;
    /// Returns the oldest stored number; last() + 1 if none is stored.
    [[nodiscard]] std::uint64_t first() const;
    /// Returns the newest number; first() - 1 if no event was announced.
    [[nodiscard]] std::uint64_t last() const;

private:
    std::size_t mostKept_;
    mutable std::mutex mutex_;
    std::deque<Line> lines_;
    std::uint64_t first_ = 1;
    std::size_t kept_ = 0;
};

} // namespace umpire
