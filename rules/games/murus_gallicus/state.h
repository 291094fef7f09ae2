#pragma once

#include "rules/games/murus_gallicus/board.h"

#include <array>
#include <functional>

namespace umpire::murus_gallicus {

/// The units of one player, by height (MG-3, MG-4, MG-10). A cell is in at most one of the sets.
struct Stones {
    CellSet walls = 0;     ///< cells with one stone
    CellSet towers = 0;    ///< cells with two stones
    CellSet catapults = 0; ///< cells with three stones
    [[nodiscard]] constexpr CellSet units() const { return walls | towers | catapults; }
    bool operator==(const Stones&) const = default;
};

/// Tells whether the persons exchanged their sides after the bribe (MG-17).
enum class Persons { AsSeated, Swapped };

/// Tells whether the players agreed on a draw (MG-A9).
enum class Agreement { None, Draw };

struct State {
    Settings settings;
    std::array<Stones, kMaxPlayers> stones{};
    Player mover;
    /// By seat: true if the player has left, because he resigned or, with more than two players,
    /// cannot act (MG-A11).
    std::array<bool, kMaxPlayers> out{};
    Persons persons = Persons::AsSeated;
    Agreement agreement = Agreement::None;
    bool operator==(const State&) const = default;

    [[nodiscard]] const Stones& own() const { return stones[std::size_t(mover.seat)]; }
    /// Returns the cells with units of all other players, including players who have left (MG-A10).
    [[nodiscard]] CellSet foes() const {
        CellSet units = 0;
        for (int seat = 0; seat < kMaxPlayers; ++seat) {
            units |= seat == mover.seat ? 0 : stones[std::size_t(seat)].units();
        }
        return units;
    }
};

/// The owner and the height of the unit on a cell.
struct Unit {
    Player owner;
    int height = 0; ///< number of stones: 1 wall, 2 tower, 3 catapult
    bool operator==(const Unit&) const = default;
};
std::optional<Unit> unitAt(const State& state, CellIndex cell);

/// Puts a unit on the cell. A unit of height 0 empties the cell.
void setUnit(State& state, CellIndex cell, Unit unit);

/// Returns the maximum height of a unit in stones (MG-3, MG-10).
constexpr int heightLimit(const Settings& settings) {
    return settings.catapults == Catapults::On ? 3 : 2;
}

} // namespace umpire::murus_gallicus

template <>
struct std::hash<umpire::murus_gallicus::State> {
    std::size_t operator()(const umpire::murus_gallicus::State& state) const noexcept;
};
