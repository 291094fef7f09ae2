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

/// TR-A2: several players threw the highest number, and throw again.
struct FirstThrowTied {
    int value = 0;
    bool operator==(const FirstThrowTied&) const = default;
};
struct FirstPlayerFound {
    Player player;
    bool operator==(const FirstPlayerFound&) const = default;
};

/// The kind of a ship's move. Tactical: the defender moves a ship instead of throwing (TR-17).
enum class SailingKind { Turn, Tactical };
struct ShipSailed {
    Player owner;
    Square from = kNoSquare;
    Square to = kNoSquare;
    Heading heading = Heading::North;
    SailingKind kind = SailingKind::Turn;
    bool operator==(const ShipSailed&) const = default;
};

/// TR-11: a ship sank with the soldiers aboard (TR-13). In a fight, its soldiers may still capture
/// the other ship (TR-18).
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

/// Soldiers went aboard a ship. For other players `ship` is kNoSquare: they must have watched, and
/// must remember the ship.
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

/// A fight began. `attackers` and `defenders` are numbers of fighters: the soldiers, and 1 for a
/// ship's sailors (TR-16).
struct FightBegan {
    FightKind kind = FightKind::Land;
    Fight fight;
    Player attacker;
    int attackers = 1;
    Player defender;
    int defenders = 1;
    bool operator==(const FightBegan&) const = default;
};

/// An exchange of throws. `attack` is the attacker's die + 3, and `defence` the defender's die + 2
/// (TR-15). Equal sums are a tie (TR-19).
struct Exchanged {
    Player attacker;
    int attack = 0;
    Player defender;
    int defence = 0;
    bool operator==(const Exchanged&) const = default;
};

/// A tie ended the fight without losses, with that reading of the rules (TR-A12).
struct FightEndedByTie {
    bool operator==(const FightEndedByTie&) const = default;
};

/// TR-17: the player loses a fighter, because he moved a ship instead of throwing.
struct FighterForfeited {
    Player player;
    bool operator==(const FighterForfeited&) const = default;
};

/// A fighter fell: ashore on the square `place`, or aboard the ship with its bow there.
enum class Fallen { Soldier, Sailors };
struct FighterFell {
    Player owner;
    Square place = kNoSquare;
    Fallen who = Fallen::Soldier;
    bool operator==(const FighterFell&) const = default;
};

/// TR-16, TR-A14, TR-A15, TR-18: a ship was captured. `soldiers` is the number of soldiers who came
/// aboard.
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

/// TR-22: a player lost, in a game for more than two. His figures leave the board.
struct PlayerBeaten {
    Player player;
    Message because;
    bool operator==(const PlayerBeaten&) const = default;
};

/// A figure was sold. `soldiers` is the number of soldiers aboard a sold ship; hidden from players
/// who are not part of the sale.
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

/// The players agreed that nobody wins.
struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};

using Event = std::variant<SoldierPlaced, DieThrown, FirstThrowTied, FirstPlayerFound, ShipSailed,
                           ShipSunk, SoldierStepped, SoldiersLoaded, SoldierLanded, FightBegan,
                           Exchanged, FighterForfeited, FighterFell, ShipCaptured, Passed,
                           PlayerBeaten, FigureSold, BondChanged, DrawAgreed, FightEndedByTie>;

} // namespace umpire::triremes
