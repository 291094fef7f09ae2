#pragma once

#include "app/game/referee/core/commands.h"
#include "app/record/events/event.h"

#include <optional>

namespace umpire::desk {

/// What may be taken back, and what was taken back and may be said again. The referee knows `undo`;
/// the commands of then do it again.
class PlayHistory {
public:
    void forget() { *this = {}; }
    void note(const Event& event);

    [[nodiscard]] bool mayUndo() const { return !done_.empty(); }
    [[nodiscard]] bool mayRedo() const { return redo().has_value(); }
    /// The command that does again what was undone last.
    [[nodiscard]] std::optional<referee::Command> redo() const {
        return undone_.empty() ? std::nullopt : undone_.back();
    }

private:
    using Deed = std::optional<referee::Command>; ///< none: no command does it again
    void add(const Deed& deed);

    std::vector<Deed> done_;
    std::vector<Deed> undone_; ///< the one to be done again next is last
};

} // namespace umpire::desk
