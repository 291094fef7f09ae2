#include "app/cli/rules/rules_board.h"

#include "app/cli/rules/rules_terminal.h"
#include "app/record/lessons/lesson_json.h"
#include "app/record/sentences/spoken_action.h"
#include "rules/any_game/any_game.h"

#include <algorithm>

namespace umpire {
namespace {

/// Pads the text on the left with blanks to that width.
std::string padded(std::string text, std::size_t width) {
    return text.size() < width ? text.insert(0, width - text.size(), ' ') : text;
}

/// Returns the letters of the columns, "     a  b  c", for rows with cells of that width.
std::string columnLetters(int columns, std::size_t width) {
    std::string line = "  ";
    for (int column = 0; column < columns; ++column) {
        line += padded(std::string(1, char('a' + column)), width);
    }
    return line + "\n";
}

std::string rowNumber(int row) {
    return padded(std::to_string(row + 1), 2);
}

std::string murusCell(const murus_gallicus::State& state, murus_gallicus::CellIndex cell) {
    constexpr std::array<std::string_view, murus_gallicus::kMaxPlayers> kLetters = {".WTC", ".wtc",
                                                                                    ".XUD", ".xud"};
    const auto unit = unitAt(state, cell);
    return std::string(1, unit ? kLetters[std::size_t(unit->owner.seat)][std::size_t(unit->height)]
                               : '.');
}

Message murusLegend(const murus_gallicus::State& state) {
    constexpr std::array<std::string_view, murus_gallicus::kMaxPlayers> kUnits = {"W T C", "w t c",
                                                                                  "X U D", "x u d"};
    std::vector<Message> units;
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        units.push_back(
            message("%1: %2", kUnits[std::size_t(seat)], nameOf(state.settings, Player{seat})));
    }
    return message("The letters are walls, towers and catapults. %1.", joined(units, "%1, %2"));
}

} // namespace

std::string BoardWords::line(const Message& message) const {
    return wrapped(capitalised(said(message)), 2);
}

std::string BoardWords::placeName(const std::string& name) const {
    return tongue_.saidWord("Kit", name).value_or(name);
}

namespace {

/// Draws hexagons in shifted rows: a row is indented by half a cell for each cell that it has fewer
/// than the longest row. The name of its first cell precedes each row.
BoardText drawn(const murus_gallicus::State& state, const BoardWords& words) {
    const auto& board = geometryOf(state.settings);
    const bool hexagons = board.directionCount == 6;
    std::string text;
    for (int row = board.rowCount - 1; row >= 0; --row) {
        std::string cells;
        std::string first;
        for (int cell = 0; cell < board.cellCount; ++cell) {
            const CellName name = board.names[std::size_t(cell)];
            if (name.row == row) {
                first = first.empty() ? umpire::text(name) : first;
                cells += " " + murusCell(state, cell);
            }
        }
        const std::size_t widest = 2 * std::size_t(board.rowCount);
        text += hexagons ? first + std::string((widest - cells.size()) / 2, ' ') : rowNumber(row);
        text += cells + "\n";
    }
    const int columns = board.cellCount / board.rowCount;
    return {text + (hexagons ? "" : columnLetters(columns, 2)), words.line(murusLegend(state))};
}

std::string navalCell(const naval_battle::State& state, naval_battle::SquareIndex square) {
    using naval_battle::Water;
    const auto& token = state.at(square);
    if (token.isThere()) {
        const bool red = token.side == naval_battle::Side::Red;
        if (token.kind == naval_battle::kHidden) {
            return red ? "R?" : "y?";
        }
        std::string id = idOf(state.table(), token.kind);
        if (!red) {
            std::ranges::transform(id, id.begin(), [](char c) { return char(c | 0x20); });
        }
        return id;
    }
    switch (state.chart().waterAt(square)) {
    case Water::Sea:
        return "~";
    case Water::Neutral:
        return "o";
    case Water::Island:
        return "#";
    case Water::RedPort:
    case Water::YellowPort:
        return ".";
    }
    return "~";
}

/// Returns the coast above that row with its entrances, such as "====  ===="; empty if there is no
/// coast.
std::string coastAbove(const naval_battle::Board& board, int row) {
    std::string line;
    for (const auto& coast : board.coasts) {
        if (coast.rowBelow == row) {
            line = "  ";
            for (const bool open : coast.open) {
                line += open ? "   " : "===";
            }
            line += "\n";
        }
    }
    return line;
}

BoardText drawn(const naval_battle::State& state, const BoardWords& words) {
    const auto& board = state.chart().board();
    std::string text;
    for (int row = board.rows - 1; row >= 0; --row) {
        text += coastAbove(board, row) + rowNumber(row);
        for (int column = 0; column < board.columns; ++column) {
            text += padded(navalCell(state, row * board.columns + column), 3);
        }
        text += "\n";
    }
    return {text + columnLetters(board.columns, 3),
            words.line(message("Red's units are in capitals, yellow's in small letters; R? and y? "
                               "are hidden ones.")) +
                words.line(message("~ is sea, o neutral water, # an island, . a port, and === the "
                                   "coast line."))};
}

/// Returns the sign of a player: "L" or "D" in a game of two, "1" to "4" with more players.
std::string triremeLetter(const triremes::State& state, Player player) {
    const std::string name = Triremes::playerName(state, player);
    return Triremes::playerCount(state) == 2 ? std::string(1, char(name.front() & ~0x20))
                                             : std::to_string(player.seat + 1);
}

std::string triremeCell(const triremes::State& state, triremes::Square square) {
    constexpr std::array<std::string_view, 4> kBows = {"^", ">", "v", "<"};
    if (const auto* ship = shipOn(state, square)) {
        const std::string_view part =
            ship->bow == square ? kBows[std::size_t(ship->heading)] : std::string_view("=");
        return triremeLetter(state, ship->owner).append(part);
    }
    if (const auto* soldier = soldierOn(state, square)) {
        return triremeLetter(state, soldier->owner) + "s";
    }
    const auto& chart = state.chart();
    return chart.capitalOf[std::size_t(square)] >= 0 ? "#" : chart.isCoast(square) ? "." : "~";
}

std::string cargoes(const triremes::State& state, const BoardWords& words) {
    std::vector<Message> all;
    for (const auto& ship : state.ships) {
        if (ship.soldiers != 0) {
            const bool hidden = ship.soldiers == triremes::kHiddenCargo;
            all.push_back(message("%1: %2", triremes::text(state.chart(), ship.bow),
                                  hidden ? message("hidden") : Message(ship.soldiers)));
        }
    }
    return all.empty()
               ? std::string()
               : words.line(message("Soldiers aboard the ships: %1.", joined(all, "%1, %2")));
}

Message triremeLegend(const triremes::State& state) {
    std::vector<Message> sides;
    for (int seat = 0; seat < Triremes::playerCount(state); ++seat) {
        sides.push_back(message("%1: %2", triremeLetter(state, Player{seat}),
                                spokenPlayer(Triremes::playerName(state, Player{seat}), {})));
    }
    return message("%1. ^ > v < is a bow, = a stern, s a soldier, ~ sea, . coast, and # a "
                   "fortress.",
                   joined(sides, "%1, %2"));
}

BoardText drawn(const triremes::State& state, const BoardWords& words) {
    const auto& chart = state.chart();
    std::string text;
    for (int row = chart.rows - 1; row >= 0; --row) {
        text += rowNumber(row);
        for (int column = 0; column < chart.columns; ++column) {
            text += padded(triremeCell(state, row * chart.columns + column), 3);
        }
        text += "\n";
    }
    return {text + columnLetters(chart.columns, 3) + cargoes(state, words),
            words.line(triremeLegend(state))};
}

} // namespace

BoardText drawn(const AnyPosition& position, const BoardWords& words) {
    BoardText text;
    visitGame(position.game().name, [&]<typename G>(std::type_identity<G>) {
        text = drawn(*stateIn<G>(position), words);
    });
    return text;
}

} // namespace umpire
