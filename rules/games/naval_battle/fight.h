#pragma once

#include "rules/games/naval_battle/state.h"

namespace umpire::naval_battle {

enum class FightResult : std::uint8_t {
    AttackerLost,
    TargetLost,
    BothLost,
    NoStrike ///< both stay: a battery at a missile ship, a plane at a mine
};

/// NB-9, NB-13, NB-19, NB-A7, NB-A9. What was not known for a wrong target before it was shown
/// costs the turn and nothing else.
FightResult resultOf(const Table& table, Kind attacker, Kind attacked);

/// What a plane does to what it attacks, by the reading of the settings (NB-A9).
FightResult planeResultOf(const State& state, Kind attacked);

/// May a unit that has moved attack (NB-A1), and may it remove a battery (NB-A2)?
bool mayAttackAfterMove(const Settings& settings);
bool mayRemoveAfterMove(const Settings& settings);

/// So many turns of its owner a unit is on neutral water before it is removed (NB-20, NB-A12).
int neutralStayOf(const State& state);

/// NB-9, NB-A9: a plane has the carrier's.
int strengthOf(const Table& table, Kind kind);

/// No target for a battery or a plane (NB-13, NB-A10).
bool isKnownMineOrBattery(const Token& token);

/// By what the enemy knows, may the unit at `from`, standing at `at`, attack there? NB-9, NB-A6,
/// NB-A18, NB-21.
bool canAttack(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// NB-15: whoever stands at `at` has that battery in reach, the coast notwithstanding.
bool canRemoveBattery(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// NB-18.
bool canRemoveMine(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// NB-11, NB-A10.
bool canSendPlane(const State& state, SquareIndex from, SquareIndex at, SquareIndex target);
/// NB-17, NB-A14.
bool canLayMine(const State& state, Side side, SquareIndex square);

} // namespace umpire::naval_battle
