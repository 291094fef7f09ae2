#pragma once

#include "app/game/clock/thinking_clock.h"
#include "app/record/game_files/any_game.h"
#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Runs the clock of a game from the referee's announcements, so that no player presses a button. A
/// turn ends at the moment when the table came to rest, not when the look at the table was
/// finished.
class GameClock {
public:
    /// `start`: a position of the game. The clock is that before the first announcement.
    GameClock(SharedPosition start, const std::map<std::string, TimeAllowed>& allowed,
              AtZero atZero);

    void hear(const Event& event, std::chrono::microseconds at);
    [[nodiscard]] const ThinkingClock& shown() const { return clock_; }

private:
    SharedPosition start_;
    ThinkingClock clock_;
};

/// Restores the clock from the record of a resumed game. The clock starts again when the table is
/// at rest.
GameClock clockAfter(GameClock begun, const std::vector<RecordedEvent>& events);

/// Adds to the announcements since when the table has been at rest. The clock needs that time.
void stampRest(std::vector<Announcement>& announcements, std::chrono::microseconds rested);

/// Returns the last note for the record when the umpire stops watching, such as "the clocks stand:
/// roman: 9:12, gaul: 10:00". The record gives the clock otherwise only by the times of its events.
/// Returns none if the game has no time limit, has not begun, or is over.
std::optional<Noted> lastNote(ThinkingClock clock, std::chrono::microseconds now);

} // namespace umpire
