#pragma once

#include "app/record/journal/recorded_event.h"

/// The record without undone events.
namespace umpire {

/// Returns the events that still count, in order. An undo removes the events after its target, and
/// is not itself included. Equals the file's view `line_of_play`.
std::vector<RecordedEvent> lineOfPlay(const std::vector<RecordedEvent>& events);

/// The state in which an interrupted game is resumed.
struct WhereItStands {
    std::string position;              ///< empty: no position was set up yet
    std::chrono::microseconds time{0}; ///< the last event's time
    std::int64_t lastEvent = 0;        ///< the last event's number; 0: none
    bool paused = false;
    bool over = false;
};
WhereItStands whereItStands(const std::vector<RecordedEvent>& events);

} // namespace umpire
