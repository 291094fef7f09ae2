#pragma once

#include "app/game/clock/time_control.h"
#include "app/record/events/event.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Measures how long each side has been thinking, in stream time, and how long it may still think.
namespace umpire {

/// The clock of a side that has a time limit.
struct SideClock {
    TimeAllowed allowed;
    std::chrono::microseconds before{}; ///< remaining time at the beginning of the turn
    std::chrono::microseconds turn{}; ///< time since the beginning of the turn, the delay included
    bool isOnTurn = false;            ///< true until another side's turn begins
    bool hasFallen = false;           ///< true if the side has exceeded its limit
    bool isPaid = false; ///< true if the increment of this turn was already added, and the turn was
                         ///< then taken back

    /// Returns the remaining time; negative if the side has exceeded its limit.
    [[nodiscard]] std::chrono::microseconds left() const;
    bool operator==(const SideClock&) const = default;
};

/// The clock of a game. It starts when the table is at rest for the first time, or with the first
/// action. It stops while the referee is paused, while no player has to act, and when the game is
/// over. In a game with a time limit, it also stops while the umpire asks which action was played,
/// and while the umpire cannot see the table. If several players must act at once, the time of each
/// of them passes. Taking back an action does not change the used time.
struct ThinkingClock {
    std::vector<std::string> thinking;
    std::map<std::string, std::chrono::microseconds> totals; ///< total thinking time by player
    std::chrono::microseconds turn{};                        ///< time since `thinking` last changed
    std::chrono::microseconds counted{}; ///< moment of the stream up to which the time is counted
    bool hasBegun = false;
    bool isPaused = false;
    bool isOver = false;
    bool isAsked = false;
    bool isBlind = false;
    std::chrono::microseconds since{}; ///< moment of the stream at which the clock last started
    std::map<std::string, SideClock> sides; ///< sides with a time limit, by name
    AtZero atZero = AtZero::Lose;

    [[nodiscard]] bool isLimited() const { return !sides.empty(); }
    [[nodiscard]] bool stands() const {
        return !hasBegun || isPaused || isOver || (isLimited() && (isAsked || isBlind));
    }
    [[nodiscard]] bool runs() const { return !stands() && !thinking.empty(); }
    bool operator==(const ThinkingClock&) const = default;
};

/// Counts the time up to this moment of the stream. An earlier moment adds no time.
void advance(ThinkingClock& clock, std::chrono::microseconds to);
/// Subtracts the time that was counted after `to`, but not time before this turn or before the
/// clock last started. Returns the subtracted time.
std::chrono::microseconds rewind(ThinkingClock& clock, std::chrono::microseconds to);

/// Whether a side gets its increment when its turn ends. TakenBack: the players return to an
/// earlier turn.
enum class Increment { Earned, NotEarned, TakenBack };
/// Sets the players who now have to act. A side's turn ends only when another side has to act.
void passTurn(ThinkingClock& clock, const std::vector<std::string>& toMove,
              Increment increment = Increment::NotEarned);

/// Applies an announcement, which may start, stop or end the clock.
void note(ThinkingClock& clock, const Event& event, std::chrono::microseconds at);

/// Returns the first side whose time has run out by this moment, if that was not announced yet;
/// none if there is no such side.
std::optional<FlagFell> fallenBy(ThinkingClock clock, std::chrono::microseconds moment);

} // namespace umpire
