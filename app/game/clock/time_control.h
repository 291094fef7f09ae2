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
    std::chrono::microseconds delay{};     ///< so much of each turn is not counted
    bool operator==(const TimeAllowed&) const = default;
};

struct TimeControl {
    /// One for all sides, or one for each by its seat; none: that side has no limit. Empty: no side
    /// has one.
    std::vector<std::optional<TimeAllowed>> sides{};
    AtZero atZero = AtZero::Lose;

    bool operator==(const TimeControl&) const = default;
};

/// `10m+5s/5m`: what stands between the strokes is by seat, and `off` is no limit. Empty: no side
/// has a limit. `atZero`: as nameOf says it; empty: the side loses. Error: WrongUsage.
Expected<TimeControl> timeControl(std::string_view clock, std::string_view atZero);

/// The names of a journal's options.
inline constexpr const char* kClockOption = "clock";
inline constexpr const char* kAtZeroOption = "at_zero";
/// What a journal's options say. Error: CannotRead.
Expected<TimeControl> recordedControl(const std::map<std::string, std::string>& options);

/// Of those who play. Error: WrongUsage where there are as many clocks as nobody plays.
Expected<std::map<std::string, TimeAllowed>> allowedTo(const std::vector<std::string>& players,
                                                       const TimeControl& control);

} // namespace umpire
