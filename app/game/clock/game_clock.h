#pragma once

#include "app/game/clock/thinking_clock.h"
#include "app/record/game_files/any_game.h"
#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Turns the clock of a game by what is announced. The referee starts and stops it by what it sees,
/// and nobody presses anything: a turn ends when the table has come to rest, where the referee says
/// since when it lay so, and not when the look at it was finished.
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

/// As the record of a game that goes on has it. It waits to begin again until the table rests.
GameClock clockAfter(GameClock begun, const std::vector<RecordedEvent>& events);

/// Where a clock runs, what is seen says since when the table lay so.
void stampRest(std::vector<Announcement>& announcements, std::chrono::microseconds rested);

/// A record knows the clock by the times of its events. Where the umpire stops watching a game with
/// a limit, this is the last one: "the clocks stand: roman: 9:12, gaul: 10:00".
std::optional<Noted> lastNote(ThinkingClock clock, std::chrono::microseconds now);

} // namespace umpire
