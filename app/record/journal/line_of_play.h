#pragma once

#include "app/record/journal/recorded_event.h"

/// The part of a record that counts after all undos.
namespace umpire {

/// Returns the events that count, in order. An undo removes the events after its target, and the
/// undo itself does not count. The result is the same as that of the file's view `line_of_play`.
std::vector<RecordedEvent> lineOfPlay(const std::vector<RecordedEvent>& events);

/// The state from which an interrupted game is continued.
struct WhereItStands {
    std::string position;              ///< empty if no position was set up yet
    std::chrono::microseconds time{0}; ///< time of the last event
    std::int64_t lastEvent = 0;        ///< number of the last event; 0 without events
    bool paused = false;
    bool over = false;
};
WhereItStands whereItStands(const std::vector<RecordedEvent>& events);

} // namespace umpire
