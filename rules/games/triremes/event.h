#pragma once

#include "rules/games/triremes/state.h"
#include "rules/table/message.h"

#include <variant>

namespace umpire::triremes {

struct SoldierPlaced {
    Player owner;
    Square at = kNoSquare;
    bool operator==(const SoldierPlaced&) const = default;
};

enum class DieUse { First, Attack, Defence };
struct DieThrown {
    Player player;
    DieUse use = DieUse::First;
    int value = 0;
    bool operator==(const DieThrown&) const = default;
};

/// TR-A2: the highest have thrown the same and throw again.
struct FirstThrowTied {
    int value = 0;
    bool operator==(const FirstThrowTied&) const = default;
};
struct FirstPlayerFound {
    Player player;
    bool operator==(const FirstPlayerFound&) const = default;
};

/// Tactical: instead of the defender's throw (TR-17).
enum class SailingKind { Turn, Tactical };
struct ShipSailed {
    Player owner;
    Square from = kNoSquare;
    Square to = kNoSquare;
    Heading heading = Heading::North;
    SailingKind kind = SailingKind::Turn;
    bool operator==(const ShipSailed&) const = default;
};

/// TR-11; with the soldiers that were aboard (TR-13). Some may yet cross (TR-18).
struct ShipSunk {
    Player owner;
    Square bow = kNoSquare;
    int soldiers = 0;
    bool operator==(const ShipSunk&) const = default;
};

struct SoldierStepped {
    Player owner;
    Square from = kNoSquare;
    Square to = kNoSquare;
    bool operator==(const SoldierStepped&) const = default;
};

/// Soldiers have gone aboard; which ship it was is not for the others (none), who have to remember.
struct SoldiersLoaded {
    Player owner;
    Square ship = kNoSquare;
    Square first = kNoSquare;
    Square second = kNoSquare;
    bool operator==(const SoldiersLoaded&) const = default;
};

struct SoldierLanded {
    Player owner;
    Square ship = kNoSquare;
    Square at = kNoSquare;
    bool operator==(const SoldierLanded&) const = default;
};

/// Fighters: soldiers, and the sailors as one more (TR-16).
struct FightBegan {
    FightKind kind = FightKind::Land;
    Fight fight;
    Player attacker;
    int attackers = 1;
    Player defender;
    int defenders = 1;
    bool operator==(const FightBegan&) const = default;
};

/// The sums of die and +3 or +2 (TR-15). Equal ones are a tie (TR-19).
struct Exchanged {
    Player attacker;
    int attack = 0;
    Player defender;
    int defence = 0;
    bool operator==(const Exchanged&) const = default;
};

/// By the reading that a tie is the end of a fight: nobody falls.
struct FightEndedByTie {
    bool operator==(const FightEndedByTie&) const = default;
};

/// TR-17: instead of a throw.
struct FighterForfeited {
    Player player;
    bool operator==(const FighterForfeited&) const = default;
};

/// A figure has fallen: of a place ashore, or aboard the ship with this bow.
enum class Fallen { Soldier, Sailors };
struct FighterFell {
    Player owner;
    Square place = kNoSquare;
    Fallen who = Fallen::Soldier;
    bool operator==(const FighterFell&) const = default;
};

/// TR-16, TR-A14, TR-A15, TR-18. `soldiers`: who have come aboard by it.
struct ShipCaptured {
    Player by;
    Square bow = kNoSquare;
    int soldiers = 0;
    bool operator==(const ShipCaptured&) const = default;
};

struct Passed {
    Player player;
    bool operator==(const Passed&) const = default;
};

/// TR-22: of more than two, one is out; his figures leave the board.
struct PlayerBeaten {
    Player player;
    Message because;
    bool operator==(const PlayerBeaten&) const = default;
};

/// `soldiers`: aboard a ship that was sold; hidden from those who have no part in it.
struct FigureSold {
    Player from;
    Player to;
    Square figure = kNoSquare;
    int soldiers = 0;
    bool operator==(const FigureSold&) const = default;
};

enum class Bond { Allied, Parted };
struct BondChanged {
    Player one;
    Player other;
    Bond bond = Bond::Allied;
    bool operator==(const BondChanged&) const = default;
};

/// The players have agreed that nobody wins.
struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};

using Event = std::variant<SoldierPlaced, DieThrown, FirstThrowTied, FirstPlayerFound, ShipSailed,
                           ShipSunk, SoldierStepped, SoldiersLoaded, SoldierLanded, FightBegan,
                           Exchanged, FighterForfeited, FighterFell, ShipCaptured, Passed,
                           PlayerBeaten, FigureSold, BondChanged, DrawAgreed, FightEndedByTie>;

} // namespace umpire::triremes
