#pragma once

#include "app/desk/record/told_record.h"

#include <QStyledItemDelegate>

namespace umpire::desk {

class MoveList;

/// Draws the events of a record as sentences: a sign for what kind of event it is, the sentence,
/// and its notation where it is asked for. Each clause is a link.
class ToldEvents : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `moves`: behind the list's proxy.
    ToldEvents(const MoveList& moves, QObject* parent);

    void setTeller(const Teller& teller) { teller_ = teller; }
    enum class Notation { Hidden, Shown };
    void setNotation(Notation notation) { notation_ = notation; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

Q_SIGNALS:
    /// "MG-7".
    void clauseWanted(const QString& clause);

private:
    [[nodiscard]] QString told(const QModelIndex& index) const;

    const MoveList& moves_;
    Teller teller_;
    Notation notation_ = Notation::Hidden;
};

} // namespace umpire::desk
