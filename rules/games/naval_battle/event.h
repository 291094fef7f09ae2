#pragma once

#include "rules/games/naval_battle/fight.h"

#include <string>
#include <variant>

/// The events of Naval Battle. Everybody sees an event, unless its comment says otherwise.
namespace umpire::naval_battle {

/// A unit was placed. Only its own side may see this event.
struct Placed {
    Side side = Side::Red;
    Kind kind = kNobody;
    SquareIndex square = 0;
    bool operator==(const Placed&) const = default;
};

/// A placed unit was taken off the board. Only its own side may see this event.
struct TakenUp {
    Side side = Side::Red;
    Kind kind = kNobody;
    SquareIndex square = 0;
    bool operator==(const TakenUp&) const = default;
};

struct SetUpDone {
    Side side = Side::Red;
    bool operator==(const SetUpDone&) const = default;
};

/// Both fleets are set up. Shows the side's occupied squares, and the number of its mines off the
/// board.
struct FleetShown {
    Side side = Side::Red;
    std::vector<SquareIndex> squares; ///< occupied squares, in ascending order
    int minesOff = 0;
    bool operator==(const FleetShown&) const = default;
};

/// A unit moved. The event does not reveal the unit's kind.
struct Moved {
    Side side = Side::Red;
    SquareIndex from = 0;
    SquareIndex to = 0;
    bool operator==(const Moved&) const = default;
};

/// NB-9, NB-A20: two units fought, and both were revealed.
struct Fought {
    Side side = Side::Red; ///< the attacker's side
    SquareIndex at = 0;
    Kind attacker = kNobody;
    SquareIndex target = 0;
    Kind attacked = kNobody;
    FightResult result = FightResult::NoStrike;
    bool operator==(const Fought&) const = default;
};

/// NB-11: a plane attacked. For the other side `carrier` is none, because only the own side may
/// know the carrier's square.
struct PlaneStruck {
    Side side = Side::Red;
    std::optional<SquareIndex> carrier;
    SquareIndex target = 0;
    Kind attacked = kNobody;
    FightResult result = FightResult::NoStrike;
    bool operator==(const PlaneStruck&) const = default;
};

/// NB-12: a plane was taken off the board.
struct PlaneReturned {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const PlaneReturned&) const = default;
};

struct BatteryRemoved {
    Side side = Side::Red; ///< the missile ship's side
    SquareIndex at = 0;
    SquareIndex target = 0;
    bool operator==(const BatteryRemoved&) const = default;
};

enum class Sweep : std::uint8_t { Removed, NoMine };
struct MineSwept {
    Side side = Side::Red; ///< the minesweeper's side
    SquareIndex at = 0;
    SquareIndex target = 0;
    Sweep sweep = Sweep::Removed;
    bool operator==(const MineSwept&) const = default;
};

struct MineLaid {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const MineLaid&) const = default;
};

/// NB-20: a unit left the board, because it stayed too long on neutral water. For the other side
/// `kind` is kHidden, unless the unit is a mine or a plane.
struct Withdrawn {
    Side side = Side::Red;
    SquareIndex square = 0;
    Kind kind = kNobody;
    bool operator==(const Withdrawn&) const = default;
};

/// NB-22: a side lost the units without which it cannot win. If the loss was hidden (NB-20), only
/// this side may see the event.
enum class Chance : std::uint8_t { LandingShip, MissileShips };
struct ChanceLost {
    Side side = Side::Red;
    Chance lost = Chance::LandingShip;
    Openness openness = Openness::Open;
    bool operator==(const ChanceLost&) const = default;
};

/// NB-4: a landing ship reached the enemy's port.
struct Landed {
    Side side = Side::Red;
    SquareIndex square = 0;
    bool operator==(const Landed&) const = default;
};

struct Passed {
    Side side = Side::Red;
    bool operator==(const Passed&) const = default;
};

struct Resigned {
    Side side = Side::Red;
    bool operator==(const Resigned&) const = default;
};

struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};

using Event = std::variant<Placed, TakenUp, SetUpDone, FleetShown, Moved, Fought, PlaneStruck,
                           PlaneReturned, BatteryRemoved, MineSwept, MineLaid, Withdrawn,
                           ChanceLost, Landed, Passed, Resigned, DrawAgreed>;

} // namespace umpire::naval_battle
