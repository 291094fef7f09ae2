#pragma once

#include "app/mind/move_preview/ghost.h"

#include <QPainter>
#include <string>
#include <vector>

/// Draws the preview of a move on a board.
namespace umpire::desk {

/// A cell, zone or piece that a preview may name.
struct NamedPlace {
    std::string name;
    QPointF middle;    ///< in the widget's pixels
    double side = 0.0; ///< of the largest square in it, in pixels
};

struct GhostGround {
    std::vector<NamedPlace> places;
    double square = 0.0;        ///< a square's side in pixels; 0: the board has none
    double degreesTurned = 0.0; ///< clockwise
};

/// The drawn ends of a way: the piece if it is drawn, otherwise the place. Only `to` if the first
/// end is not drawn; none if neither is.
struct DrawnWay {
    const NamedPlace* from = nullptr;
    const NamedPlace* to = nullptr;
};
DrawnWay drawnWay(const GhostWay& way, const std::vector<NamedPlace>& places);

/// Draws a dashed arrow for each way, and a dashed ring or ship at its end.
void drawGhost(QPainter& painter, const Ghost& ghost, const GhostGround& ground);

/// Draws a dashed line with a white rim, visible on every ground.
void drawGhostLine(QPainter& painter, const QPolygonF& line, double width);
/// Does the same through all points, with an arrow's head at the last one.
void drawGhostArrow(QPainter& painter, QPolygonF points, double width);
/// A galley from above in pixels: `hull` and `path` as in GhostShip, `signs` in the same order.
struct DrawnShip {
    QPolygonF hull;
    QPolygonF path;
    QPolygonF signs;
};
void drawGhostShip(QPainter& painter, const GhostShip& ship, const DrawnShip& drawn, double width);

} // namespace umpire::desk
