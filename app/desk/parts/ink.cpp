#include "app/desk/parts/ink.h"

#include <algorithm>
#include <cmath>
#include <QFontMetricsF>
#include <QPainterPath>

namespace umpire::desk {
namespace {

const QColor kRim(0, 0, 0, 190);
constexpr double kRimWidth = 1.6;     ///< width of the dark rim on each side of a line, in units
constexpr double kLabelHeight = 13.0; ///< height of a label's letters, in units
constexpr double kHeadLength = 13.0;  ///< length of an arrow's head, in units
constexpr double kGhostHead = 20.0;   ///< length of the head of a preview's arrow, in units
/// Maximum size of the numbers on and beside pieces, as a multiple of the usual size. A larger
/// number would stand away from its piece.
constexpr double kLargestNumber = 1.5;
constexpr double kBadgeHeight = 15.0; ///< height of a badge's letters, in units

cv::Point2d plain(QPointF point) {
    return {point.x(), point.y()};
}

QPointF pointOf(cv::Point2d point) {
    return {point.x, point.y};
}

QPolygonF polygonOf(const PixelPath& points) {
    QPolygonF polygon;
    for (const cv::Point2d& point : points) {
        polygon.push_back(pointOf(point));
    }
    return polygon;
}

Qt::PenStyle styleOf(Stroke stroke) {
    return stroke == Stroke::Solid    ? Qt::SolidLine
           : stroke == Stroke::Dashed ? Qt::DashLine
                                      : Qt::DotLine;
}

QPen penOf(const Line& line, double unit) {
    return {line.colour, line.width * unit, line.style, Qt::RoundCap, Qt::RoundJoin};
}

QPen rimOf(const Line& line, double unit) {
    return {kRim, (line.width + 2.0 * kRimWidth) * unit, Qt::SolidLine, Qt::RoundCap,
            Qt::RoundJoin};
}

/// Returns the line width of the mark on a selected place, in pixels. It is visible from two metres
/// on a large screen.
double markWidth(QSizeF size) {
    constexpr double kLeast = 3.0;
    constexpr double kMost = 10.0;
    constexpr double kShare = 0.035; // width as a share of the place's shorter side
    return std::clamp(kShare * std::min(size.width(), size.height()), kLeast, kMost);
}
/// width of the white rim, as a multiple of the mark's line width
constexpr double kWhiteBelow = 1.8;

} // namespace

void drawChosenFrame(QPainter& painter, const QRectF& place) {
    painter.setBrush(Qt::NoBrush);
    const double width = markWidth(place.size());
    for (const Line& line : {Line{Qt::white, width * kWhiteBelow}, Line{colours::kChosen, width}}) {
        painter.setPen(QPen(line.colour, line.width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(place);
    }
}

Ink::Ink(QPainter& painter, QSize picture, QRectF room, double letters)
    : painter_(painter), unit_(unitOf({picture.width(), picture.height()})),
      letterUnit_(letters * std::max(unit_, 1.0 / std::max(0.1, painter.worldTransform().m11()))),
      numberUnit_(letterUnit_ / letters * std::min(letters, kLargestNumber)),
      layout_(room.isEmpty() ? LabelLayout({picture.width(), picture.height()})
                             : LabelLayout({picture.width(), picture.height()},
                                           {room.x(), room.y(), room.width(), room.height()})) {}

void Ink::draw(const Marks& marks) {
    for (const Mark& mark : marks) {
        std::visit([this](const auto& each) { draw(each); }, mark);
    }
}

void Ink::draw(const LineMark& line) {
    stroke(polygonOf(line.points),
           {colours::colourOf(line.pen.colour), line.pen.width, styleOf(line.pen.stroke)});
}

void Ink::draw(const AreaMark& area) {
    QColor colour = colours::colourOf(area.colour);
    colour.setAlphaF(float(area.opacity));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    painter_.drawPolygon(polygonOf(area.corners));
}

void Ink::draw(const DiscMark& disc) {
    painter_.setPen(QPen(kRim, kRimWidth * unit_));
    painter_.setBrush(colours::colourOf(disc.colour));
    painter_.drawEllipse(pointOf(disc.center), disc.radius * unit_, disc.radius * unit_);
}

void Ink::draw(const TextMark& mark) {
    texts_.push_back(mark);
}

void Ink::draw(const HeadMark& mark) {
    arrowHead(pointOf(mark.from), pointOf(mark.tip), colours::colourOf(mark.colour));
}

void Ink::draw(const LabelMark& mark) {
    if (!mark.text.empty()) {
        labels_.push_back({QString::fromStdString(mark.text), pointOf(mark.anchor),
                           colours::colourOf(mark.colour), mark.rank});
    }
}

void Ink::draw(const KeptFree& kept) {
    if (kept.width) {
        layout_.avoid(kept.points, *kept.width * unit_);
    } else {
        layout_.avoidInside(kept.points);
    }
}

void Ink::path(const QPolygonF& points, const Line& line) {
    stroke(points, line);
    PixelPath way;
    std::ranges::transform(points, std::back_inserter(way), plain);
    layout_.avoid(way, 8.0 * unit_);
}

void Ink::stroke(const QPolygonF& points, const Line& line) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(rimOf(line, unit_));
    painter_.drawPolyline(points);
    painter_.setPen(penOf(line, unit_));
    painter_.drawPolyline(points);
}

void Ink::outline(const QPolygonF& corners, const Line& line) {
    QPolygonF closed = corners;
    closed.push_back(corners.isEmpty() ? QPointF() : corners.front());
    path(closed, line);
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
    pen.setDashPattern({2.4, 1.4}); // lengths of dash and gap, as multiples of the line width
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

QFont Ink::fontOf(double height, double unit) const {
    QFont font = painter_.font();
    font.setBold(true);
    font.setPixelSize(std::max(1, int(std::lround(height * unit))));
    return font;
}

void Ink::letters(const QString& text, QPointF left, double height, double unit) {
    QPainterPath shape;
    shape.addText(left, fontOf(height, unit), text);
    painter_.setPen(QPen(kRim, 3.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(shape);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(Qt::white);
    painter_.drawPath(shape);
}

void Ink::badge(const QString& text, QPointF center, QColor colour) {
    const QFont font = fontOf(kBadgeHeight, letterUnit_);
    const double height = font.pixelSize();
    const double width = QFontMetricsF(font).horizontalAdvance(text) + height * 0.7;
    const QRectF ground(center.x() - width / 2.0, center.y() - height * 0.75, width, height * 1.5);
    painter_.setPen(QPen(colour, height * 0.14));
    painter_.setBrush(Qt::white);
    painter_.drawRoundedRect(ground, height * 0.6, height * 0.6);
    painter_.setFont(font);
    painter_.drawText(ground, Qt::AlignCenter, text);
    layout_.take({ground.x(), ground.y(), ground.width(), ground.height()});
}

std::vector<QRectF> Ink::write() {
    std::vector<QRectF> places;
    for (const TextMark& mark : texts_) {
        const QString text = QString::fromStdString(mark.text);
        // the margin keeps a label from standing beside the number as if both were one word
        const double margin = 3.0 * numberUnit_;
        const double width =
            QFontMetricsF(fontOf(mark.height, numberUnit_)).horizontalAdvance(text) + 2.0 * margin;
        const cv::Rect2d place = layout_.placeOver(mark.center, {width, mark.height * numberUnit_});
        places.emplace_back(place.x, place.y, place.width, place.height);
        letters(text, {place.x + margin, place.y + mark.height * 0.86 * numberUnit_}, mark.height,
                numberUnit_);
    }
    texts_.clear();
    std::ranges::stable_sort(labels_, {}, &Label::rank);
    for (const Label& label : labels_) {
        const double width =
            QFontMetricsF(fontOf(kLabelHeight, letterUnit_)).horizontalAdvance(label.text);
        const cv::Size2d size(width + 8.0 * letterUnit_, kLabelHeight * 1.4 * letterUnit_);
        const cv::Rect2d place = layout_.place(plain(label.anchor), size);
        const QRectF box(place.x, place.y, place.width, place.height);
        places.push_back(box);
        const QPointF nearest(std::clamp(label.anchor.x(), box.left(), box.right()),
                              std::clamp(label.anchor.y(), box.top(), box.bottom()));
        if (QLineF(nearest, label.anchor).length() > 24.0 * unit_) {
            painter_.setPen(QPen(label.colour, 1.2 * unit_));
            painter_.drawLine(nearest, label.anchor);
        }
        letters(label.text, {box.left() + 4.0 * letterUnit_, box.bottom() - 5.0 * letterUnit_},
                kLabelHeight, letterUnit_);
    }
    labels_.clear();
    return places;
}

} // namespace umpire::desk
