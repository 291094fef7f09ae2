#pragma once

#include <QStyledItemDelegate>

namespace umpire::desk {

/// Draws a list's plain lines with their clauses as links (clause_links.h). Each line is as tall as
/// it needs.
class LogLines : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

Q_SIGNALS:
    /// A link was clicked: "MG-7".
    void clauseWanted(const QString& clause);
};

} // namespace umpire::desk
