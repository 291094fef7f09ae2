#pragma once

#include "rules/games/buda_1686/state.h"

/// Finds the units that fight in the present operation, and their strength.
namespace umpire::buda_1686 {

/// An officer, and a unit whose HÉ (combat value) he can raise by 1 now.
struct Boost {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const Boost&) const = default;
};

/// BU-29, BU-30: tells whether the officer commands the unit. Abdurrahman commands all Turkish
/// units except himself. Charles also commands the Hungarians, but only to restore them.
enum class Command { Boost, Restore };
bool commands(const Unit& officer, const Unit& unit, Command what);

/// BU-A20: tells whether the bonuses of this officer cost no special action.
bool isFree(const State& state, UnitIndex officer);
/// Tells whether the officer can pay for another bonus.
bool canPay(const State& state, UnitIndex officer);

UnitSet attackersOf(const State& state);
UnitSet defendersOf(const State& state);
/// Returns the units that can lose steps now, on the side that loses the operation.
UnitSet losersOf(const State& state);
/// BU-26: returns the walls whose markers can absorb a step for the losing side; none against a
/// counter-mine.
ZoneSet markersForLoser(const State& state);

/// BU-18, BU-22: returns the modifier of a fight's die: the attackers' strength, minus the
/// defenders' strength and, in an assault, the terrain.
int modifierOf(const State& state);
/// Returns the target number of a fight: TMS, or CMS in a Turkish castle fight (BU-A4).
int targetOf(const State& state);

struct FightResult {
    Side loser = Side::Imperial;
    int steps = 1;
    bool operator==(const FightResult&) const = default;
};
/// Returns the loser of a fight and the number of steps to lose (BU-18, BU-A1, BU-A2). `result` is
/// the die with its modifier.
FightResult judge(const State& state, int result);

/// BU-25: counts the Imperial units that face a sortie from the wall.
int facingSortie(const State& state, ZoneIndex wall);

/// Lists all boosts that the side's officers can give now, ordered by officer, then by unit.
std::vector<Boost> boostsOf(const State& state, Side side);
/// BU-29: tells whether Abdurrahman may add 1 to the die of the present operation.
bool canRaiseDie(const State& state);
/// BU-21: tells whether Abdurrahman may come to the attacked wall.
bool canRescue(const State& state);

} // namespace umpire::buda_1686
