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

/// `10m`, `10m+5s`, `10m,delay=3s`.
struct TimeAllowed {
    std::chrono::microseconds limit{};
    std::chrono::microseconds increment{}; ///< is added when the turn ends
    std::chrono::microseconds delay{};     ///< initial part of each turn that is not counted
    bool operator==(const TimeAllowed&) const = default;
};

struct TimeControl {
    /// One limit for all sides, or one per seat; none: that side has no limit. Empty: no side has a
    /// limit.
    std::vector<std::optional<TimeAllowed>> sides{};
    AtZero atZero = AtZero::Lose;

    bool operator==(const TimeControl&) const = default;
};

/// Parses a clock such as `10m+5s/5m`: the parts between slashes are by seat, and `off` is no
/// limit. Empty: no side has a limit. `atZero` is a name by nameOf; empty: the side loses. Error:
/// WrongUsage.
Expected<TimeControl> timeControl(std::string_view clock, std::string_view atZero);

/// The names of a journal's options.
inline constexpr const char* kClockOption = "clock";
inline constexpr const char* kAtZeroOption = "at_zero";
/// Parses the clock in a journal's options. Error: CannotRead.
Expected<TimeControl> recordedControl(const std::map<std::string, std::string>& options);

/// Returns the limits by player. Error: WrongUsage if the number of clocks does not fit the
/// players.
Expected<std::map<std::string, TimeAllowed>> allowedTo(const std::vector<std::string>& players,
                                                       const TimeControl& control);

} // namespace umpire
