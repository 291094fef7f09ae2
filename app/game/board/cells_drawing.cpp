#include "app/game/board/canvas.h"
#include "app/game/board/looks.h"

#include <cmath>
#include <numbers>

namespace umpire {
namespace {

using svg::Attributes;
using svg::XY;

/// Lengths in the units of the drawing.
constexpr double kCell = 100.0;
constexpr double kStone = 32.0; ///< radius of a stone
constexpr double kLift = 12.0;  ///< distance between the middles of two stones in a stack
constexpr double kAxes = 40.0;
constexpr double kCellRim = 6.0;

DrawnPart partOf(const CellBoard& board) {
    const auto [left, right] = std::ranges::minmax(board.cells, {}, &BoardCell::x);
    const auto [low, high] = std::ranges::minmax(board.cells, {}, &BoardCell::y);
    return {(left.x - 0.5) * kCell, (low.y - 0.5) * kCell, (right.x - left.x + 1) * kCell,
            (high.y - low.y + 1) * kCell};
}

struct Outline {
    std::string_view element;
    Attributes attributes;
};

Outline squareIn(const DrawnBox& box) {
    return {"rect", box.attributes()};
}

Outline hexagonIn(const DrawnBox& box, bool liesAcross) {
    constexpr double kSixth = std::numbers::pi / 3;
    const double radius = box.side() / std::numbers::sqrt3;
    std::vector<XY> corners;
    for (int k = 0; k < 6; ++k) {
        const double angle = kSixth * (k + (liesAcross ? 0.5 : 0.0));
        corners.push_back(
            {box.middle().x + radius * std::sin(angle), box.middle().y + radius * std::cos(angle)});
    }
    return {"polygon", {{"points", svg::joined(corners)}}};
}

/// Draws the stones of a stack one above the other, and writes the height on the top stone.
void drawStack(svg::Writer& svg, const BoardUnit& unit, const looks::Look& look, XY middle) {
    const double lowest = middle.y + kLift * (unit.height - 1) / 2;
    for (int stone = 0; stone < unit.height; ++stone) {
        svg.shape("circle", {{"cx", middle.x},
                             {"cy", lowest - stone * kLift},
                             {"r", kStone},
                             {"fill", look.fill},
                             {"stroke", look.edge},
                             {"stroke-width", 4}});
    }
    if (unit.height > 1) {
        svg.text(std::to_string(unit.height), {{"x", middle.x},
                                               {"y", lowest - (unit.height - 1) * kLift + 13},
                                               {"fill", look.ink},
                                               {"font-size", 38},
                                               {"font-weight", "bold"},
                                               {"text-anchor", "middle"}});
    }
}

} // namespace

BoardDrawing drawn(const CellBoard& board, const std::vector<std::string>& players,
                   const BoardMarks& marks) {
    const bool isSquare = board.shape == CellShape::Square;
    BoardCanvas canvas(partOf(board), isSquare ? kAxes : 0.0, isSquare ? kCellRim : kCell / 8,
                       marks);
    const auto outline = [&](const DrawnBox& box) {
        return isSquare ? squareIn(box) : hexagonIn(box, canvas.liesAcross());
    };
    for (std::size_t index = 0; index < board.cells.size(); ++index) {
        const BoardCell& cell = board.cells[index];
        const DrawnBox box =
            canvas.boxOf((cell.x - 0.5) * kCell, (cell.y - 0.5) * kCell, kCell, kCell);
        const bool isShaded =
            (cell.name.front() - 'a' + std::stoi(cell.name.substr(1)) - 1) % 2 == 0;
        canvas.openPlace("cell", cell.name, cell.name, box);
        const Outline whole = outline(box);
        canvas.svg.shape(whole.element, whole.attributes,
                         {{"class", "ground"},
                          {"fill", looks::stoneGround(isShaded)},
                          {"stroke", looks::kStoneGrid},
                          {"stroke-width", 2}});
        if (!isSquare) {
            canvas.svg.text(cell.name, {{"x", box.middle().x},
                                        {"y", box.top + 14},
                                        {"fill", looks::kStoneLetters},
                                        {"font-size", 22},
                                        {"text-anchor", "middle"}});
        }
        for (const BoardUnit& unit : board.units) {
            if (unit.cell == index) {
                drawStack(canvas.svg, unit, looks::lookOf(players[std::size_t(unit.seat)]),
                          box.middle());
            }
        }
        const Outline marked = outline(box.inset(7));
        canvas.mark(cell.name, marked.element, marked.attributes, 7);
        canvas.closePlace();
        canvas.nameFor(cell.name, box.middle(), 0.43 * kCell);
        if (isSquare) {
            canvas.writeAxes(cell.name, box, 32);
        }
    }
    canvas.drawGhost(9, 0);
    return canvas.drawing();
}

} // namespace umpire
