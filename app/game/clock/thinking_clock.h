#pragma once

#include "app/game/clock/time_control.h"
#include "app/record/events/event.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Counts how long each side has been thinking, in stream time, and how long it still may think.
namespace umpire {

/// The clock of a side that has a limit.
struct SideClock {
    TimeAllowed allowed;
    std::chrono::microseconds before{}; ///< time that was left when its turn began
    std::chrono::microseconds turn{};   ///< time that the side has thought in this turn
    bool isOnTurn = false;              ///< true until another side's turn begins
    bool hasFallen = false;             ///< true once its flag has fallen
    bool isPaid = false;                ///< true if its turn was given back after its increment

    /// Remaining time; negative if the side thought longer than allowed.
    [[nodiscard]] std::chrono::microseconds left() const;
    bool operator==(const SideClock&) const = default;
};

/// The clock of a game. It starts when the table first rests, or with the first action. It stops
/// while the referee is paused, while nobody has to act, and when the game is over; in a game with
/// a limit also while the umpire asks which action was played, and while the umpire cannot see the
/// table. If several players must act at once, each one's time passes. Taking back an action
/// neither gives time back nor takes it.
struct ThinkingClock {
    std::vector<std::string> thinking;                       ///< players who have to act
    std::map<std::string, std::chrono::microseconds> totals; ///< by player
    std::chrono::microseconds turn{};    ///< time since the present players have to act
    std::chrono::microseconds counted{}; ///< the moment of the stream up to which time is counted
    bool hasBegun = false;
    bool isPaused = false;
    bool isOver = false;
    bool isAsked = false;
    bool isBlind = false;
    std::chrono::microseconds since{}; ///< the moment since which the clock has run without a stop
    std::map<std::string, SideClock> sides; ///< sides with a limit
    AtZero atZero = AtZero::Lose;

    [[nodiscard]] bool isLimited() const { return !sides.empty(); }
    [[nodiscard]] bool stands() const {
        return !hasBegun || isPaused || isOver || (isLimited() && (isAsked || isBlind));
    }
    [[nodiscard]] bool runs() const { return !stands() && !thinking.empty(); }
    bool operator==(const ThinkingClock&) const = default;
};

/// Counts up to this moment of the stream. An earlier moment changes nothing.
void advance(ThinkingClock& clock, std::chrono::microseconds to);
/// Takes back the time counted after `to`, but not beyond this turn or the clock's last stop.
/// Returns the amount.
std::chrono::microseconds rewind(ThinkingClock& clock, std::chrono::microseconds to);

/// Whether a side that ends its turn gets its increment.
enum class Increment { Earned, NotEarned, TakenBack };
/// Sets the players who now have to act; other players begin a new turn. A side's turn ends when
/// another side's turn begins.
void passTurn(ThinkingClock& clock, const std::vector<std::string>& toMove,
              Increment increment = Increment::NotEarned);

/// Applies an announcement: it may start, stop or end the clock.
void note(ThinkingClock& clock, const Event& event, std::chrono::microseconds at);

/// Returns the first flag that has fallen by that moment and was not announced; none if there is
/// none.
std::optional<FlagFell> fallenBy(ThinkingClock clock, std::chrono::microseconds moment);

} // namespace umpire
