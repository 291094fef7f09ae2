#pragma once

#include "app/record/events/event.h"

#include <QString>

namespace umpire::desk {

/// What may be taken back, and what was taken back and may be said again. The referee knows `undo`;
/// it does again what it is told in the words of then.
class PlayHistory {
public:
    void forget() { *this = {}; }
    void note(const Event& event);

    [[nodiscard]] bool mayUndo() const { return !done_.empty(); }
    [[nodiscard]] bool mayRedo() const { return !undone_.empty() && !undone_.back().isEmpty(); }
    /// The command's line that does again what was undone last.
    [[nodiscard]] QString redo() const { return mayRedo() ? undone_.back() : QString(); }

private:
    void add(const QString& line);

    std::vector<QString> done_;   ///< commands' lines; empty: no words do it again
    std::vector<QString> undone_; ///< the one to be done again next is last
};

} // namespace umpire::desk
