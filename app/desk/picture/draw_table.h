#pragma once

#include "app/desk/parts/ink.h"
#include "app/desk/picture/galley_goals.h"
#include "app/eye/one_picture/look.h"
#include "app/eye/overlay/table_marks.h"
#include "app/mind/move_preview/ghost.h"
#include "rules/games/war_galley/toss.h"

#include <optional>

/// Draws the recognised pieces over the picture, as vectors.
namespace umpire::desk {

/// A move between two cells of the board: "d1", "d3".
struct MovedPiece {
    std::string from;
    std::string to;
    bool operator==(const MovedPiece&) const = default;
};

/// The text beside the target of a toss that is still due.
struct AwaitedToss {
    std::string target; ///< the galley's name in the record
    QString words;
};

/// A zone of a printed map; the origin is the map's lower-left corner.
struct MapZone {
    std::string name; ///< such as "EF", or "EF*" for its breaches
    TablePoint middle;
    Millimetres radius; ///< radius of its largest inscribed circle
    bool operator==(const MapZone&) const = default;
};

/// Everything that can be drawn over one picture.
struct SeenTable {
    TableObservation observation;
    TableView view;
    std::optional<BoardPlacement> board;
    std::optional<war_galley::TossRuling> ruling;
    std::vector<std::string> ringed{}; ///< cells or ids that differ from the record
    std::vector<QPolygonF> outlines{}; ///< tags, the play area
    std::vector<GalleyGoal> goals{};   ///< target places of galleys
    QString ringWord{};                ///< beside the rings: the fault
    std::optional<MovedPiece> moved{}; ///< the last move
    Ghost ghost{};                     ///< preview of the computer's move
    std::vector<MapZone> zones{};      ///< zones of the map at `board`
    Names names = Names::OfTheLook;
    std::optional<AwaitedToss> awaited{};
    std::string lit{}; ///< the selected piece, named as in piece_at.h

    [[nodiscard]] bool hasScale() const {
        return observation.registration.method != RegistrationMethod::None;
    }
};

SeenTable seenIn(const Look& look);

/// Draws the table in the picture's own pixels.
void drawTable(QPainter& painter, const SeenTable& seen, QSize picture);

/// Draws the pieces and the ruling (app/eye/overlay/table_marks.h).
void drawPieces(Ink& ink, const SeenTable& seen);

/// Returns the middle of a cell in the table's frame; none if board or cell is unknown.
std::optional<TablePoint> middleOf(const SeenTable& seen, const std::string& cell);
/// Returns a circle on the table as the picture shows it; the last point does not repeat the first.
QPolygonF circleAround(const SeenTable& seen, TablePoint center, Millimetres radius);

/// Draws the preview of a move: dashed arrows, rings at the targets, and ships in their new
/// places.
void drawGhost(Ink& ink, const SeenTable& seen);

/// Draws the game's marks: the last move, the computer's, targets of galleys, and rings where table
/// and record differ.
void drawGame(Ink& ink, const SeenTable& seen);

inline QPointF pixelOf(ImagePoint point) {
    return {point.x.value(), point.y.value()};
}
inline QPointF pixelOf(const TableView& view, TablePoint point, Millimetres height) {
    return pixelOf(imageFromTable(view, {point.x, point.y, height}));
}

} // namespace umpire::desk
