#pragma once

#include "app/desk/rules/clause_lines.h"

namespace umpire::desk {

/// Draws the lines of the game's log, with clauses of the rules as links.
class LogLines : public ClauseLines {
    Q_OBJECT
public:
    using ClauseLines::ClauseLines;

protected:
    [[nodiscard]] QString html(const QModelIndex& index) const override;
    [[nodiscard]] QMargins margins(const QStyleOptionViewItem& row) const override;
};

} // namespace umpire::desk
