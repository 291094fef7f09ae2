#include "app/desk/record/told_events.h"

#include "app/desk/board/move_list.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/ruling_sign.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/words/told_record.h"

#include <QAbstractProxyModel>
#include <QPainter>

namespace umpire::desk {
namespace {

constexpr double kSignColumn = 2.0; ///< width of the column for the sign, in letter heights
constexpr double kSign = 1.3;       ///< side of the sign, in letter heights

int gutterOf(const QStyleOptionViewItem& row) {
    return int(kSignColumn * row.fontMetrics.height());
}

} // namespace

ToldEvents::ToldEvents(const MoveList& moves, QObject* parent)
    : ClauseLines(parent), moves_(moves) {}

QModelIndex ToldEvents::moveOf(const QModelIndex& index) const {
    const auto* proxy = qobject_cast<const QAbstractProxyModel*>(index.model());
    return proxy != nullptr ? proxy->mapToSource(index) : index;
}

const RecordedEvent& ToldEvents::eventOf(const QModelIndex& index) const {
    return moves_.events()[std::size_t(moveOf(index).row())];
}

QString ToldEvents::html(const QModelIndex& index) const {
    const RecordedEvent& event = eventOf(index);
    QString html = clauseLinks(teller_.told(event));
    if (!moveOf(index).data(MoveList::Counts).toBool()) {
        html = QStringLiteral("<s>%1</s>").arg(html);
    }
    if (const QString notation = notationOf(event.happening);
        notation_ == Notation::Shown && !notation.isEmpty()) {
        html += QStringLiteral(" <code>%1</code>").arg(notation.toHtmlEscaped());
    }
    return html;
}

QMargins ToldEvents::margins(const QStyleOptionViewItem& row) const {
    return {gutterOf(row) + kStep, kStep / 2, kStep, kStep / 2};
}

void ToldEvents::paintBeside(QPainter& painter, const QStyleOptionViewItem& row,
                             const QModelIndex& index) const {
    if (const RulingKind kind = kindOf(eventOf(index).happening).ruling;
        kind != RulingKind::Quiet) {
        const double side = kSign * row.fontMetrics.height();
        const QPointF middle(row.rect.left() + (gutterOf(row) + kStep) / 2.0,
                             row.rect.top() + kStep / 2.0 + row.fontMetrics.height() / 2.0);
        drawSign(painter, {middle - QPointF(side, side) / 2.0, QSizeF(side, side)}, kind);
    }
}

} // namespace umpire::desk

#include "moc_told_events.cpp"
