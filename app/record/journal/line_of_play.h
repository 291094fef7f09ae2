#pragma once

#include "app/record/journal/recorded_event.h"

#include <span>

/// The part of a record that remains valid after all undos.
namespace umpire {

/// Returns the valid events, in order. An undo removes the events after its target, and the undo
/// itself is not returned. The result is the same as that of the file's view `line_of_play`.
std::vector<RecordedEvent> lineOfPlay(const std::vector<RecordedEvent>& events);

/// Returns the actions and corrections that the last event of `until` undoes, the last one first;
/// empty if it is no undo. The record stores only the number of the event before them. `until` has
/// at least one event.
std::vector<RecordedEvent> undoneBy(std::span<const RecordedEvent> until);

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
