#include "app/desk/board/walked_board.h"

#include <cmath>
#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>

namespace umpire::desk {
namespace {

/// Of 1, 2, 3, …, every how many have room for their names.
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

/// To the nearest place that lies that way.
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
    const int side = int(16.0 * textHeight()); // its names have room
    return {side, side};
}

double WalkedBoard::axisRoom() const {
    return 1.5 * textHeight();
}

void WalkedBoard::drawAxes(QPainter& painter, const QString& name, const QRectF& square) const {
    const double height = textHeight();
    const int column = name.front().unicode() - 'a';
    const int row = name.sliced(1).toInt();
    const int columnStep = stepFor(square.width(), height);
    const int rowStep = stepFor(square.height(), 1.1 * height);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Active, QPalette::WindowText)); // in a record, too
    if (row == 1 && column % columnStep == 0) {
        painter.drawText(QRectF(square.center().x() - axisRoom(), square.bottom() + 1,
                                2 * axisRoom(), axisRoom() - 1),
                         Qt::AlignHCenter | Qt::AlignTop, name.first(1));
    }
    if (column == 0 && (rowStep == 1 || row % rowStep == 0)) {
        painter.drawText(QRectF(square.left() - axisRoom(), square.center().y() - axisRoom(),
                                axisRoom() - 0.3 * height, 2 * axisRoom()),
                         Qt::AlignRight | Qt::AlignVCenter, name.sliced(1));
    }
}

} // namespace umpire::desk
