#include "app/desk/picture/corner_handles.h"

#include <algorithm>
#include <cmath>
#include <QCoreApplication>
#include <QGraphicsSceneMouseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTransform>

namespace umpire::desk {
namespace {

const QColor kRim(0x10, 0x10, 0x10);
const QColor kCore(0xff, 0xd9, 0x4a);
const QColor kHeld(0xff, 0x8a, 0x3c);

constexpr double kHandle = 12.0; ///< radius of a handle, in screen pixels
/// Maximum distance between a corner and the place where a drag takes hold of it, as a share of the
/// picture's diagonal.
constexpr double kReach = 0.06;
/// distance that an arrow key with Shift moves a corner, in picture pixels
constexpr double kStride = 10.0;

/// Draws a polygon with a dark rim and a bright core. The widths are in screen pixels, so they are
/// the same at each zoom.
void drawLines(QPainter& painter, const QPolygonF& polygon, double width) {
    for (const auto& [colour, more] : {std::pair(kRim, 2.5), std::pair(kCore, 0.0)}) {
        QPen pen(colour, width + more);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(polygon);
    }
}

/// Draws a text on a dark box around `at`, moved sideways so that it lies within `picture`.
/// `pixel`: size of a screen pixel, in picture pixels.
void drawLabel(QPainter& painter, QPointF at, double pixel, const QString& text, QSizeF picture) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(1, int(std::lround(kHandle * 1.3 * pixel))));
    painter.setFont(font);
    const double half = kHandle * pixel;
    const double wide =
        std::max(half, painter.fontMetrics().horizontalAdvance(text) / 2.0 + half / 2.0);
    const double middle = std::clamp(at.x(), wide, std::max(wide, picture.width() - wide));
    const QRectF box(middle - wide, at.y() - half, 2 * wide, 2 * half);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kRim);
    painter.drawRect(box);
    painter.setPen(kCore);
    painter.drawText(box, Qt::AlignCenter, text);
}

void drawRing(QPainter& painter, QPointF at, double pixel, QColor colour) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [core, width] : {std::pair(kRim, 5.0), std::pair(colour, 3.0)}) {
        painter.setPen(QPen(core, width * pixel));
        painter.drawEllipse(at, kHandle * pixel, kHandle * pixel);
    }
}

} // namespace

QString cornerName(std::size_t corner) {
    constexpr std::array kNames = {"near left", "near right", "far right", "far left"};
    return QCoreApplication::translate("Kit", kNames[corner]);
}

CornerHandles::CornerHandles(QSize picture, const Corners& corners)
    : picture_(picture), corners_(corners) {
    setPos(0.5, 0.5); // pixel centres are whole numbers here, but halves in Qt
    setFlag(QGraphicsItem::ItemIsFocusable);
    setZValue(1.0);
}

void CornerHandles::turn() {
    std::rotate(corners_.begin(), corners_.begin() + 1, corners_.end());
    update();
}

void CornerHandles::setTable(const std::optional<BoardPlacement>& board, QSizeF millimetres) {
    board_ = board;
    millimetres_ = millimetres;
    update();
}

QRectF CornerHandles::boundingRect() const {
    // The margin leaves room for handles at the picture's edge.
    const double margin = picture_.width() * 0.1;
    return QRectF({}, QSizeF(picture_)).adjusted(-margin, -margin, margin, margin);
}

void CornerHandles::drawBoard(QPainter& painter) const {
    const double width = millimetres_.width();
    const double height = millimetres_.height();
    if (!board_ || width <= 0.0 || height <= 0.0) {
        return;
    }
    const QPolygonF table({{0, 0}, {width, 0}, {width, height}, {0, height}});
    QTransform seen;
    if (!QTransform::quadToQuad(table, QPolygonF(corners_.begin(), corners_.end()), seen)) {
        return;
    }
    const QRectF board(board_->origin.x.value(), board_->origin.y.value(),
                       board_->cell.value() * board_->columns, board_->cell.value() * board_->rows);
    drawLines(painter, seen.map(QPolygonF(board).first(4)), 1.0);
}

void CornerHandles::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const double pixel =
        1.0 / QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    drawLines(*painter, QPolygonF(corners_.begin(), corners_.end()), 2.0);
    drawBoard(*painter);
    const QPointF center = (corners_[0] + corners_[1] + corners_[2] + corners_[3]) / 4.0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
        // Draws a ring that leaves the corner itself visible, and the corner's name beside it.
        drawRing(*painter, corners_[i], pixel, hasFocus() && i == held_ ? kHeld : kCore);
        const double away = 2.4 * kHandle * pixel;
        const bool isLow = corners_[i].y() > center.y();
        const bool isBelow =
            isLow ? corners_[i].y() + 1.5 * away < picture_.height() : corners_[i].y() < 1.5 * away;
        drawLabel(*painter, corners_[i] + QPointF(0.0, isBelow ? away : -away), pixel,
                  cornerName(i), picture_);
    }
    drawLabel(*painter, (corners_[0] + corners_[1]) / 2.0, pixel, QStringLiteral("A"), picture_);
    drawLabel(*painter, (corners_[2] + corners_[3]) / 2.0, pixel, QStringLiteral("B"), picture_);
}

void CornerHandles::mousePressEvent(QGraphicsSceneMouseEvent* event) {
    const auto away = [&](const QPointF& corner) {
        const QPointF to = corner - event->pos();
        return std::hypot(to.x(), to.y());
    };
    const auto nearest = std::ranges::min_element(corners_, {}, away);
    if (away(*nearest) > kReach * std::hypot(picture_.width(), picture_.height())) {
        event->ignore(); // lets the view move the picture instead
        return;
    }
    held_ = std::size_t(nearest - corners_.begin());
    setFocus();
    move(event->pos());
}

void CornerHandles::mouseMoveEvent(QGraphicsSceneMouseEvent* event) {
    move(event->pos());
}

void CornerHandles::keyPressEvent(QKeyEvent* event) {
    const double stride = event->modifiers().testFlag(Qt::ShiftModifier) ? kStride : 1.0;
    switch (event->key()) {
    case Qt::Key_Space:
        held_ = (held_ + 1) % corners_.size();
        return update();
    case Qt::Key_Left:
        return move(corners_[held_] + QPointF(-stride, 0.0));
    case Qt::Key_Right:
        return move(corners_[held_] + QPointF(stride, 0.0));
    case Qt::Key_Up:
        return move(corners_[held_] + QPointF(0.0, -stride));
    case Qt::Key_Down:
        return move(corners_[held_] + QPointF(0.0, stride));
    default:
        event->ignore();
    }
}

void CornerHandles::move(QPointF to) {
    corners_[held_] = {std::clamp(to.x(), 0.0, picture_.width() - 1.0),
                       std::clamp(to.y(), 0.0, picture_.height() - 1.0)};
    update();
}

} // namespace umpire::desk

#include "moc_corner_handles.cpp"
