#pragma once

#include "app/record/journal/recorded_event.h"

/// The record without what was undone.
namespace umpire {

/// The events that stand, in order: an undo takes away what came after the event it goes back to,
/// and is none of them. The same as the view `line_of_play` of the file.
std::vector<RecordedEvent> lineOfPlay(const std::vector<RecordedEvent>& events);

/// Where a game that was interrupted goes on.
struct WhereItStands {
    std::string position;              ///< empty: nothing was set up yet
    std::chrono::microseconds time{0}; ///< of the last event
    std::int64_t lastEvent = 0;        ///< its number; 0: none
    bool paused = false;
    bool over = false;
};
WhereItStands whereItStands(const std::vector<RecordedEvent>& events);

} // namespace umpire
