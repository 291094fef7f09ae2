#include "app/desk/rules/clause_lines.h"

#include "app/desk/rules/clause_links.h"

#include <cmath>
#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>

namespace umpire::desk {
namespace {

constexpr int kFewestLetters = 10; ///< minimum width of a row, in letter widths
}

void ClauseLines::paintBeside(QPainter& /*painter*/, const QStyleOptionViewItem& /*row*/,
                              const QModelIndex& /*index*/) const {}

/// Sets the row's text in the document, with the width of the list.
void ClauseLines::fill(QTextDocument& document, const QStyleOptionViewItem& row,
                       const QModelIndex& index) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(row.widget);
    const int width = view != nullptr ? view->viewport()->width() : row.rect.width();
    const QMargins room = margins(row);
    document.setDocumentMargin(0);
    document.setDefaultFont(row.font);
    document.setTextWidth(std::max(kFewestLetters * row.fontMetrics.averageCharWidth(),
                                   width - room.left() - room.right()));
    document.setHtml(html(index));
}

QPoint ClauseLines::cornerOf(const QStyleOptionViewItem& row) const {
    const QMargins room = margins(row);
    return row.rect.topLeft() + QPoint(room.left(), room.top());
}

void ClauseLines::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const bool isChosen = row.state.testFlag(QStyle::State_Selected);
    const QColor ink = row.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text);
    QTextDocument line;
    // In a selected row, which is blue, a link has the colour of the other letters.
    const QColor link = isChosen ? ink : row.palette.color(QPalette::Link);
    const QString grey =
        isChosen
            ? QString()
            : QStringLiteral("color: %1").arg(row.palette.color(QPalette::PlaceholderText).name());
    line.setDefaultStyleSheet(
        QStringLiteral("a { color: %1 } .grey { %2 } .gone { %2; text-decoration: %3 }")
            .arg(link.name(), grey, QLatin1String(isChosen ? "none" : "line-through")));
    fill(line, row, index);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = row.palette;
    context.palette.setColor(QPalette::Text, ink);
    painter->save();
    paintBeside(*painter, row, index);
    painter->translate(cornerOf(row));
    line.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize ClauseLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    QTextDocument line;
    fill(line, row, index);
    const QMargins room = margins(row);
    return {int(line.textWidth()),
            int(std::ceil(line.size().height())) + room.top() + room.bottom()};
}

bool ClauseLines::editorEvent(QEvent* event, QAbstractItemModel* model,
                              const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::MouseButtonRelease) {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        QTextDocument line;
        fill(line, row, index);
        const QPointF at = static_cast<QMouseEvent*>(event)->position() - cornerOf(row);
        const QString clause = clauseIn(line.documentLayout()->anchorAt(at));
        if (!clause.isEmpty()) {
            Q_EMIT clauseWanted(clause);
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace umpire::desk

#include "moc_clause_lines.cpp"
