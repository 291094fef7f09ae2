#include "app/desk/board/ghost_move.h"

#include "app/desk/parts/ink.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <QPen>
#include <QPolygonF>

namespace umpire::desk {
namespace {

constexpr double kHead = 3.2;      ///< length of an arrow's head, in line widths
constexpr double kShoulder = 0.26; ///< share of the deck's length from the bow to the full beam

double lengthOf(QPointF way) {
    return std::hypot(way.x(), way.y());
}

const NamedPlace* named(const std::string& name, const std::vector<NamedPlace>& places) {
    const auto found = std::ranges::find(places, name, &NamedPlace::name);
    return name.empty() || found == places.end() ? nullptr : &*found;
}
const NamedPlace* placeOf(const GhostEnd& end, const std::vector<NamedPlace>& places) {
    const NamedPlace* piece = named(end.piece, places);
    return piece == nullptr ? named(end.place, places) : piece;
}

QPolygonF ringAround(QPointF middle, double radius) {
    QPolygonF ring;
    for (int k = 0; k <= 36; ++k) {
        const double angle = k / 36.0 * 2.0 * std::numbers::pi;
        ring.push_back(middle + QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    return ring;
}

/// Returns a ship of two squares with its bow there.
QPolygonF longShip(QPointF bow, Radians heading, const GhostGround& ground) {
    const double half = ground.square * 0.42;
    const QPolygonF hull{{0, -half},
                         {half, -half * 0.2},
                         {half * 0.8, half * 2.9},
                         {-half * 0.8, half * 2.9},
                         {-half, -half * 0.2},
                         {0, -half}};
    QTransform lies;
    lies.translate(bow.x(), bow.y());
    lies.rotate(90.0 - degreesFromRadians(heading) + ground.degreesTurned);
    return lies.map(hull);
}

/// Returns the outline; the bow is midway between the first and the last corner.
QPolygonF galleyOutline(const QPolygonF& hull) {
    const QPointF bow = (hull[0] + hull[3]) / 2.0;
    return {bow,     hull[0] + (hull[1] - hull[0]) * kShoulder, hull[1],
            hull[2], hull[3] + (hull[2] - hull[3]) * kShoulder, bow};
}

void drawWay(QPainter& painter, const GhostWay& way, const GhostGround& ground) {
    const auto [from, to] = drawnWay(way, ground.places);
    if (to == nullptr) {
        return;
    }
    const double side = std::max(8.0, to->side);
    const double width = std::clamp(side * 0.08, 2.0, 6.0);
    const double radius = side * 0.46;
    drawGhostLine(painter,
                  way.heading && ground.square > 0.0 ? longShip(to->middle, *way.heading, ground)
                                                     : ringAround(to->middle, radius),
                  width);
    if (!way.label.empty()) {
        drawBadge(painter, QString::fromStdString(way.label), to->middle,
                  std::max(10.0, radius * 0.5), colours::kChosen);
    }
    const QPointF along = from == nullptr ? QPointF() : to->middle - from->middle;
    const double length = lengthOf(along);
    if (length > radius) { // leaves the piece's number visible
        const double tail = std::min(radius * 0.8, length / 4.0);
        const double tip = length - std::min(radius * 0.6, length / 3.0);
        drawGhostArrow(
            painter,
            {from->middle + along * (tail / length), from->middle + along * (tip / length)}, width);
    }
}

} // namespace

DrawnWay drawnWay(const GhostWay& way, const std::vector<NamedPlace>& places) {
    const NamedPlace* from = placeOf(way.from, places);
    const NamedPlace* to = placeOf(way.to, places);
    return {from == to ? nullptr : from, to == nullptr ? from : to};
}

void drawGhost(QPainter& painter, const Ghost& ghost, const GhostGround& ground) {
    for (const GhostWay& way : ghost.ways) {
        drawWay(painter, way, ground);
    }
}

void drawGhostLine(QPainter& painter, const QPolygonF& line, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, width * 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(colours::kChosen, width, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void drawGhostArrow(QPainter& painter, QPolygonF points, double width) {
    const QPointF tip = points.back();
    const QPointF way = tip - points[points.size() - 2];
    const double length = lengthOf(way);
    if (length <= 0.0) {
        return;
    }
    const double head = std::min(width * kHead, length);
    const QPointF along = way / length;
    const QPointF aside(-along.y(), along.x());
    const QPointF neck = tip - along * head;
    points.back() = neck;
    drawGhostLine(painter, points, width);
    painter.setPen(QPen(Qt::white, width / 2.0));
    painter.setBrush(colours::kChosen);
    painter.drawPolygon(QPolygonF{tip, neck + aside * head * 0.6, neck - aside * head * 0.6});
}

void drawGhostShip(QPainter& painter, const GhostShip& ship, const DrawnShip& drawn, double width) {
    const double letters = std::max(10.0, width * 2.8);
    const auto badge = [&](const std::string& words, QPointF center) {
        drawBadge(painter, QString::fromStdString(words), center, letters, colours::kChosen);
    };
    drawGhostLine(painter, galleyOutline(drawn.hull), width);
    if (drawn.path.size() > 1) {
        QPolygonF way = drawn.path;
        way.front() += (way[1] - way[0]) * 0.4; // leaves the galley itself visible
        way.push_back((drawn.hull[0] + drawn.hull[3]) / 2.0);
        drawGhostArrow(painter, way, width);
    }
    std::string words = ship.name;
    for (std::size_t i = 0; i < ship.signs.size(); ++i) {
        if (ship.path.size() > 1 && ship.signs[i].at == ship.path.back()) {
            words += ' ' + ship.signs[i].letters;
        } else {
            badge(ship.signs[i].letters, drawn.signs[qsizetype(i)]);
        }
    }
    badge(words, drawn.path.back());
}

} // namespace umpire::desk
