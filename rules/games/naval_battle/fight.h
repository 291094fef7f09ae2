#pragma once

#include "rules/games/naval_battle/state.h"

namespace umpire::naval_battle {

enum class FightResult : std::uint8_t {
    AttackerLost,
    TargetLost,
    BothLost,
    NoStrike ///< both units survive: a battery fights a missile ship, or a plane a mine
};

/// Returns the result of a fight (NB-9, NB-13, NB-19, NB-A7, NB-A9). An attack on a hidden unit
/// that cannot be attacked has no effect, and costs the turn.
FightResult resultOf(const Table& table, Kind attacker, Kind attacked);

/// Returns the result of a plane's attack, with the reading in the settings (NB-A9).
FightResult planeResultOf(const State& state, Kind attacked);

/// Tells whether a unit that has moved may also attack (NB-A1), or remove a battery (NB-A2).
bool mayAttackAfterMove(const Settings& settings);
bool mayRemoveAfterMove(const Settings& settings);

/// Returns the maximum number of the owner's turns that a unit may be on neutral water (NB-20,
/// NB-A12).
int neutralStayOf(const State& state);

/// Returns the strength of a unit (NB-9). A plane has its carrier's strength (NB-A9).
int strengthOf(const Table& table, Kind kind);

/// Tells whether the unit is a known mine or battery, which batteries and planes cannot attack
/// (NB-13, NB-A10).
bool isKnownMineOrBattery(const Token& token);

/// Tells whether the unit of `from` may attack from `at`, as far as the enemy can know (NB-9,
/// NB-A6, NB-A18, NB-21).
bool canAttack(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// NB-15: tells whether the unit may remove the battery from `at`. The coast does not prevent it.
bool canRemoveBattery(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// Tells whether the unit may remove a mine on the target square (NB-18).
bool canRemoveMine(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// Tells whether a plane may attack the target square (NB-11, NB-A10).
bool canSendPlane(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// Tells whether the side may lay a mine on that square (NB-17, NB-A14).
bool canLayMine(const State& state, Side side, SquareIndex square);

} // namespace umpire::naval_battle
