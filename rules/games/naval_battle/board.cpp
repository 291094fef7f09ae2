#include "rules/games/naval_battle/board.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

struct Offset {
    int column = 0;
    int row = 0;
};
constexpr std::array<Offset, kDirections> kOffsets = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

bool isOpen(const Coast& coast, int column) {
    return coast.open[std::size_t(column)];
}

/// Appends the entrances of a port from left to right. Adjacent open columns form one entrance.
void appendEntrances(const Board& board, Side side, std::vector<Entrance>& entrances) {
    const Coast& coast = board.coasts[indexOf(side)];
    const int row = side == Side::Red ? coast.rowBelow : coast.rowBelow + 1;
    for (int column = 0; column < board.columns; ++column) {
        if (!isOpen(coast, column) || (column > 0 && isOpen(coast, column - 1))) {
            continue;
        }
        int behind = column;
        while (behind < board.columns && isOpen(coast, behind)) {
            ++behind;
        }
        entrances.push_back(
            {side, {row * board.columns + column - 1, row * board.columns + behind}});
    }
}

/// Returns the entrance of the side's port that contains the column; kNoEntrance if none does.
int entranceAt(const Chart& chart, Side side, int column) {
    for (std::size_t i = 0; i < chart.entrances.size(); ++i) {
        const Entrance& entrance = chart.entrances[i];
        if (entrance.port == side && chart.nameOf(entrance.batteries[0]).column < column &&
            column < chart.nameOf(entrance.batteries[1]).column) {
            return int(i);
        }
    }
    return kNoEntrance;
}

Neighbour stepFrom(const Chart& chart, SquareIndex from, Offset offset) {
    const CellName at = chart.nameOf(from);
    const CellName next{at.column + offset.column, at.row + offset.row};
    const auto to = chart.find(next);
    if (!to || chart.waterAt(from) == Water::Island || chart.waterAt(*to) == Water::Island) {
        return {};
    }
    for (const Side side : kSides) {
        const Coast& coast = chart.board().coasts[indexOf(side)];
        if (std::min(at.row, next.row) == coast.rowBelow && at.row != next.row) {
            const bool open = isOpen(coast, at.column) && isOpen(coast, next.column);
            return open ? Neighbour{*to, entranceAt(chart, side, at.column)} : Neighbour{};
        }
    }
    return {*to, kNoEntrance};
}

} // namespace

bool Chart::isBatterySquare(SquareIndex square, Side side) const {
    return std::ranges::count(board().batteries[indexOf(side)], square) > 0;
}

std::optional<SquareIndex> Chart::find(CellName name) const {
    const bool inside = name.column >= 0 && name.column < board().columns && name.row >= 0 &&
                        name.row < board().rows;
    return inside ? std::optional(name.row * board().columns + name.column) : std::nullopt;
}

int Chart::distance(SquareIndex one, SquareIndex other) const {
    const CellName a = nameOf(one);
    const CellName b = nameOf(other);
    return std::max({a.column - b.column, b.column - a.column, a.row - b.row, b.row - a.row});
}

bool Chart::areAdjacent(SquareIndex one, SquareIndex other) const {
    return std::ranges::count(steps[std::size_t(one)], other, &Neighbour::to) > 0;
}

std::shared_ptr<const Chart> chartOf(Resources resources) {
    Chart chart;
    chart.resources = std::move(resources);
    for (const Side side : kSides) {
        appendEntrances(chart.board(), side, chart.entrances);
    }
    chart.steps.resize(std::size_t(chart.squareCount()));
    for (SquareIndex square = 0; square < chart.squareCount(); ++square) {
        for (std::size_t i = 0; i < kOffsets.size(); ++i) {
            chart.steps[std::size_t(square)][i] = stepFrom(chart, square, kOffsets[i]);
        }
    }
    chart.batteriesNear.resize(chart.steps.size());
    for (const Side side : kSides) {
        for (const SquareIndex battery : chart.board().batteries[indexOf(side)]) {
            for (SquareIndex square = 0; square < chart.squareCount(); ++square) {
                if (chart.distance(square, battery) <= 1) {
                    chart.batteriesNear[std::size_t(square)][indexOf(side)].push_back(battery);
                }
            }
        }
    }
    return std::make_shared<const Chart>(std::move(chart));
}

} // namespace umpire::naval_battle
