#pragma once

#include "app/record/journal/recorded_event.h"

#include <tl/expected.hpp>

namespace umpire {

/// Follows what is recorded, so that an undo finds the event that it goes back to.
class RecordOfGame {
public:
    /// What was announced, as it is recorded: an undo says which event it goes back to.
    [[nodiscard]] Event recordable(Event event) const;
    /// What was recorded, as the referee is restored from it: an undo says how many actions it
    /// takes back. Error: why it cannot be gone on from, in one line.
    [[nodiscard]] tl::expected<Event, std::string> restorable(Event event) const;

    void recorded(const RecordedEvent& event);

    [[nodiscard]] bool isPaused() const { return paused_; }
    /// The game's end is recorded, and stands.
    [[nodiscard]] bool isOver() const { return over_; }

private:
    std::vector<std::int64_t> entries_; ///< the events whose actions and corrections count
    bool paused_ = false;
    bool over_ = false;
};

} // namespace umpire
