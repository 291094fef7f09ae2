#pragma once

#include <QMargins>
#include <QStyledItemDelegate>

QT_BEGIN_NAMESPACE
class QTextDocument;
QT_END_NAMESPACE

namespace umpire::desk {

/// Draws the rows of a list as rich text whose clauses are links (clause_links.h). Each row is as
/// tall as its text needs.
class ClauseLines : public QStyledItemDelegate {
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

protected:
    [[nodiscard]] virtual QString html(const QModelIndex& index) const = 0;
    /// Between the row and its text, in pixels.
    [[nodiscard]] virtual QMargins margins(const QStyleOptionViewItem& row) const = 0;
    /// What stands beside the text.
    virtual void paintBeside(QPainter& painter, const QStyleOptionViewItem& row,
                             const QModelIndex& index) const;

private:
    void fill(QTextDocument& document, const QStyleOptionViewItem& row,
              const QModelIndex& index) const;
    [[nodiscard]] QPoint cornerOf(const QStyleOptionViewItem& row) const;
};

} // namespace umpire::desk
