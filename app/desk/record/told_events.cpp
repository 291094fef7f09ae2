#include "app/desk/record/told_events.h"

#include "app/desk/board/move_list.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/ruling_sign.h"
#include "app/desk/record/told_record.h"
#include "app/desk/rules/clause_links.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>

namespace umpire::desk {
namespace {

constexpr double kGutter = 2.0; ///< the sign's column, in heights of a letter
constexpr double kSign = 1.3;   ///< its side, in heights of a letter

int gutterOf(const QStyleOptionViewItem& option) {
    return int(kGutter * option.fontMetrics.height());
}

int widthOf(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    return std::max(10 * option.fontMetrics.averageCharWidth(),
                    width - gutterOf(option) - 2 * kStep);
}

/// The sentence in its room: where it begins, and how wide it is.
void fill(QTextDocument& document, const QString& html, const QStyleOptionViewItem& option) {
    document.setDocumentMargin(0);
    document.setDefaultFont(option.font);
    document.setTextWidth(widthOf(option));
    document.setHtml(html);
}

QPoint cornerOf(const QStyleOptionViewItem& option) {
    return option.rect.topLeft() + QPoint(gutterOf(option) + kStep, kStep / 2);
}

} // namespace

ToldEvents::ToldEvents(const MoveList& moves, QObject* parent)
    : QStyledItemDelegate(parent), moves_(moves) {}

QString ToldEvents::told(const QModelIndex& index) const {
    const auto* proxy = qobject_cast<const QAbstractProxyModel*>(index.model());
    const QModelIndex source = proxy != nullptr ? proxy->mapToSource(index) : index;
    const RecordedEvent& event = moves_.events()[std::size_t(source.row())];
    QString html = clauseLinks(teller_.told(event));
    if (!source.data(MoveList::Counts).toBool()) {
        html = QStringLiteral("<s>%1</s>").arg(html);
    }
    if (const QString notation = notationOf(event.happening);
        notation_ == Notation::Shown && !notation.isEmpty()) {
        html += QStringLiteral(" <code>%1</code>").arg(notation.toHtmlEscaped());
    }
    return html;
}

void ToldEvents::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const auto* proxy = qobject_cast<const QAbstractProxyModel*>(index.model());
    const QModelIndex source = proxy != nullptr ? proxy->mapToSource(index) : index;
    const Event& event = moves_.events()[std::size_t(source.row())].happening;

    const bool isChosen = row.state.testFlag(QStyle::State_Selected);
    const QColor ink = row.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text);
    painter->save();
    if (const RulingKind kind = kindOf(event); kind != RulingKind::Quiet) {
        const double side = kSign * row.fontMetrics.height();
        const QPointF middle(row.rect.left() + (gutterOf(row) + kStep) / 2.0,
                             row.rect.top() + kStep / 2.0 + row.fontMetrics.height() / 2.0);
        drawSign(*painter, {middle - QPointF(side, side) / 2.0, QSizeF(side, side)}, kind);
    }
    painter->setPen(ink);
    QTextDocument sentence;
    fill(sentence, told(index), option);
    painter->translate(cornerOf(row));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = row.palette;
    context.palette.setColor(QPalette::Text, ink);
    if (isChosen) { // a link is blue, and so is the row
        sentence.setDefaultStyleSheet(QStringLiteral("a { color: %1 }").arg(ink.name()));
        sentence.setHtml(told(index));
    }
    sentence.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize ToldEvents::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QTextDocument sentence;
    fill(sentence, told(index), option);
    return {widthOf(option), int(sentence.size().height()) + kStep};
}

bool ToldEvents::editorEvent(QEvent* event, QAbstractItemModel* model,
                             const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::MouseButtonRelease) {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        QTextDocument sentence;
        fill(sentence, told(index), row);
        const QPointF at = static_cast<QMouseEvent*>(event)->position() - cornerOf(row);
        const QString clause = clauseIn(sentence.documentLayout()->anchorAt(at));
        if (!clause.isEmpty()) {
            Q_EMIT clauseWanted(clause);
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace umpire::desk
