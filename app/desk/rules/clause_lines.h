#pragma once

#include <QMargins>
#include <QStyledItemDelegate>

QT_BEGIN_NAMESPACE
class QTextDocument;
QT_END_NAMESPACE

namespace umpire::desk {

/// Draws the rows of a list as rich text, with clauses of the rules as links (clause_links.h). Each
/// row is as tall as its wrapped text.
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
    /// Emitted when the user clicks on a link. `clause`: its id, such as "MG-7".
    void clauseWanted(const QString& clause);

protected:
    /// Returns the text as rich text. In a row that is not selected, the class "grey" makes letters
    /// grey, and "gone" also strikes them out.
    [[nodiscard]] virtual QString html(const QModelIndex& index) const = 0;
    /// Returns the margins between a row and its text, in pixels.
    [[nodiscard]] virtual QMargins margins(const QStyleOptionViewItem& row) const = 0;
    /// Paints additional signs beside the text of a row. The default paints nothing.
    virtual void paintBeside(QPainter& painter, const QStyleOptionViewItem& row,
                             const QModelIndex& index) const;

private:
    void fill(QTextDocument& document, const QStyleOptionViewItem& row,
              const QModelIndex& index) const;
    [[nodiscard]] QPoint cornerOf(const QStyleOptionViewItem& row) const;
};

} // namespace umpire::desk
