#include "app/desk/game/log_lines.h"

#include "app/desk/parts/measures.h"
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

constexpr int kMargin = kStep / 4;

/// The line in the list's room.
void fill(QTextDocument& document, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    document.setDocumentMargin(0);
    document.setDefaultFont(option.font);
    document.setTextWidth(std::max(10 * option.fontMetrics.averageCharWidth(), width - kStep));
    document.setHtml(QStringLiteral("<div style='white-space: pre-wrap'>%1</div>")
                         .arg(clauseLinks(index.data().toString())));
}

QPoint cornerOf(const QStyleOptionViewItem& option) {
    return option.rect.topLeft() + QPoint(kStep / 2, kMargin);
}

} // namespace

void LogLines::paint(QPainter* painter, const QStyleOptionViewItem& option,
                     const QModelIndex& index) const {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const bool isChosen = row.state.testFlag(QStyle::State_Selected);
    const QColor ink = row.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text);
    QTextDocument line;
    if (isChosen) { // a link is blue, and so is the row
        line.setDefaultStyleSheet(QStringLiteral("a { color: %1 }").arg(ink.name()));
    }
    fill(line, row, index);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = row.palette;
    context.palette.setColor(QPalette::Text, ink);
    painter->save();
    painter->translate(cornerOf(row));
    line.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize LogLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    QTextDocument line;
    fill(line, row, index);
    return {int(line.textWidth()), int(std::ceil(line.size().height())) + 2 * kMargin};
}

bool LogLines::editorEvent(QEvent* event, QAbstractItemModel* model,
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
