#pragma once

#include "rules/games/buda_1686/state.h"

/// Computes who fights in the present operation, and with which strength.
namespace umpire::buda_1686 {

/// An officer who can now raise a unit's HÉ by 1.
struct Boost {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const Boost&) const = default;
};

/// BU-29, BU-30: tells whether the officer commands the unit. Abdurrahman commands all Turkish
/// units except himself. For restoring, Charles also commands the Hungarians.
enum class Command { Boost, Restore };
bool commands(const Unit& officer, const Unit& unit, Command what);

/// BU-A20: tells whether this officer's bonus is free.
bool isFree(const State& state, UnitIndex officer);
/// Tells whether the officer can pay for one more bonus.
bool canPay(const State& state, UnitIndex officer);

UnitSet attackersOf(const State& state);
UnitSet defendersOf(const State& state);
/// Returns the units of the operation's loser that can lose steps now.
UnitSet losersOf(const State& state);
/// BU-26: returns walls whose markers can absorb a step; none against a counter-mine.
ZoneSet markersForLoser(const State& state);

/// BU-18, BU-22: returns the modifier of the die.
int modifierOf(const State& state);
/// Returns the target number: TMS, or the defender's CMS (BU-A4).
int targetOf(const State& state);

struct FightResult {
    Side loser = Side::Imperial;
    int steps = 1;
    bool operator==(const FightResult&) const = default;
};
/// Judges a fight's result (BU-18, BU-A1, BU-A2).
FightResult judge(const State& state, int result);

/// BU-25: counts the Imperial units that face the sortie from the wall.
int facingSortie(const State& state, ZoneIndex wall);

/// Lists the side's possible boosts, ordered by officer, then unit.
std::vector<Boost> boostsOf(const State& state, Side side);
/// BU-29: tells whether Abdurrahman may add 1 to the die of this operation.
bool canRaiseDie(const State& state);
/// BU-21: tells whether Abdurrahman may set out for the attacked wall.
bool canRescue(const State& state);

} // namespace umpire::buda_1686
