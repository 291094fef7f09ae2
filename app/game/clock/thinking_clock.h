#pragma once

#include "app/game/clock/time_control.h"
#include "app/record/events/event.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// How long each side has been thinking, by the time of the stream, and how long it still may.
namespace umpire {

/// Of a side that has a limit.
struct SideClock {
    TimeAllowed allowed;
    std::chrono::microseconds before{}; ///< what was left when its turn began
    std::chrono::microseconds turn{};   ///< so long it has thought in this turn
    bool isOnTurn = false;              ///< until somebody else's turn begins
    bool hasFallen = false;             ///< its flag, which falls once
    bool isPaid = false;                ///< its turn was given back after its increment

    /// Less than nothing where it thought for longer than it might.
    [[nodiscard]] std::chrono::microseconds left() const;
    bool operator==(const SideClock&) const = default;
};

/// It begins when the table first rests, or with the first action. It stands while the referee is
/// paused, while nobody has to act, and once the game is over; in a game with a limit also while
/// the umpire asks which action it was, and while it cannot see the table. Where several act at
/// once, each one's time passes. An action that is taken back gives no time back, and takes none.
struct ThinkingClock {
    std::vector<std::string> thinking;                       ///< who has to act
    std::map<std::string, std::chrono::microseconds> totals; ///< by player
    std::chrono::microseconds turn{};                        ///< since these have to act
    std::chrono::microseconds counted{};                     ///< the moment of the stream so far
    bool hasBegun = false;
    bool isPaused = false;
    bool isOver = false;
    bool isAsked = false;
    bool isBlind = false;
    std::chrono::microseconds since{};      ///< it has not stood from then on
    std::map<std::string, SideClock> sides; ///< those that have a limit
    AtZero atZero = AtZero::Lose;

    [[nodiscard]] bool isLimited() const { return !sides.empty(); }
    [[nodiscard]] bool stands() const {
        return !hasBegun || isPaused || isOver || (isLimited() && (isAsked || isBlind));
    }
    [[nodiscard]] bool runs() const { return !stands() && !thinking.empty(); }
    bool operator==(const ThinkingClock&) const = default;
};

/// Counts up to this moment of the stream. An earlier one takes nothing away.
void advance(ThinkingClock& clock, std::chrono::microseconds to);
/// Takes back what was counted after `to`, as far as the clock has run since and this turn goes:
/// how much it was.
std::chrono::microseconds rewind(ThinkingClock& clock, std::chrono::microseconds to);

/// Has a side that ends its turn earned its increment?
enum class Increment { Earned, NotEarned, TakenBack };
/// From now on these have to act: a new turn, where it were others before. The turn of a side ends
/// when another one's begins.
void passTurn(ThinkingClock& clock, const std::vector<std::string>& toMove,
              Increment increment = Increment::NotEarned);

/// What an announcement changes: whether the clock has begun, stands, or is at its end.
void note(ThinkingClock& clock, const Event& event, std::chrono::microseconds at);

/// The first flag that has fallen by that moment and was not told; none: none has.
std::optional<FlagFell> fallenBy(ThinkingClock clock, std::chrono::microseconds moment);

} // namespace umpire
