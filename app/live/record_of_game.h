#pragma once

#include "app/journal/event.h"
#include "app/referee/core/events.h"

#include <tl/expected.hpp>

/// Between what the referee announces and what a journal holds.
namespace umpire {

/// Follows what is recorded, so that an undo finds the event that it goes back to.
class RecordOfGame {
public:
    /// What was announced, as it is recorded.
    [[nodiscard]] Happening happeningOf(const referee::Event& event) const;
    /// What the referee is restored from: none for what changes neither position nor pause. Error:
    /// why it cannot be gone on from, in one line.
    [[nodiscard]] tl::expected<std::optional<referee::Event>, std::string>
    eventOf(const Happening& happening) const;

    void recorded(const RecordedEvent& event);

    [[nodiscard]] bool isPaused() const { return paused_; }
    /// The game's end is recorded, and stands.
    [[nodiscard]] bool isOver() const { return over_; }

private:
    std::vector<std::int64_t> entries_; ///< the events whose actions and corrections count
    bool paused_ = false;
    bool over_ = false;
};

/// Does a picture of the table stand beside it? Verdicts, disputes and corrections have one.
bool wantsPicture(const referee::Event& event);

} // namespace umpire
