#pragma once

#include "app/game/referee/core/commands.h"
#include "app/record/events/event.h"

#include <optional>

namespace umpire::desk {

/// Keeps the lists for undo and redo. The referee can only undo; a redo repeats the original
/// command.
class PlayHistory {
public:
    void forget() { *this = {}; }
    void note(const Event& event);

    [[nodiscard]] bool mayUndo() const { return !done_.empty(); }
    [[nodiscard]] bool mayRedo() const { return redo().has_value(); }
    /// Returns the command that reverts the last undo; none if nothing was undone or the undone
    /// action cannot be repeated.
    [[nodiscard]] std::optional<referee::Command> redo() const {
        return undone_.empty() ? std::nullopt : undone_.back();
    }

private:
    using Deed = std::optional<referee::Command>; ///< the command that made a change; none: no
                                                  ///< command can repeat the change
    void add(const Deed& deed);

    std::vector<Deed> done_;
    std::vector<Deed> undone_; ///< undone changes; the last one is redone first
};

} // namespace umpire::desk
