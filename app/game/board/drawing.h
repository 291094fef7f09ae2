#pragma once

#include "app/game/board/board_view.h"
#include "app/mind/move_preview/ghost.h"
#include "app/record/events/event.h"

#include <string>
#include <vector>

/// Draws a board as SVG. The window, the web pages and the report use the same drawings.
namespace umpire {

/// The marks of a drawing. A mark names a place, or a piece on the board.
struct BoardMarks {
    std::vector<std::string> acted{}; ///< places and pieces that the last action moved or affected
    std::vector<std::string> wrong{}; ///< places and pieces that are illegal, or that differ
                                      ///< between the table and the record
    Ghost ghost{};                    ///< preview of an action
    int turns = 0;                    ///< number of quarter turns of the board, clockwise
    bool operator==(const BoardMarks&) const = default;
};

/// Returns the marks for the places and pieces that an event names. They have no preview and no
/// turn.
BoardMarks marksOf(const Event& event);

/// A place that the reader can choose: a cell, a square, a zone or a galley. Its rectangle is in
/// the units of the drawing.
struct DrawnPlace {
    std::string name;
    double left = 0.0;
    double top = 0.0;
    double width = 0.0;
    double height = 0.0;
};

struct BoardDrawing {
    /// A whole "svg" element whose "viewBox" begins at (0, 0). Each place is a "g" element;
    /// "data-cell", "data-spot" or "data-galley" holds its name, and "aria-label" describes the
    /// place if the name alone does not. Letters beside the board take the colour and the font of
    /// the text around the drawing.
    std::string svg;
    double width = 0.0;
    double height = 0.0;
    /// In the order of drawing: of two places that overlap, the later place is on top.
    std::vector<DrawnPlace> places;
};

/// Returns the name of a place on the map without the part in brackets.
std::string shownTitle(const std::string& title);

BoardDrawing drawingOf(const BoardView& view, const BoardMarks& marks = {});

} // namespace umpire
