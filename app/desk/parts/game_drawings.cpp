#include "app/desk/parts/pencil.h"

#include <QPainterPath>

namespace umpire::desk {
namespace {

constexpr double kRimWidth = 1.2;

/// Draws a hull from its stern to its bow, with oars on both sides.
void drawGalley(const Pencil& pencil, QPointF stern, double along, const QColor& colour) {
    const double length = 58 * along;
    for (int oar = 0; oar < 4; ++oar) {
        const double x = stern.x() + length * (0.18 + 0.19 * oar);
        pencil.match({x, stern.y() - 7}, {x - 4 * along, stern.y() - 21});
        pencil.match({x, stern.y() + 7}, {x - 4 * along, stern.y() + 21});
    }
    pencil.box(QRectF(stern + QPointF(std::min(0.0, length), -9), QSizeF(std::abs(length), 18)),
               colour, 2);
    pencil.box(
        QRectF(stern + QPointF(std::min(0.0, length) + 6, -5), QSizeF(std::abs(length) - 12, 10)),
        inks::kPaper, 1);
}

void drawCounter(const Pencil& pencil, QPointF at, const QColor& colour, const QString& sign) {
    pencil.box({at.x() - 9, at.y() - 9, 18, 18}, colour, 2);
    QFont font = pencil.painter.font();
    font.setPixelSize(13);
    font.setBold(true);
    pencil.painter.setFont(font);
    pencil.painter.setPen(Qt::white);
    pencil.painter.drawText(QRectF(at.x() - 9, at.y() - 9, 18, 18), Qt::AlignCenter, sign);
}

} // namespace

void Pencil::box(const QRectF& place, const QColor& colour, double round) const {
    painter.setPen(QPen(inks::kRim, kRimWidth));
    painter.setBrush(colour);
    painter.drawRoundedRect(place, round, round);
}

void Pencil::disc(QPointF center, double radius, const QColor& colour) const {
    painter.setPen(QPen(inks::kRim, kRimWidth));
    painter.setBrush(colour);
    painter.drawEllipse(center, radius, radius);
}

void Pencil::way(const QPolygonF& points, const QColor& colour, double width) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
}

void Pencil::shape(const QPolygonF& points, const QColor& colour) const {
    painter.setPen(colour.alpha() < 255 ? QPen(Qt::NoPen) : QPen(inks::kRim, kRimWidth));
    painter.setBrush(colour);
    painter.drawPolygon(points);
}

void Pencil::match(QPointF tail, QPointF head) const {
    way({tail, head}, inks::kRim, 3.6);
    way({tail, head}, inks::kPaper, 2.2);
    painter.setPen(QPen(inks::kRim, 0.6));
    painter.setBrush(inks::kPhosphorus);
    painter.drawEllipse(head, 2.4, 2.4);
}

void Pencil::squares(const QRectF& board, int columns, int rows) const {
    box(board, inks::kPaper, 1);
    for (int i = 1; i < columns; ++i) {
        const double x = board.left() + board.width() * i / columns;
        way({{x, board.top()}, {x, board.bottom()}}, inks::kDarkWood, 0.8);
    }
    for (int i = 1; i < rows; ++i) {
        const double y = board.top() + board.height() * i / rows;
        way({{board.left(), y}, {board.right(), y}}, inks::kDarkWood, 0.8);
    }
}

void Pencil::stack(QPointF foot, int stones, const QColor& colour) const {
    for (int i = 0; i < stones; ++i) {
        painter.setPen(QPen(inks::kRim, 0.9));
        painter.setBrush(colour);
        const QPointF middle = foot - QPointF(0, 5.0 * i);
        painter.drawRoundedRect(QRectF(middle.x() - 8, middle.y() - 4, 16, 7), 3.5, 3.5);
        painter.drawEllipse(middle - QPointF(0, 4), 8.0, 2.6);
    }
}

void drawMurus(const Pencil& pencil) {
    pencil.squares({24, 8, 112, 84}, 4, 3);
    pencil.stack({38, 84}, 2, inks::kStone);
    pencil.stack({66, 84}, 1, inks::kStone);
    pencil.stack({94, 56}, 1, inks::kStone);
    pencil.stack({122, 84}, 2, inks::kStone);
    pencil.stack({38, 28}, 2, inks::kBasalt);
    pencil.stack({66, 56}, 1, inks::kBasalt);
    pencil.stack({122, 28}, 2, inks::kBasalt);
}

void drawGalleys(const Pencil& pencil) {
    drawGalley(pencil, {14, 28}, 1.0, inks::kDarkWood);
    drawGalley(pencil, {146, 72}, -1.0, inks::kDeep);
    pencil.match({86, 40}, {98, 58});
}

/// Draws walls and towers, with both sides' counters in front.
void drawBuda(const Pencil& pencil) {
    pencil.shape({{12, 92}, {30, 58}, {130, 58}, {148, 92}}, {0xb7, 0xc9, 0x8c});
    pencil.box({40, 30, 80, 32}, {0xd8, 0xc6, 0xa4}, 0);
    for (int i = 0; i < 5; ++i) {
        pencil.box({42 + 16.0 * i, 24, 9, 9}, {0xd8, 0xc6, 0xa4}, 0);
    }
    for (const double x : {32.0, 112.0}) {
        pencil.box({x, 20, 16, 42}, {0xc7, 0xae, 0x84}, 0);
        pencil.shape({{x - 3, 20}, {x + 8, 4}, {x + 19, 20}}, {0xa0, 0x4a, 0x32});
    }
    pencil.box({72, 44, 16, 18}, inks::kBasalt, 7);
    drawCounter(pencil, {58, 78}, {0x2e, 0x6b, 0x3a}, QStringLiteral("☾"));
    drawCounter(pencil, {102, 78}, {0x8a, 0x2f, 0x3c}, QStringLiteral("✚"));
}

void drawNaval(const Pencil& pencil) {
    pencil.box({16, 8, 128, 84}, inks::kSea, 2);
    for (int i = 1; i < 6; ++i) {
        pencil.way({{16 + 128.0 * i / 6, 8}, {16 + 128.0 * i / 6, 92}}, Qt::white, 0.8);
    }
    for (int i = 1; i < 4; ++i) {
        pencil.way({{16, 8 + 21.0 * i}, {144, 8 + 21.0 * i}}, Qt::white, 0.8);
    }
    const auto ship = [&pencil](QPointF at, const QColor& colour) {
        pencil.shape(
            {at + QPointF(-15, 0), at + QPointF(15, 0), at + QPointF(10, 8), at + QPointF(-10, 8)},
            colour);
        pencil.box({at.x() - 6, at.y() - 6, 12, 6}, colour, 1);
        pencil.way({at + QPointF(0, -6), at + QPointF(0, -13)}, inks::kRim, 1.4);
        pencil.way({at + QPointF(2, -3), at + QPointF(12, -6)}, inks::kRim, 1.8);
    };
    ship({48, 76}, {0xc0, 0x39, 0x2b});
    ship({90, 55}, {0xc0, 0x39, 0x2b});
    ship({70, 26}, {0x28, 0x4b, 0x8c});
    ship({122, 26}, {0x28, 0x4b, 0x8c});
}

/// Draws a warship under sail, with three banks of oars and a ram.
void drawTriremes(const Pencil& pencil) {
    pencil.way({{80, 10}, {80, 60}}, pencil.line, 2.5);
    QPainterPath sail({50, 16});
    sail.lineTo(110, 16);
    sail.quadTo(118, 34, 106, 52);
    sail.lineTo(54, 52);
    sail.quadTo(66, 34, 50, 16);
    pencil.painter.setPen(QPen(inks::kRim, kRimWidth));
    pencil.painter.setBrush(inks::kPaper);
    pencil.painter.drawPath(sail);
    pencil.disc({82, 34}, 8, {0xa0, 0x4a, 0x32});
    for (int oar = 0; oar < 7; ++oar) {
        pencil.way({{48 + 10.0 * oar, 72}, {40 + 10.0 * oar, 94}}, pencil.line, 1.6);
    }
    pencil.shape({{22, 44}, {28, 60}, {128, 60}, {154, 74}, {126, 78}, {40, 78}, {24, 66}},
                 inks::kDarkWood);
    pencil.disc({124, 67}, 3.5, Qt::white);
    pencil.way({{8, 96}, {152, 96}}, inks::kSea, 3);
}

} // namespace umpire::desk
