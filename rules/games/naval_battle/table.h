#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// The table of ships (NB-3). The printed one is lost: the table is read from a file and these are
/// the structs it is read into.
namespace umpire::naval_battle {

/// A ship by its place in the table, or one of the four below. Of a token that a player may not
/// look under, kHidden.
using Kind = std::int8_t;
constexpr Kind kNobody = -1;
constexpr Kind kBattery = -2;
constexpr Kind kMine = -3;
constexpr Kind kPlane = -4;
constexpr Kind kHidden = -5;

/// What the rules say of a ship besides its strength and its move.
enum class Role : std::uint8_t {
    Plain,
    Carrier,     ///< sends a plane (NB-11)
    MissileShip, ///< removes batteries (NB-15)
    Minesweeper, ///< lays and removes mines (NB-17, NB-18)
    LandingShip  ///< wins (NB-4)
};

struct Ship {
    std::string id;   ///< two capital letters, "PA"
    std::string name; ///< for people, "battleship"
    int count = 0;    ///< of one side
    int move = 0;     ///< squares a turn
    int strength = 0; ///< NB-9
    Role role = Role::Plain;
    bool operator==(const Ship&) const = default;
};

struct Table {
    std::vector<Ship> ships;
    int mines = 6;       ///< of one side
    int neutralStay = 3; ///< NB-20: turns of the owner
    int planeRange = 4;  ///< NB-11: squares, the target's counted
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
