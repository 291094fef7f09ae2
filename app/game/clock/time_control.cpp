#include "app/game/clock/time_control.h"

#include <array>
#include <charconv>
#include <utility>

namespace umpire {
namespace {

using std::chrono::seconds;

constexpr seconds kLongest = std::chrono::hours(100);
constexpr std::string_view kOff = "off";
constexpr std::string_view kDelay = "delay=";

/// Parses a duration such as "1h30m". Each unit may occur once; longer units come first. Returns
/// none for other text, and for more than 100 hours.
std::optional<seconds> durationIn(std::string_view text) {
    constexpr std::array<std::pair<char, int>, 3> kUnits{{{'h', 3600}, {'m', 60}, {'s', 1}}};
    std::size_t unit = 0;
    seconds sum{0};
    const bool isEmpty = text.empty();
    while (!text.empty()) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const auto digits = std::size_t(end - text.data());
        if (error != std::errc{} || number < 0 || number > kLongest.count() ||
            digits == text.size()) {
            return std::nullopt;
        }
        while (unit < kUnits.size() && kUnits[unit].first != text[digits]) {
            ++unit;
        }
        if (unit == kUnits.size()) {
            return std::nullopt;
        }
        sum += seconds(number * kUnits[unit].second);
        text.remove_prefix(digits + 1);
        ++unit;
    }
    return isEmpty || sum > kLongest ? std::nullopt : std::optional(sum);
}

std::optional<TimeAllowed> allowedIn(std::string_view text) {
    TimeAllowed allowed;
    if (const auto comma = text.find(','); comma != std::string_view::npos) {
        const std::string_view more = text.substr(comma + 1);
        const auto delay =
            more.starts_with(kDelay) ? durationIn(more.substr(kDelay.size())) : std::nullopt;
        if (!delay) {
            return std::nullopt;
        }
        allowed.delay = *delay;
        text = text.substr(0, comma);
    }
    if (const auto plus = text.find('+'); plus != std::string_view::npos) {
        const auto increment = durationIn(text.substr(plus + 1));
        if (!increment) {
            return std::nullopt;
        }
        allowed.increment = *increment;
        text = text.substr(0, plus);
    }
    const auto limit = durationIn(text);
    if (!limit || limit->count() == 0) {
        return std::nullopt;
    }
    allowed.limit = *limit;
    return allowed;
}

} // namespace

Expected<TimeControl> timeControl(std::string_view clock, std::string_view atZero) {
    TimeControl control;
    const auto named = atZeroNamed(atZero);
    if (!atZero.empty() && !named) {
        return wrongSetting("at-zero",
                            message("`%1` is none; write lose, call or show", std::string(atZero)));
    }
    control.atZero = named.value_or(AtZero::Lose);
    for (bool isMore = !clock.empty(); isMore;) {
        const auto stroke = clock.find('/');
        const std::string_view side = clock.substr(0, stroke);
        isMore = stroke != std::string_view::npos;
        clock.remove_prefix(isMore ? stroke + 1 : clock.size());
        const auto allowed = allowedIn(side);
        if (!allowed && side != kOff) {
            return wrongSetting("clock", message("`%1` is no clock; write it like 10m, 10m+5s, "
                                                 "1h30m,delay=3s or off, at most 100h",
                                                 std::string(side)));
        }
        control.sides.push_back(allowed);
    }
    return control;
}

Expected<TimeControl> recordedControl(const std::map<std::string, std::string>& options) {
    const auto textOf = [&options](const char* name) {
        const auto found = options.find(name);
        return found == options.end() ? std::string() : found->second;
    };
    return timeControl(textOf(kClockOption), textOf(kAtZeroOption)).map_error([](Failure failed) {
        failed.status = ExitStatus::CannotRead;
        return failed;
    });
}

Expected<std::map<std::string, TimeAllowed>> allowedTo(const std::vector<std::string>& players,
                                                       const TimeControl& control) {
    const std::size_t clocks = control.sides.size();
    if (clocks > 1 && clocks != players.size()) {
        return wrongSetting("clock", message("there are %1 clocks, and %2 play; give one for all, "
                                             "or one for each",
                                             clocks, players.size()));
    }
    std::map<std::string, TimeAllowed> allowed;
    for (std::size_t seat = 0; seat < players.size() && clocks > 0; ++seat) {
        if (const auto& each = control.sides[clocks == 1 ? 0 : seat]) {
            allowed[players[seat]] = *each;
        }
    }
    return allowed;
}

} // namespace umpire
