#include "app/desk/record/told_events.h"

#include "app/desk/board/move_list.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/ruling_sign.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/told_record.h"

#include <QAbstractProxyModel>
#include <QPainter>

namespace umpire::desk {
namespace {

constexpr double kSignColumn = 2.0; ///< width of the column for the sign, in letter heights
constexpr double kSign = 1.3;       ///< side of the sign, in letter heights

/// Pixel widths of the columns beside the sentences.
struct Columns {
    int number = 0;
    int time = 0;
    int sign = 0;
    [[nodiscard]] int all() const { return number + time + sign; }
};

/// The last event has the longest time, and there are not more actions than events.
Columns columnsOf(const MoveList& moves, const QStyleOptionViewItem& row) {
    const QFontMetrics& letters = row.fontMetrics;
    const int count = moves.rowCount();
    const QString time = moves.index(count - 1, MoveList::Time).data().toString();
    return {letters.horizontalAdvance(QString::number(count) + QLatin1Char('.')) + kStep / 2,
            letters.horizontalAdvance(time) + kStep, int(kSignColumn * letters.height())};
}

QString greyed(const QString& text) {
    return QStringLiteral("<span class='grey'>%1</span>").arg(text.toHtmlEscaped());
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
        html = QStringLiteral("<span class='gone'>%1</span>").arg(html);
    }
    html += greyed(words::certainty(event.happening));
    if (const QString notation = notationOf(event.happening);
        notation_ == Notation::Shown && !notation.isEmpty()) {
        html += QStringLiteral(" <code>%1</code>").arg(notation.toHtmlEscaped());
    }
    return html;
}

QMargins ToldEvents::margins(const QStyleOptionViewItem& row) const {
    return {columnsOf(moves_, row).all() + kStep, kStep / 2, kStep, kStep / 2};
}

void ToldEvents::paintBeside(QPainter& painter, const QStyleOptionViewItem& row,
                             const QModelIndex& index) const {
    const Columns columns = columnsOf(moves_, row);
    const bool isChosen = row.state.testFlag(QStyle::State_Selected);
    const QModelIndex move = moveOf(index);
    const int height = row.fontMetrics.height();
    QRect cell(row.rect.left() + kStep / 2, row.rect.top() + kStep / 2, columns.number, height);
    QFont letters = row.font;
    letters.setStrikeOut(false);
    painter.setFont(letters);
    painter.setPen(
        row.palette.color(isChosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const auto write = [&](MoveList::Column column) {
        painter.drawText(cell.adjusted(0, 0, -kStep / 2, 0), Qt::AlignRight | Qt::AlignVCenter,
                         move.siblingAtColumn(column).data().toString());
    };
    write(MoveList::Number);
    cell = {cell.right() + 1, cell.top(), columns.time, height};
    write(MoveList::Time);
    const double side = kSign * height;
    const QPointF middle(cell.right() + columns.sign / 2.0, cell.top() + height / 2.0);
    const QRectF sign(middle - QPointF(side, side) / 2.0, QSizeF(side, side));
    const RulingKind kind = kindOf(eventOf(index).happening).ruling;
    if (!move.data(MoveList::Counts).toBool()) {
        drawTakenBack(painter, sign);
    } else if (kind != RulingKind::Quiet) {
        drawSign(painter, sign, kind);
    }
}

} // namespace umpire::desk

#include "moc_told_events.cpp"
