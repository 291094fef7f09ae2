#pragma once

#include "app/desk/parts/ink.h"
#include "app/desk/picture/galley_goals.h"
#include "app/eye/one_picture/look.h"
#include "app/eye/overlay/table_marks.h"
#include "app/mind/move_preview/ghost.h"
#include "rules/games/war_galley/toss.h"

#include <optional>

/// Draws the recognised pieces over the picture, as vector graphics.
namespace umpire::desk {

/// A move between two squares of the board, such as "d1" and "d3".
struct MovedPiece {
    std::string from;
    std::string to;
    bool operator==(const MovedPiece&) const = default;
};

/// The text that is drawn beside the target of the next toss.
struct AwaitedToss {
    std::string target; ///< id of the target galley in the record
    QString words;
};

/// A zone of a printed map. Coordinates start at the map's lower-left corner.
struct MapZone {
    std::string name; ///< name of the zone, such as "EF"; "EF*" names the breaches of zone EF
    TablePoint middle;
    Millimetres radius; ///< radius of the zone's largest inscribed circle
    bool operator==(const MapZone&) const = default;
};

/// Everything that is drawn over one picture.
struct SeenTable {
    TableObservation observation;
    TableView view;
    std::optional<BoardPlacement> board;
    std::optional<war_galley::TossRuling> ruling;
    std::vector<std::string> ringed{}; ///< names of squares or pieces that differ from the record
    std::vector<QPolygonF> outlines{}; ///< outlines of the tags and the play area, in the picture
    std::vector<GalleyGoal> goals{};   ///< places that galleys must be moved to
    QString ringWord{};                ///< text beside the rings, such as "illegal"
    std::string worded{}; ///< the only place whose ring has a text; empty: each ring has one
    std::optional<MovedPiece> moved{}; ///< the last move; none: no move is marked
    Ghost ghost{};                     ///< preview of the computer's move or of a hint
    std::vector<MapZone> zones{};      ///< zones of the printed map that lies at `board`
    Names names = Names::OfTheLook;
    std::optional<AwaitedToss> awaited{};
    std::string lit{}; ///< name of the selected piece, as in piece_at.h; empty: none

    [[nodiscard]] bool hasScale() const {
        return observation.registration.method != RegistrationMethod::None;
    }
};

SeenTable seenIn(const Look& look);

/// Draws everything in `seen`, in picture pixels. For `room` and `letters` see Ink.
void drawTable(QPainter& painter, const SeenTable& seen, QSize picture, const QRectF& room = {},
               double letters = 1.0);

/// Draws the pieces and the ruling (app/eye/overlay/table_marks.h).
void drawPieces(Ink& ink, const SeenTable& seen);

/// Returns the centre of a square or zone in the table's frame; none if the board is unknown or has
/// no such place.
std::optional<TablePoint> middleOf(const SeenTable& seen, const std::string& cell);
/// Returns a circle on the table as a polygon in the picture. The last point does not repeat the
/// first.
QPolygonF circleAround(const SeenTable& seen, TablePoint center, Millimetres radius);

/// Draws the preview of a move: dashed arrows, rings at the targets, and ships at their new places.
void drawGhost(Ink& ink, const SeenTable& seen);

/// Draws the marks of a game: the last move, the computer's move, the places that galleys must be
/// moved to, and rings where table and record differ.
void drawGame(Ink& ink, const SeenTable& seen);

inline QPointF pixelOf(ImagePoint point) {
    return {point.x.value(), point.y.value()};
}
inline QPointF pixelOf(const TableView& view, TablePoint point, Millimetres height) {
    return pixelOf(imageFromTable(view, {point.x, point.y, height}));
}
/// Returns the pixel of a point of the view's area. `x`, `y`: shares of its width and height.
inline QPointF areaPixel(const TableView& view, double x, double y) {
    return pixelOf(view, view.areaOrigin + TablePoint{view.areaWidth * x, view.areaHeight * y},
                   0_mm);
}

} // namespace umpire::desk
