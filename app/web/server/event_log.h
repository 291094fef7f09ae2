#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>

namespace umpire {

/// What was announced, numbered from 1 or where a resumed game
/// goes on, as long as it fits: one thread writes, another reads.
class EventLog {
public:
    using Line = std::shared_ptr<const std::string>;

    /// Characters that are kept; a game has 200 events of 300.
    static constexpr std::size_t kMaxKept = std::size_t(16) << 20;

    explicit EventLog(std::size_t mostKept = kMaxKept) : mostKept_(mostKept) {}

    /// Numbers go on after that one, as those of the same game did before the program was started
    /// anew. Nothing has been added yet.
    void goOnAfter(std::uint64_t number);
    /// Its number is last() + 1. The oldest go where it would not fit.
    void add(std::string line);
    /// Null where there is none of that number, or none any more.
    [[nodiscard]] Line at(std::uint64_t number) const;
    /// The oldest that is kept; last() + 1 where nothing is.
    [[nodiscard]] std::uint64_t first() const;
    /// The one before first() where nothing was announced.
    [[nodiscard]] std::uint64_t last() const;

private:
    std::size_t mostKept_;
    mutable std::mutex mutex_;
    std::deque<Line> lines_;
    std::uint64_t first_ = 1;
    std::size_t kept_ = 0;
};

} // namespace umpire
