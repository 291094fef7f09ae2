#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/journal/recorded_event.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

/// How long each side has been thinking, by the time of the stream.
namespace umpire {

/// It begins when the table first rests, or with the first action. It stands while the referee is
/// paused, while nobody has to act, and once the game is over. Where several act at once, each
/// one's time passes. An action that is taken back gives no time back.
struct ThinkingClock {
    std::vector<std::string> thinking;                       ///< who has to act
    std::map<std::string, std::chrono::microseconds> totals; ///< by player
    std::chrono::microseconds turn{};                        ///< since these have to act
    std::chrono::microseconds counted{};                     ///< the moment of the stream so far
    bool hasBegun = false;
    bool isPaused = false;
    bool isOver = false;

    [[nodiscard]] bool runs() const {
        return hasBegun && !isPaused && !isOver && !thinking.empty();
    }
    bool operator==(const ThinkingClock&) const = default;
};

/// Counts up to this moment of the stream. An earlier one takes nothing away.
void advance(ThinkingClock& clock, std::chrono::microseconds to);
/// From now on these have to act: a new turn, where it were others before.
void passTurn(ThinkingClock& clock, const std::vector<std::string>& toMove);

/// What an announcement changes: whether the clock has begun, stands, or is at its end.
void note(ThinkingClock& clock, const Event& event, std::chrono::microseconds at);

/// What the players have used by the record of a game that goes on. It waits to begin again until
/// the table rests. `start`: a position of that game.
ThinkingClock clockAfter(const AnyPosition& start, const std::vector<RecordedEvent>& events);

} // namespace umpire
