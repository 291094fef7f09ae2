#include "app/desk/board/walked_board.h"

#include <cmath>
#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>

namespace umpire::desk {
namespace {

/// Returns the interval of names that fits: every one, every second, or every fifth.
int stepFor(double room, double needed) {
    for (const int step : {1, 2, 5}) {
        if (room * step >= needed) {
            return step;
        }
    }
    return 10;
}

} // namespace

WalkedBoard::WalkedBoard(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void WalkedBoard::setPlaces(std::size_t count) {
    count_ = count;
    current_ = current_ < count ? current_ : 0;
    update();
}

void WalkedBoard::choose(std::size_t place) {
    current_ = place;
    update();
    chosen(place, mapToGlobal(middles()[place].toPoint()));
}

/// Moves to the nearest place in that direction.
void WalkedBoard::walk(QPointF way) {
    const std::vector<QPointF> places = middles();
    if (places.empty()) {
        return;
    }
    double nearest = 1e9;
    std::size_t best = current_;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QPointF to = places[i] - places[current_];
        const double length = std::hypot(to.x(), to.y());
        if (length < nearest && QPointF::dotProduct(to, way) > length * 0.7 && length > 0.5) {
            nearest = length;
            best = i;
        }
    }
    current_ = best;
    setAccessibleDescription(nameOf(current_));
    update();
}

void WalkedBoard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return walk({-1.0, 0.0});
    case Qt::Key_Right:
        return walk({1.0, 0.0});
    case Qt::Key_Up:
        return walk({0.0, -1.0});
    case Qt::Key_Down:
        return walk({0.0, 1.0});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (count_ > 0) {
            choose(current_);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

double WalkedBoard::textHeight() const {
    return QFontInfo(font()).pixelSize();
}

QSize WalkedBoard::minimumSizeHint() const {
    const int side = int(16.0 * textHeight()); // leaves room for names
    return {side, side};
}

double WalkedBoard::axisRoom() const {
    return 1.5 * textHeight();
}

void WalkedBoard::setTurns(int quarters) {
    turns_ = (quarters % 4 + 4) % 4;
    update();
}

QPointF WalkedBoard::turned(QPointF place) const {
    for (int i = 0; i < turns_; ++i) {
        place = {-place.y(), place.x()};
    }
    return place;
}

QRectF WalkedBoard::roomBesideAxes() const {
    QRectF room(rect());
    for (const Edge edge : {edgeOf(Below), edgeOf(Left)}) {
        room.adjust(edge == Left ? axisRoom() : 0.0, edge == Above ? axisRoom() : 0.0,
                    edge == Right ? -axisRoom() : 0.0, edge == Below ? -axisRoom() : 0.0);
    }
    return room;
}

void WalkedBoard::drawBeside(QPainter& painter, const QString& text, const QRectF& square,
                             Edge edge) const {
    const double gap = 0.3 * textHeight();
    const double across = 2 * axisRoom();
    const QPointF middle = square.center();
    switch (edge) {
    case Below:
        return painter.drawText(
            QRectF(middle.x() - axisRoom(), square.bottom() + 1, across, axisRoom() - 1),
            Qt::AlignHCenter | Qt::AlignTop, text);
    case Left:
        return painter.drawText(
            QRectF(square.left() - axisRoom(), middle.y() - axisRoom(), axisRoom() - gap, across),
            Qt::AlignRight | Qt::AlignVCenter, text);
    case Above:
        return painter.drawText(
            QRectF(middle.x() - axisRoom(), square.top() - axisRoom(), across, axisRoom() - 1),
            Qt::AlignHCenter | Qt::AlignBottom, text);
    case Right:
        return painter.drawText(
            QRectF(square.right() + gap, middle.y() - axisRoom(), axisRoom() - gap, across),
            Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void WalkedBoard::drawAxes(QPainter& painter, const QString& name, const QRectF& square) const {
    const double height = textHeight();
    const int column = name.front().unicode() - 'a';
    const int row = name.sliced(1).toInt();
    const double alongRow = liesAcross() ? square.height() : square.width();
    const double alongColumn = liesAcross() ? square.width() : square.height();
    const int columnStep = stepFor(alongRow, height);
    const int rowStep = stepFor(alongColumn, 1.1 * height);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Active, QPalette::WindowText)); // even if disabled
    if (row == 1 && column % columnStep == 0) {
        drawBeside(painter, name.first(1), square, edgeOf(Below));
    }
    if (column == 0 && (rowStep == 1 || row % rowStep == 0)) {
        drawBeside(painter, name.sliced(1), square, edgeOf(Left));
    }
}

} // namespace umpire::desk
