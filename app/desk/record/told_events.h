#pragma once

#include "app/desk/rules/clause_lines.h"
#include "app/desk/words/told_record.h"

namespace umpire::desk {

class MoveList;

/// Draws a record's events as sentences. Each row has the number of the action, the time in the
/// game, a sign for the kind of event, the sentence, and the notation if it is switched on.
class ToldEvents : public ClauseLines {
    Q_OBJECT
public:
    /// `moves`: the model below the list's filter.
    ToldEvents(const MoveList& moves, QObject* parent);

    void setTeller(const Teller& teller) { teller_ = teller; }
    enum class Notation { Hidden, Shown };
    void setNotation(Notation notation) { notation_ = notation; }

protected:
    [[nodiscard]] QString html(const QModelIndex& index) const override;
    [[nodiscard]] QMargins margins(const QStyleOptionViewItem& row) const override;
    void paintBeside(QPainter& painter, const QStyleOptionViewItem& row,
                     const QModelIndex& index) const override;

private:
    [[nodiscard]] QModelIndex moveOf(const QModelIndex& index) const;
    [[nodiscard]] const RecordedEvent& eventOf(const QModelIndex& index) const;

    const MoveList& moves_;
    Teller teller_;
    Notation notation_ = Notation::Hidden;
};

} // namespace umpire::desk
