#include "app/game/board/drawing.h"

#include "app/game/board/canvas.h"

namespace umpire {

BoardDrawing drawingOf(const BoardView& view, const BoardMarks& marks) {
    const std::vector<std::string> players = playersOf(view);
    return std::visit([&](const auto& board) { return drawn(board, players, marks); }, view.board);
}

} // namespace umpire
