#pragma once

#include "rules/games/murus_gallicus/board.h"

#include <array>
#include <functional>

namespace umpire::murus_gallicus {

/// The units of one player, by height (MG-3, MG-4, MG-10). No cell is in two of these sets.
struct Stones {
    CellSet walls = 0;     ///< cells with one stone
    CellSet towers = 0;    ///< cells with two stones
    CellSet catapults = 0; ///< cells with three stones
    [[nodiscard]] constexpr CellSet units() const { return walls | towers | catapults; }
    bool operator==(const Stones&) const = default;
};

/// The persons who lead the sides after the bribe (MG-17): as seated, or exchanged.
enum class Persons { AsSeated, Swapped };

/// MG-A9: the players may agree on a draw.
enum class Agreement { None, Draw };

struct State {
    Settings settings;
    std::array<Stones, kMaxPlayers> stones{};
    Player mover;
    /// Players who have left, by seat: resigned or, of more than two, stalemated (MG-A11).
    std::array<bool, kMaxPlayers> out{};
    Persons persons = Persons::AsSeated;
    Agreement agreement = Agreement::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Stones& own() const { return stones[std::size_t(mover.seat)]; }
    /// Returns the cells of all other players, including those who have left (MG-A10).
    [[nodiscard]] CellSet foes() const {
        CellSet units = 0;
        for (int seat = 0; seat < kMaxPlayers; ++seat) {
            units |= seat == mover.seat ? 0 : stones[std::size_t(seat)].units();
        }
        return units;
    }
};

/// The height and the owner of the unit on a cell.
struct Unit {
    Player owner;
    int height = 0; ///< stones: 1 wall, 2 tower, 3 catapult
    bool operator==(const Unit&) const = default;
};
std::optional<Unit> unitAt(const State& state, CellIndex cell);

/// Puts a unit of that height on the cell; height 0 empties it.
void setUnit(State& state, CellIndex cell, Unit unit);

/// Returns the greatest height of a pile (MG-3, MG-10).
constexpr int heightLimit(const Settings& settings) {
    return settings.catapults == Catapults::On ? 3 : 2;
}

} // namespace umpire::murus_gallicus

template <>
struct std::hash<umpire::murus_gallicus::State> {
    std::size_t operator()(const umpire::murus_gallicus::State& state) const noexcept;
};
