#include "app/record/game_files/naval_files.h"

#include <algorithm>

namespace umpire {
namespace {

Loaded<void> checkRoom(const GameFile& file, const naval_battle::Resources& resources) {
    auto pieces = resources.table.mines;
    for (const naval_battle::Ship& ship : resources.table.ships) {
        pieces += ship.count;
    }
    for (const naval_battle::Side side : naval_battle::kSides) {
        const auto& board = resources.board;
        const auto squares = std::ranges::count(board.squares, naval_battle::portOf(side));
        const auto needed = pieces + std::ssize(board.batteries[naval_battle::indexOf(side)]);
        if (squares < needed) {
            return tl::make_unexpected(file.name + ": the " +
                                       std::string(naval_battle::nameOf(side)) + " port has " +
                                       std::to_string(squares) + " squares; give it " +
                                       std::to_string(needed) + " at least, for the whole fleet");
        }
    }
    return {};
}

} // namespace

template <>
Loaded<naval_battle::Resources> resourcesFrom<NavalBattle>(const GameFiles& files) {
    const auto table = files.find("naval_table.json");
    const auto board = files.find("naval_board.txt");
    if (table == files.end() || board == files.end()) {
        return tl::make_unexpected("naval-battle needs naval_table.json and naval_board.txt");
    }
    auto ships = navalTableFrom(table->second);
    auto squares = navalBoardFrom(board->second);
    if (!ships || !squares) {
        return tl::make_unexpected(ships ? squares.error() : ships.error());
    }
    naval_battle::Resources resources{*std::move(ships), *std::move(squares)};
    return checkRoom(board->second, resources).map([&] { return std::move(resources); });
}

} // namespace umpire
