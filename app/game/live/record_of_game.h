#pragma once

#include "app/record/journal/recorded_event.h"

#include <tl/expected.hpp>

namespace umpire {

/// Follows the recorded events, so that an undo can name the event whose state it restores.
class RecordOfGame {
public:
    /// Converts an announced event to the form of the record. In the record, an undo names the
    /// event whose state it restores.
    [[nodiscard]] Event recordable(Event event) const;
    /// Converts a recorded event to the form that the referee reads. In this form, an undo has the
    /// number of actions that it removes. Error: a message that says why the game cannot be resumed
    /// from this event.
    [[nodiscard]] tl::expected<Event, std::string> restorable(Event event) const;

    void recorded(const RecordedEvent& event);

    [[nodiscard]] bool isPaused() const { return paused_; }
    /// Tells whether the record says that the game is over, and no undo followed.
    [[nodiscard]] bool isOver() const { return over_; }

private:
    /// Numbers of the events with an action or correction that was not undone.
    std::vector<std::int64_t> entries_;
    bool paused_ = false;
    bool over_ = false;
};

} // namespace umpire
