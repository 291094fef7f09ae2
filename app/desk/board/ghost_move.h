#pragma once

#include "app/mind/move_preview/ghost.h"

#include <QPainter>
#include <string>
#include <vector>

/// A move that nobody has made yet, on a drawn board.
namespace umpire::desk {

/// What a ghost may name: a cell, a zone or a piece.
struct NamedPlace {
    std::string name;
    QPointF middle;    ///< in the widget's pixels
    double side = 0.0; ///< of the largest square in it, in pixels
};

struct GhostGround {
    std::vector<NamedPlace> places;
    double square = 0.0;        ///< side of a square in pixels; 0: the board has none
    double degreesTurned = 0.0; ///< clockwise
};

/// A way's two ends as they are drawn there: the piece where it is drawn, else the place. The
/// second one alone where nothing is drawn at the first; none where nothing is drawn at both.
struct DrawnWay {
    const NamedPlace* from = nullptr;
    const NamedPlace* to = nullptr;
};
DrawnWay drawnWay(const GhostWay& way, const std::vector<NamedPlace>& places);

/// A dashed arrow for each way, and a dashed ring, or a dashed ship, where it ends.
void drawGhost(QPainter& painter, const Ghost& ghost, const GhostGround& ground);

/// Dashed, on a white rim, so that it is seen on every ground.
void drawGhostLine(QPainter& painter, const QPolygonF& line, double width);
/// The same through all points, with a head at the last one.
void drawGhostArrow(QPainter& painter, QPolygonF points, double width);
/// A galley from above, in pixels: `hull` and `path` as in GhostShip, `signs` in the same order.
struct DrawnShip {
    QPolygonF hull;
    QPolygonF path;
    QPolygonF signs;
};
void drawGhostShip(QPainter& painter, const GhostShip& ship, const DrawnShip& drawn, double width);

} // namespace umpire::desk
