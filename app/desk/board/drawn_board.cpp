#include "app/desk/board/drawn_board.h"

#include "app/desk/parts/ink.h"
#include "app/desk/words/sentences.h"
#include "app/game/board/scene_drawing.h"
#include "app/record/sentences/spoken_places.h"

#include <algorithm>
#include <cmath>
#include <QCoreApplication>
#include <QFontInfo>
#include <QKeyEvent>
#include <QMouseEvent>
#include <ranges>

namespace umpire::desk {
namespace {

/// Returns the largest rectangle with the drawing's proportions that fits into `room`, centred.
QRectF fitted(const BoardDrawing& drawing, const QRectF& room) {
    QSizeF size(drawing.width, drawing.height);
    size.scale(room.size(), Qt::KeepAspectRatio);
    return {room.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

} // namespace

void paintDrawing(QPainter& painter, const BoardDrawing& drawing, const QRectF& room,
                  const QColor& letters) {
    if (drawing.svg.empty()) {
        return;
    }
    QByteArray svg = QByteArray::fromStdString(drawing.svg);
    svg.insert(4, " color=\"" + letters.name().toUtf8() + "\" font-family=\"" +
                      painter.font().family().toHtmlEscaped().toUtf8() + '"');
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(svg).render(&painter, fitted(drawing, room));
    painter.restore();
}

int turnsOf(const TableView& view, std::optional<int> now) {
    const auto at = [&](double share) {
        return imageFromTable(view, {view.areaOrigin.x + view.areaWidth * 0.5,
                                     view.areaOrigin.y + view.areaHeight * share, 0_mm});
    };
    const ImagePoint near = at(0.4);
    const ImagePoint far = at(0.6);
    // clockwise angle, in the picture, of the direction that leads away from side A
    const double clockwise = std::atan2((far.x - near.x).value(), (near.y - far.y).value());
    constexpr double kQuarter = 1.5707963267948966;
    constexpr double kStays = 0.6; // in quarters; half a quarter lies between two
    const double quarters = clockwise / kQuarter;
    return now && std::abs(std::remainder(quarters - *now, 4.0)) < kStays
               ? *now
               : (int(std::lround(quarters)) % 4 + 4) % 4;
}

DrawnBoard::DrawnBoard(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize DrawnBoard::minimumSizeHint() const {
    // minimum side, in pixels, that leaves room for the names
    const int side = 16 * QFontInfo(font()).pixelSize();
    return {side, side};
}

void DrawnBoard::draw() {
    drawing_ = view_ ? drawingOf(*view_, marks_) : BoardDrawing{};
    current_ = current_ < drawing_.places.size() ? current_ : 0;
    update();
}

template <typename Mark>
void DrawnBoard::change(Mark& mark, Mark wanted) {
    if (mark != wanted) {
        mark = std::move(wanted);
        draw();
    }
}

void DrawnBoard::setBoard(BoardView view) {
    view_ = std::move(view);
    nameSpots(*view_, [](const std::string& name) {
        return QCoreApplication::translate("Kit", name.c_str()).toStdString();
    });
    draw();
}

void DrawnBoard::setActed(std::vector<std::string> names) {
    change(marks_.acted, std::move(names));
}

void DrawnBoard::setRinged(std::vector<std::string> names) {
    change(marks_.wrong, std::move(names));
}

void DrawnBoard::setGhost(Ghost ghost) {
    change(marks_.ghost, std::move(ghost));
}

void DrawnBoard::setTurns(int quarters) {
    change(marks_.turns, quarters);
}

QRectF DrawnBoard::inWindow(const DrawnPlace& place) const {
    const QRectF all = fitted(drawing_, rect());
    const double scale = all.width() / std::max(1.0, drawing_.width);
    return {all.topLeft() + QPointF(place.left, place.top) * scale,
            QSizeF(place.width, place.height) * scale};
}

QRectF DrawnBoard::placeOf(const std::string& name) const {
    const auto found = std::ranges::find(drawing_.places, name, &DrawnPlace::name);
    return found == drawing_.places.end() ? QRectF() : inWindow(*found);
}

void DrawnBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor letters = palette().color(QPalette::Active, QPalette::WindowText);
    // the colour stays the same when the widget is disabled
    paintDrawing(painter, drawing_, rect(), letters);
    if (hasFocus() && !drawing_.places.empty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        drawChosenFrame(painter, inWindow(drawing_.places[current_]));
    }
}

void DrawnBoard::choose(std::size_t place) {
    current_ = place;
    update();
    const DrawnPlace& chosen = drawing_.places[place];
    Q_EMIT placeChosen(QString::fromStdString(chosen.name),
                       mapToGlobal(inWindow(chosen).center().toPoint()));
}

/// Chooses the clicked place. Searches backwards, because a later place is drawn above an earlier
/// one.
void DrawnBoard::mousePressEvent(QMouseEvent* event) {
    for (std::size_t i = drawing_.places.size(); i > 0; --i) {
        if (inWindow(drawing_.places[i - 1]).contains(event->position())) {
            return choose(i - 1);
        }
    }
}

/// Selects the nearest place in the direction `way`; keeps the selection if no place lies there.
void DrawnBoard::walk(QPointF way) {
    if (drawing_.places.empty()) {
        return;
    }
    const QPointF from = inWindow(drawing_.places[current_]).center();
    double nearest = 1e9;
    std::size_t best = current_;
    for (std::size_t i = 0; i < drawing_.places.size(); ++i) {
        const QPointF to = inWindow(drawing_.places[i]).center() - from;
        const double length = std::hypot(to.x(), to.y());
        if (length < nearest && QPointF::dotProduct(to, way) > length * 0.7 && length > 0.5) {
            nearest = length;
            best = i;
        }
    }
    current_ = best;
    const std::string& name = drawing_.places[current_].name;
    const Message there = sentences::placeAt(name);
    setAccessibleDescription(there.empty() ? QString::fromStdString(name) : words::said(there));
    update();
}

void DrawnBoard::keyPressEvent(QKeyEvent* event) {
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
        if (!drawing_.places.empty()) {
            choose(current_);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace umpire::desk

#include "moc_drawn_board.cpp"
