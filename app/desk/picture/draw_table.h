#pragma once

#include "app/desk/parts/ink.h"
#include "app/desk/picture/galley_goals.h"
#include "app/eye/one_picture/look.h"
#include "app/mind/move_preview/ghost.h"
#include "rules/games/war_galley/toss.h"

#include <optional>

/// What was recognised, drawn over the picture in vectors.
namespace umpire::desk {

/// From one cell of the board to another: "d1", "d3".
struct MovedPiece {
    std::string from;
    std::string to;
    bool operator==(const MovedPiece&) const = default;
};

/// What is said beside the target of a toss that is still to be made.
struct AwaitedToss {
    std::string target; ///< a galley of the record
    QString words;
};

/// A zone of a printed map, measured from the map's lower-left corner.
struct MapZone {
    std::string name; ///< "EF", "EF*" for its breaches
    TablePoint middle;
    Millimetres radius; ///< of the largest circle in it
    bool operator==(const MapZone&) const = default;
};

/// What things are called in the drawing.
enum class Names {
    OfTheLook,   ///< each thing has the id that the look gave it
    OfTheRecord, ///< galleys have their names of the game, and matches have none
};

/// Everything that can be drawn over one picture.
struct SeenTable {
    TableObservation observation;
    TableView view;
    std::optional<BoardPlacement> board;
    std::optional<war_galley::TossRuling> ruling;
    std::vector<std::string> ringed{}; ///< cells or ids that differ from the record
    std::vector<QPolygonF> outlines{}; ///< tags, the play area
    std::vector<GalleyGoal> goals{};   ///< where galleys are to be moved
    QString ringWord{};                ///< beside the rings: what is wrong there
    std::optional<MovedPiece> moved{}; ///< what was played last
    Ghost ghost{};                     ///< what the computer would do
    std::vector<MapZone> zones{};      ///< of the map that lies at `board`
    Names names = Names::OfTheLook;
    std::optional<AwaitedToss> awaited{};
    std::string lit{}; ///< the piece that is chosen, as of piece_at.h

    [[nodiscard]] bool hasScale() const {
        return observation.registration.method != RegistrationMethod::None;
    }
};

SeenTable seenIn(const Look& look);

/// In the picture's own pixels.
void drawTable(QPainter& painter, const SeenTable& seen, QSize picture);

/// The tossed matches' lines to the target's hull or past it.
void drawToss(Ink& ink, const SeenTable& seen);

/// The middle of a cell in the table's frame; none where the board or the cell is not known.
std::optional<TablePoint> middleOf(const SeenTable& seen, const std::string& cell);
/// On the table, as the picture shows it; the last point is not the first one.
QPolygonF circleAround(const SeenTable& seen, TablePoint center, Millimetres radius);

/// A move that nobody has made yet: dashed arrows, rings where pieces go, and ships where they
/// would lie.
void drawGhost(Ink& ink, const SeenTable& seen);

/// What the game says about the table: the last move, the computer's, where galleys go, and rings
/// where the table is not as it should be.
void drawGame(Ink& ink, const SeenTable& seen);

inline QPointF pixelOf(ImagePoint point) {
    return {point.x.value(), point.y.value()};
}
inline QPointF pixelOf(const TableView& view, TablePoint point, Millimetres height) {
    return pixelOf(imageFromTable(view, {point.x, point.y, height}));
}

} // namespace umpire::desk
