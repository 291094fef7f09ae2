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

/// TR-A2: the players with the highest throw tied, and throw again.
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

/// TR-11: a ship sank with the soldiers aboard (TR-13). Some may still cross over (TR-18).
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

/// Soldiers have gone aboard. For other players the event does not name the ship (none); they must
/// have watched and remember it.
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

/// Numbers of fighters: soldiers, plus one for sailors (TR-16).
struct FightBegan {
    FightKind kind = FightKind::Land;
    Fight fight;
    Player attacker;
    int attackers = 1;
    Player defender;
    int defenders = 1;
    bool operator==(const FightBegan&) const = default;
};

/// The sums of die and +3 or +2 (TR-15). Equal sums are a tie (TR-19).
struct Exchanged {
    Player attacker;
    int attack = 0;
    Player defender;
    int defence = 0;
    bool operator==(const Exchanged&) const = default;
};

/// A tie ended the fight without losses, by one reading of the rules.
struct FightEndedByTie {
    bool operator==(const FightEndedByTie&) const = default;
};

/// TR-17: a fighter is lost instead of a throw.
struct FighterForfeited {
    Player player;
    bool operator==(const FighterForfeited&) const = default;
};

/// A figure has fallen: ashore on this place, or aboard the ship with this bow.
enum class Fallen { Soldier, Sailors };
struct FighterFell {
    Player owner;
    Square place = kNoSquare;
    Fallen who = Fallen::Soldier;
    bool operator==(const FighterFell&) const = default;
};

/// TR-16, TR-A14, TR-A15, TR-18: a ship was captured. `soldiers`: the number of soldiers who came
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

/// TR-22: of more than two players, one is out; this player's figures leave the board.
struct PlayerBeaten {
    Player player;
    Message because;
    bool operator==(const PlayerBeaten&) const = default;
};

/// `soldiers`: the soldiers aboard a sold ship; hidden from players without a part in the sale.
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

/// The players have agreed that no player wins.
struct DrawAgreed {
    bool operator==(const DrawAgreed&) const = default;
};

using Event = std::variant<SoldierPlaced, DieThrown, FirstThrowTied, FirstPlayerFound, ShipSailed,
                           ShipSunk, SoldierStepped, SoldiersLoaded, SoldierLanded, FightBegan,
                           Exchanged, FighterForfeited, FighterFell, ShipCaptured, Passed,
                           PlayerBeaten, FigureSold, BondChanged, DrawAgreed, FightEndedByTie>;

} // namespace umpire::triremes
