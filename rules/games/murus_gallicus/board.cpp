#include "rules/games/murus_gallicus/board.h"

#include <algorithm>
#include <cassert>

namespace umpire::murus_gallicus {
namespace {

struct Offset {
    int column = 0;
    int row = 0;
};

constexpr std::array<Offset, 8> kSquareOffsets = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<Offset, 6> kHexagonOffsets = {
    {{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}}};

constexpr CellIndex indexOf(const BoardGeometry& board, CellName name) {
    for (CellIndex cell = 0; cell < board.cellCount; ++cell) {
        if (board.names[std::size_t(cell)] == name) {
            return cell;
        }
    }
    return kNoCell;
}

constexpr void addCell(BoardGeometry& board, CellName name) {
    board.names[std::size_t(board.cellCount)] = name;
    board.cells |= setOf(board.cellCount);
    ++board.cellCount;
}

template <std::size_t Count>
constexpr void joinNeighbours(BoardGeometry& board, const std::array<Offset, Count>& offsets) {
    board.directionCount = int(Count);
    for (CellIndex cell = 0; cell < board.cellCount; ++cell) {
        const CellName name = board.names[std::size_t(cell)];
        for (std::size_t i = 0; i < Count; ++i) {
            const CellName next{name.column + offsets[i].column, name.row + offsets[i].row};
            board.neighbour[std::size_t(cell)][i] = std::int8_t(indexOf(board, next));
        }
    }
}

template <typename Predicate>
constexpr CellSet cellsWhere(const BoardGeometry& board, Predicate holds) {
    CellSet set = 0;
    for (CellIndex cell = 0; cell < board.cellCount; ++cell) {
        set |= holds(board.names[std::size_t(cell)]) ? setOf(cell) : 0;
    }
    return set;
}

constexpr BoardGeometry squareBoard(int columns, int rows) {
    BoardGeometry board;
    board.rowCount = rows;
    board.playerTurn = 4;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            addCell(board, {column, row});
        }
    }
    joinNeighbours(board, kSquareOffsets);
    board.home[0] = cellsWhere(board, [](CellName cell) { return cell.row == 0; });
    board.home[1] = cellsWhere(board, [rows](CellName cell) { return cell.row == rows - 1; });
    return board;
}

/// Makes a square board for four players, in the south, west, north and east (MG-A10). Home rows
/// have no corner cells (MG-20).
constexpr BoardGeometry fourPlayerBoard(int side) {
    BoardGeometry board = squareBoard(side, side);
    board.playerTurn = 2;
    const int last = side - 1;
    const auto inner = [last](int i) { return i > 0 && i < last; };
    board.home = {
        cellsWhere(board, [=](CellName cell) { return cell.row == 0 && inner(cell.column); }),
        cellsWhere(board, [=](CellName cell) { return cell.column == 0 && inner(cell.row); }),
        cellsWhere(board, [=](CellName cell) { return cell.row == last && inner(cell.column); }),
        cellsWhere(board, [=](CellName cell) { return cell.column == last && inner(cell.row); })};
    return board;
}

/// Makes a hexagonal board for three players, in the south, north-west and north-east: at alternate
/// edges, which share no corner (MG-A12).
constexpr BoardGeometry hexagonBoard(int side) {
    BoardGeometry board;
    const int last = 2 * (side - 1);
    board.rowCount = last + 1;
    board.playerTurn = 2;
    for (int row = 0; row <= last; ++row) {
        for (int column = 0; column <= last; ++column) {
            if (column + row >= side - 1 && column + row <= 3 * (side - 1)) {
                addCell(board, {column, row});
            }
        }
    }
    joinNeighbours(board, kHexagonOffsets);
    board.home[0] = cellsWhere(board, [](CellName cell) { return cell.row == 0; });
    board.home[1] = cellsWhere(board, [](CellName cell) { return cell.column == 0; });
    board.home[2] = cellsWhere(
        board, [side](CellName cell) { return cell.column + cell.row == 3 * (side - 1); });
    return board;
}

/// Makes a hexagonal board for two players at opposite edges: three of six directions apart.
constexpr BoardGeometry hexagonForTwo(int side) {
    BoardGeometry board = hexagonBoard(side);
    const int last = board.rowCount - 1;
    board.playerTurn = 3;
    board.home[1] = cellsWhere(board, [last](CellName cell) { return cell.row == last; });
    board.home[2] = 0;
    return board;
}

constexpr BoardGeometry kSquare8x7 = squareBoard(8, 7);
constexpr BoardGeometry kSquare8x8 = squareBoard(8, 8);
constexpr BoardGeometry kFourOn8x8 = fourPlayerBoard(8);
constexpr BoardGeometry kFourOn9x9 = fourPlayerBoard(9);
constexpr BoardGeometry kFourOn10x10 = fourPlayerBoard(10);
constexpr BoardGeometry kHexagon5 = hexagonBoard(5);
constexpr BoardGeometry kHexagon4 = hexagonBoard(4);
constexpr BoardGeometry kTwoOnHexagon5 = hexagonForTwo(5);
constexpr BoardGeometry kTwoOnHexagon4 = hexagonForTwo(4);

} // namespace

const BoardGeometry& geometryOf(const Settings& settings) {
    switch (settings.board) {
    case Board::Square8x7:
        return kSquare8x7;
    case Board::Square8x8:
        return settings.seating == Seating::Four ? kFourOn8x8 : kSquare8x8;
    case Board::Hexagon5:
        return settings.seating == Seating::Two ? kTwoOnHexagon5 : kHexagon5;
    case Board::Hexagon4:
        return settings.seating == Seating::Two ? kTwoOnHexagon4 : kHexagon4;
    case Board::Square9x9:
        return kFourOn9x9;
    case Board::Square10x10:
        return kFourOn10x10;
    }
    return kSquare8x7;
}

std::optional<CellIndex> BoardGeometry::find(CellName name) const {
    const CellIndex cell = indexOf(*this, name);
    return cell == kNoCell ? std::nullopt : std::optional(cell);
}

std::optional<Line> lineBetween(const BoardGeometry& board, CellIndex from, CellIndex to) {
    if (!contains(board.cells, from)) {
        return std::nullopt;
    }
    for (int direction = 0; direction < board.directionCount; ++direction) {
        CellIndex cell = from;
        for (int steps = 1; (cell = board.walk(cell, direction, 1)) != kNoCell; ++steps) {
            if (cell == to) {
                return Line{direction, steps};
            }
        }
    }
    return std::nullopt;
}

bool throwsTowards(const BoardGeometry& board, Player player, int direction) {
    const int count = board.directionCount;
    const int asFirst = (direction + count - player.seat * board.playerTurn % count) % count;
    if (count == 6) { // on hexagons: all directions except south-east and south-west
        return asFirst != 2 && asFirst != 3;
    }
    return asFirst <= 2 || asFirst >= 6;
}

CellSet secondRow(const BoardGeometry& board, Player player) {
    const int row = player.seat == 0 ? 1 : board.rowCount - 2;
    return cellsWhere(board, [row](CellName cell) { return cell.row == row; });
}

} // namespace umpire::murus_gallicus
