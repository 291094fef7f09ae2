#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// The table of ships (NB-3). The printed table is lost, so these values are read from a file.
namespace umpire::naval_battle {

/// The kind of a unit: the index of a ship in the table, or one of the negative values below.
/// kHidden replaces a kind that the player may not know.
using Kind = std::int8_t;
constexpr Kind kNobody = -1;
constexpr Kind kBattery = -2;
constexpr Kind kMine = -3;
constexpr Kind kPlane = -4;
constexpr Kind kHidden = -5;

/// The special ability of a ship, besides its strength and its move.
enum class Role : std::uint8_t {
    Plain,
    Carrier,     ///< can send a plane (NB-11)
    MissileShip, ///< can remove batteries (NB-15)
    Minesweeper, ///< can lay and remove mines (NB-17, NB-18)
    LandingShip  ///< wins if it lands in the enemy's port (NB-4)
};

struct Ship {
    std::string id;   ///< two capital letters, such as "PA"
    std::string name; ///< for people, such as "battleship"
    int count = 0;    ///< number of ships of this kind in each fleet
    int move = 0;     ///< maximum length of a move, in squares
    int strength = 0; ///< the stronger ship wins a fight (NB-9)
    Role role = Role::Plain;
    bool operator==(const Ship&) const = default;
};

struct Table {
    std::vector<Ship> ships;
    int mines = 6;       ///< number of mines in each fleet
    int neutralStay = 3; ///< maximum number of the owner's turns on neutral water (NB-20)
    int planeRange = 4;  ///< maximum distance from the carrier to the target, in squares (NB-11)
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
