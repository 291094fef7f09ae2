#pragma once

#include "app/game/referee/core/commands.h"
#include "app/record/events/event.h"

#include <optional>

namespace umpire::desk {

/// The undo and redo lists. The referee only knows `undo`; a redo repeats the original
/// commands.
class PlayHistory {
public:
    void forget() { *this = {}; }
    void note(const Event& event);

    [[nodiscard]] bool mayUndo() const { return !done_.empty(); }
    [[nodiscard]] bool mayRedo() const { return redo().has_value(); }
    /// Returns the command that reverts the last undo.
    [[nodiscard]] std::optional<referee::Command> redo() const {
        return undone_.empty() ? std::nullopt : undone_.back();
    }

private:
    using Deed = std::optional<referee::Command>; ///< none: no command can repeat the deed
    void add(const Deed& deed);

    std::vector<Deed> done_;
    std::vector<Deed> undone_; ///< the next one to redo is last
};

} // namespace umpire::desk
