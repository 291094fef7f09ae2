#pragma once

#include "app/record/journal/recorded_event.h"

#include <tl/expected.hpp>

namespace umpire {

/// Follows the recorded events, so that an undo finds the event whose state it restores.
class RecordOfGame {
public:
    /// Converts an announced event for the record: an undo then names the event whose state it
    /// restores.
    [[nodiscard]] Event recordable(Event event) const;
    /// Converts a recorded event for restoring the referee: an undo then counts the actions that it
    /// takes back. Error: one line that says why the game cannot be resumed from it.
    [[nodiscard]] tl::expected<Event, std::string> restorable(Event event) const;

    void recorded(const RecordedEvent& event);

    [[nodiscard]] bool isPaused() const { return paused_; }
    /// Tells whether the game's end is recorded and was not undone.
    [[nodiscard]] bool isOver() const { return over_; }

private:
    std::vector<std::int64_t> entries_; ///< events whose actions and corrections count
    bool paused_ = false;
    bool over_ = false;
};

} // namespace umpire
