#pragma once

#include "app/game/board/board_view.h"
#include "app/mind/move_preview/ghost.h"
#include "app/record/events/event.h"

#include <string>
#include <vector>

/// Draws a board as SVG, for the window, the pages and the report alike.
namespace umpire {

/// What a drawing marks beside the pieces. The names are of places, or of pieces that stand there.
struct BoardMarks {
    std::vector<std::string> acted{}; ///< what the last action moved or reached
    std::vector<std::string> wrong{}; ///< what is illegal, or differs between table and record
    Ghost ghost{};                    ///< preview of an action
    int turns = 0;                    ///< the board is turned clockwise by that many quarters
    bool operator==(const BoardMarks&) const = default;
};

/// Returns the places and pieces that an event speaks of. No preview, and no turn.
BoardMarks marksOf(const Event& event);

/// A place that can be chosen: a cell, a square, a zone or a galley. In the drawing's units.
struct DrawnPlace {
    std::string name;
    double left = 0.0;
    double top = 0.0;
    double width = 0.0;
    double height = 0.0;
};

struct BoardDrawing {
    /// A whole "svg" element with a "viewBox" from (0, 0). Each place is a "g" that has its name as
    /// "data-cell", "data-spot" or "data-galley", and with it what stands there as "aria-label".
    /// Letters beside the board have the colour and the font of what surrounds the drawing.
    std::string svg;
    double width = 0.0;
    double height = 0.0;
    /// In the order of drawing: where two overlap, the later place is above.
    std::vector<DrawnPlace> places;
};

/// Returns a place's name on the map as drawings show it: without the words in brackets.
std::string shownTitle(const std::string& title);

BoardDrawing drawingOf(const BoardView& view, const BoardMarks& marks = {});

} // namespace umpire
