#pragma once

#include "rules/games/buda_1686/state.h"

/// Who fights in the operation that is being carried out, and what counts in it.
namespace umpire::buda_1686 {

/// An officer who could raise a unit's HÉ by 1 now.
struct Boost {
    UnitIndex officer = 0;
    UnitIndex unit = 0;
    bool operator==(const Boost&) const = default;
};

/// BU-29, BU-30: does he command these troops? Abdurrahman all Turkish ones (himself not: he helps
/// those who are with him), in restoring, Charles also the Hungarians.
enum class Command { Boost, Restore };
bool commands(const Unit& officer, const Unit& unit, Command what);

/// BU-A20: does this officer's bonus cost nothing?
bool isFree(const State& state, UnitIndex officer);
/// Can he give one more?
bool canPay(const State& state, UnitIndex officer);

UnitSet attackersOf(const State& state);
UnitSet defendersOf(const State& state);
/// Of the operation's loser: who can lose steps now.
UnitSet losersOf(const State& state);
/// BU-26: walls whose markers can take a step for the loser; none against a counter-mine.
ZoneSet markersForLoser(const State& state);

/// BU-18, BU-22: what is added to the die.
int modifierOf(const State& state);
/// What the result is measured against: TMS, or the defender's CMS (BU-A4).
int targetOf(const State& state);

struct FightResult {
    Side loser = Side::Imperial;
    int steps = 1;
    bool operator==(const FightResult&) const = default;
};
/// BU-18, BU-A1, BU-A2.
FightResult judge(const State& state, int result);

/// BU-25: Imperial units that face the sortie from the wall.
int facingSortie(const State& state, ZoneIndex wall);

/// In the order of officers, then units.
std::vector<Boost> boostsOf(const State& state, Side side);
/// BU-29: may Abdurrahman add 1 to the die of this operation?
bool canRaiseDie(const State& state);
/// BU-21: may Abdurrahman set out for the attacked wall?
bool canRescue(const State& state);

} // namespace umpire::buda_1686
