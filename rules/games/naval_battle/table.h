#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// The table of ships (NB-3). The printed table is lost, so a table is read from a file into these
/// structs.
namespace umpire::naval_battle {

/// A ship by its index in the table, or one of the negative values below. kHidden marks a token
/// whose kind a player may not know.
using Kind = std::int8_t;
constexpr Kind kNobody = -1;
constexpr Kind kBattery = -2;
constexpr Kind kMine = -3;
constexpr Kind kPlane = -4;
constexpr Kind kHidden = -5;

/// A ship's special ability, besides its strength and its move.
enum class Role : std::uint8_t {
    Plain,
    Carrier,     ///< sends a plane (NB-11)
    MissileShip, ///< removes batteries (NB-15)
    Minesweeper, ///< lays and removes mines (NB-17, NB-18)
    LandingShip  ///< wins by landing (NB-4)
};

struct Ship {
    std::string id;   ///< two capital letters, "PA"
    std::string name; ///< for people, such as "battleship"
    int count = 0;    ///< number of ships of this kind per side
    int move = 0;     ///< squares per turn
    int strength = 0; ///< NB-9
    Role role = Role::Plain;
    bool operator==(const Ship&) const = default;
};

struct Table {
    std::vector<Ship> ships;
    int mines = 6;       ///< number of mines per side
    int neutralStay = 3; ///< NB-20: turns of the owner
    int planeRange = 4;  ///< NB-11: in squares, the target's included
    bool operator==(const Table&) const = default;

    [[nodiscard]] const Ship* shipOf(Kind kind) const {
        return kind >= 0 && std::size_t(kind) < ships.size() ? &ships[std::size_t(kind)] : nullptr;
    }
    [[nodiscard]] bool is(Kind kind, Role role) const {
        const Ship* ship = shipOf(kind);
        return ship != nullptr && ship->role == role;
    }
};

} // namespace umpire::naval_battle
