#pragma once

#include "app/common/failure/failure.h"
#include "app/record/events/event.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How long each side may think.
namespace umpire {

/// The time of a side, such as `10m`, `10m+5s` or `10m,delay=3s`.
struct TimeAllowed {
    std::chrono::microseconds limit{};
    std::chrono::microseconds increment{}; ///< time that is added at the end of each turn
    std::chrono::microseconds
        delay{}; ///< time at the beginning of each turn that is not subtracted
    bool operator==(const TimeAllowed&) const = default;
};

struct TimeControl {
    /// One limit for all sides, or one per seat; none: that side has no limit. Empty if no side has
    /// a limit.
    std::vector<std::optional<TimeAllowed>> sides{};
    AtZero atZero = AtZero::Lose;

    bool operator==(const TimeControl&) const = default;
};

/// Parses a clock such as `10m+5s/5m`. Slashes separate the sides, by seat; `off` means no limit.
/// An empty text means that no side has a limit. `atZero` is a name by nameOf, such as "lose";
/// empty: the side loses. Error: WrongUsage.
Expected<TimeControl> timeControl(std::string_view clock, std::string_view atZero);

/// Names of the clock's options in a journal.
inline constexpr const char* kClockOption = "clock";
inline constexpr const char* kAtZeroOption = "at_zero";
/// Parses the clock in a journal's options. Error: CannotRead.
Expected<TimeControl> recordedControl(const std::map<std::string, std::string>& options);

/// Returns the limit of each player who has one. Error WrongUsage: the number of clocks is neither
/// one nor the number of players.
Expected<std::map<std::string, TimeAllowed>> allowedTo(const std::vector<std::string>& players,
                                                       const TimeControl& control);

} // namespace umpire
