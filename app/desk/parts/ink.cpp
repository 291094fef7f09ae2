#include "app/desk/parts/ink.h"

#include <algorithm>
#include <cmath>
#include <QFontMetricsF>
#include <QPainterPath>

namespace umpire::desk {
namespace {

const QColor kRim(0, 0, 0, 190);
constexpr double kRimWidth = 1.6;     ///< units, on each side
constexpr double kLabelHeight = 13.0; ///< height of a label's letters, in units
constexpr double kHeadLength = 13.0;  ///< length of an arrow's head, in units
constexpr double kGhostHead = 20.0;   ///< head of a preview arrow, in units
constexpr double kBadgeHeight = 15.0; ///< height of a badge's letters, in units

cv::Point2d plain(QPointF point) {
    return {point.x(), point.y()};
}

QPen penOf(const Line& line, double unit) {
    return {line.colour, line.width * unit, line.style, Qt::RoundCap, Qt::RoundJoin};
}

QPen rimOf(const Line& line, double unit) {
    return {kRim, (line.width + 2.0 * kRimWidth) * unit, Qt::SolidLine, Qt::RoundCap,
            Qt::RoundJoin};
}

/// Returns the width of a mark on a drawn board, visible from two metres on a large screen.
double markWidth(QSizeF size) {
    constexpr double kLeast = 3.0;
    constexpr double kMost = 10.0;
    constexpr double kShare = 0.035; // share of the marked place
    return std::clamp(kShare * std::min(size.width(), size.height()), kLeast, kMost);
}
constexpr double kWhiteBelow = 1.8; ///< width of the white rim, in mark widths

} // namespace

void drawChosenFrame(QPainter& painter, const QRectF& place) {
    painter.setBrush(Qt::NoBrush);
    const double width = markWidth(place.size());
    for (const Line& line : {Line{Qt::white, width * kWhiteBelow}, Line{colours::kChosen, width}}) {
        painter.setPen(QPen(line.colour, line.width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(place);
    }
}

void drawBadge(QPainter& painter, const QString& text, QPointF center, double height,
               QColor colour) {
    QFont letters = painter.font();
    letters.setBold(true);
    letters.setPixelSize(std::max(6, int(std::lround(height))));
    const double width = QFontMetricsF(letters).horizontalAdvance(text) + height * 0.7;
    const QRectF ground(center.x() - width / 2.0, center.y() - height * 0.75, width, height * 1.5);
    painter.setPen(QPen(colour, height * 0.14));
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(ground, height * 0.6, height * 0.6);
    painter.setFont(letters);
    painter.drawText(ground, Qt::AlignCenter, text);
}

Ink::Ink(QPainter& painter, QSize picture)
    : painter_(painter),
      unit_(std::sqrt(double(picture.width()) * picture.height() / (1280.0 * 720.0))),
      layout_({picture.width(), picture.height()}) {}

void Ink::path(const QPolygonF& points, const Line& line) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(rimOf(line, unit_));
    painter_.drawPolyline(points);
    painter_.setPen(penOf(line, unit_));
    painter_.drawPolyline(points);
    std::vector<cv::Point2d> way;
    for (const QPointF& point : points) {
        way.push_back(plain(point));
    }
    layout_.avoid(way, 8.0 * unit_);
}

void Ink::outline(const QPolygonF& corners, const Line& line) {
    QPolygonF closed = corners;
    closed.push_back(corners.isEmpty() ? QPointF() : corners.front());
    path(closed, line);
}

void Ink::fill(const QPolygonF& corners, QColor colour, double opacity) {
    colour.setAlphaF(float(opacity));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    painter_.drawPolygon(corners);
    std::vector<cv::Point2d> area;
    for (const QPointF& corner : corners) {
        area.push_back(plain(corner));
    }
    layout_.avoidInside(area);
}

void Ink::disc(QPointF center, double radius, QColor colour) {
    painter_.setPen(QPen(kRim, kRimWidth * unit_));
    painter_.setBrush(colour);
    painter_.drawEllipse(center, radius, radius);
}

void Ink::arrowHead(QPointF from, QPointF tip, QColor colour) {
    painter_.setBrush(colour);
    head(from, tip, QPen(kRim, kRimWidth * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin),
         kHeadLength);
}

void Ink::ghost(const QPolygonF& points, const Line& line) {
    path(points, {Qt::white, line.width + 2.0 * kRimWidth});
    QPen pen = penOf(line, unit_);
    pen.setStyle(Qt::CustomDashLine);
    pen.setDashPattern({2.4, 1.4}); // in multiples of the line's width
    pen.setCapStyle(Qt::FlatCap);
    painter_.setPen(pen);
    painter_.drawPolyline(points);
}

void Ink::ghostHead(QPointF from, QPointF tip, QColor colour) {
    painter_.setBrush(colour);
    head(from, tip,
         QPen(Qt::white, 2.0 * kRimWidth * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin),
         kGhostHead);
}

void Ink::head(QPointF from, QPointF tip, const QPen& rim, double length) {
    const QPointF along = tip - from;
    const double whole = std::hypot(along.x(), along.y());
    if (whole <= 0.0) {
        return;
    }
    const QPointF back = along / whole * length * unit_;
    const QPointF aside(-back.y() * 0.45, back.x() * 0.45);
    painter_.setPen(rim);
    painter_.drawPolygon(QPolygonF{tip + back * 0.25, tip - back + aside, tip - back - aside});
}

QFont Ink::fontOf(double height) const {
    QFont font = painter_.font();
    font.setBold(true);
    font.setPixelSize(std::max(1, int(std::lround(height * unit_))));
    return font;
}

void Ink::letters(const QString& text, QPointF left, double height) {
    QPainterPath shape;
    shape.addText(left, fontOf(height), text);
    painter_.setPen(QPen(kRim, 3.2 * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(shape);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(Qt::white);
    painter_.drawPath(shape);
}

void Ink::text(const QString& text, QPointF center, double height) {
    const double width = QFontMetricsF(fontOf(height)).horizontalAdvance(text);
    letters(text, center + QPointF(-width / 2.0, height * 0.36 * unit_), height);
}

void Ink::badge(const QString& text, QPointF center, QColor colour) {
    drawBadge(painter_, text, center, kBadgeHeight * unit_, colour);
    const std::vector<cv::Point2d> middle{plain(center)};
    layout_.avoid(middle, kBadgeHeight * unit_);
}

void Ink::label(const QString& text, QPointF anchor, QColor colour) {
    labels_.push_back({text, anchor, colour});
}

void Ink::write() {
    for (const Label& label : labels_) {
        const double width = QFontMetricsF(fontOf(kLabelHeight)).horizontalAdvance(label.text);
        const cv::Size2d size(width + 8.0 * unit_, kLabelHeight * 1.4 * unit_);
        const cv::Rect2d place = layout_.place(plain(label.anchor), size);
        const QRectF box(place.x, place.y, place.width, place.height);
        const QPointF nearest(std::clamp(label.anchor.x(), box.left(), box.right()),
                              std::clamp(label.anchor.y(), box.top(), box.bottom()));
        if (QLineF(nearest, label.anchor).length() > 24.0 * unit_) {
            painter_.setPen(QPen(label.colour, 1.2 * unit_));
            painter_.drawLine(nearest, label.anchor);
        }
        letters(label.text, {box.left() + 4.0 * unit_, box.bottom() - 5.0 * unit_}, kLabelHeight);
    }
    labels_.clear();
}

} // namespace umpire::desk
