#pragma once

#include "app/game/clock/thinking_clock.h"
#include "app/record/game_files/any_game.h"
#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Runs the clock of a game from its announcements. The referee starts and stops the clock by the
/// camera's pictures, so that players press no button. A turn ends when the table came to rest, not
/// when the look at it was finished.
class GameClock {
public:
    /// `start`: a position of that game, before anything is announced.
    GameClock(SharedPosition start, const std::map<std::string, TimeAllowed>& allowed,
              AtZero atZero);

    void hear(const Event& event, std::chrono::microseconds at);
    [[nodiscard]] const ThinkingClock& shown() const { return clock_; }

private:
    SharedPosition start_;
    ThinkingClock clock_;
};

/// Restores the clock from the record of a resumed game. The clock starts again when the table
/// rests.
GameClock clockAfter(GameClock begun, const std::vector<RecordedEvent>& events);

/// Adds the time of rest to the announcements of a game with a running clock.
void stampRest(std::vector<Announcement>& announcements, std::chrono::microseconds rested);

/// A record gives the clock by the times of its events. When the umpire stops watching a game with
/// a limit, this note is the last event, such as "the clocks stand: roman: 9:12, gaul: 10:00".
std::optional<Noted> lastNote(ThinkingClock clock, std::chrono::microseconds now);

} // namespace umpire
