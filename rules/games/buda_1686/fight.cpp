#include "rules/games/buda_1686/fight.h"

namespace umpire::buda_1686 {
namespace {

UnitSet inBreaches(const State& state, ZoneIndex wall) {
    return unitsAt(state, {Spot::Breach, wall});
}

UnitSet onWall(const State& state, ZoneIndex wall) {
    return unitsAt(state, {Spot::Zone, wall});
}

int strengthOf(const State& state, UnitSet units) {
    int sum = countOf(units & state.operation.boosted);
    while (units != 0) {
        sum += buda_1686::strengthOf(state, takeFirst(units));
    }
    return sum;
}

bool isFight(OperationKind kind) {
    return kind == OperationKind::Assault || kind == OperationKind::CastleFight;
}

UnitSet ofSide(const State& state, UnitSet units, Side side) {
    return units & unitsOf(state, side);
}

} // namespace

bool commands(const Unit& officer, const Unit& unit, Command what) {
    switch (officer.officer) {
    case Officer::None:
        return false;
    case Officer::Abdurrahman:
        return what == Command::Boost && unit.side == Side::Turk && unit.officer == Officer::None;
    case Officer::Charles:
        return unit.troop == Troop::Imperial ||
               (what == Command::Restore && unit.troop == Troop::Hungarian);
    case Officer::MaxEmanuel:
        return unit.troop == Troop::Bavarian || unit.troop == Troop::Saxon;
    }
    return false;
}

UnitSet attackersOf(const State& state) {
    const Operation& operation = state.operation;
    UnitSet attackers = 0;
    if (operation.kind == OperationKind::Assault) {
        attackers = inBreaches(state, operation.zone);
    }
    for (ZoneSet left = operation.from; left != 0;) {
        const ZoneIndex from = takeFirst(left);
        attackers |= from == operation.zone ? inBreaches(state, from) : onWall(state, from);
    }
    return ofSide(state, attackers, state.onTurn);
}

UnitSet defendersOf(const State& state) {
    return ofSide(state, onWall(state, state.operation.zone), otherThan(state.onTurn));
}

UnitSet losersOf(const State& state) {
    if (state.operation.kind == OperationKind::CounterMine) {
        return inBreaches(state, state.operation.zone);
    }
    if (state.operation.kind == OperationKind::Sortie) {
        return bitOf(state.operation.unit);
    }
    return state.operation.loser == state.onTurn ? attackersOf(state) : defendersOf(state);
}

ZoneSet markersForLoser(const State& state) {
    if (state.operation.kind == OperationKind::CounterMine) {
        return 0;
    }
    ZoneSet markers = 0;
    for (UnitSet left = losersOf(state); left != 0;) {
        const Place place = state.at(takeFirst(left)).place;
        const Entrenchment& marker = state.entrenchments[std::size_t(place.where)];
        const bool own = marker.level > 0 && marker.owner == state.operation.loser;
        markers |= own && place.spot == Spot::Zone ? bitOf(place.where) : 0;
    }
    return markers;
}

int modifierOf(const State& state) {
    const int terrain = state.operation.kind == OperationKind::Assault
                            ? state.zone(state.operation.zone).terrain
                            : 0;
    return strengthOf(state, attackersOf(state)) - strengthOf(state, defendersOf(state)) - terrain;
}

int targetOf(const State& state) {
    const bool turkish = state.operation.kind == OperationKind::CastleFight &&
                         state.onTurn == Side::Turk &&
                         state.settings.turkishTarget == TurkishTarget::ImperialMorale;
    return state.level(turkish ? Level::ImperialMorale : Level::TurkishMorale);
}

FightResult judge(const State& state, int result) {
    const int target = targetOf(state);
    const bool won = result >= target;
    const int larger = won ? result : target;
    const int twiceSmaller = 2 * (won ? target : result);
    const bool twice = state.settings.doubling == Doubling::Strict ? larger > twiceSmaller
                                                                   : larger >= twiceSmaller;
    return {won ? otherThan(state.onTurn) : state.onTurn, twice ? 2 : 1};
}

int facingSortie(const State& state, ZoneIndex wall) {
    int facing = countOf(inBreaches(state, wall));
    for (ZoneSet left = state.zone(wall).neighbours; left != 0;) {
        const ZoneIndex zone = takeFirst(left);
        facing += isWall(state.scenario(), zone) ? 0 : countOf(onWall(state, zone));
    }
    return facing;
}

bool isFree(const State& state, UnitIndex officer) {
    return state.spec(officer).officer == Officer::Abdurrahman &&
           state.settings.abdurrahmansBonuses == AbdurrahmansBonuses::Free;
}

bool canPay(const State& state, UnitIndex officer) {
    return state.at(officer).marker > 0 || isFree(state, officer);
}

std::vector<Boost> boostsOf(const State& state, Side side) {
    const Operation& operation = state.operation;
    const bool allowed =
        side == Side::Turk ? operation.kind == OperationKind::CastleFight : isFight(operation.kind);
    if (!allowed) {
        return {};
    }
    std::vector<Boost> boosts;
    const UnitSet fighting = side == state.onTurn ? attackersOf(state) : defendersOf(state);
    for (UnitSet officers = fighting; officers != 0;) {
        const UnitIndex officer = takeFirst(officers);
        const UnitSet with = unitsAt(state, state.at(officer).place) & fighting;
        for (UnitSet left = with & ~operation.boosted; left != 0;) {
            const UnitIndex unit = takeFirst(left);
            if (canPay(state, officer) &&
                commands(state.spec(officer), state.spec(unit), Command::Boost)) {
                boosts.push_back({officer, unit});
            }
        }
    }
    return boosts;
}

bool canRaiseDie(const State& state) {
    const auto officer = officerOnMap(state, Officer::Abdurrahman);
    if (!officer || !canPay(state, *officer)) {
        return false;
    }
    const Operation& operation = state.operation;
    const ZoneIndex stands = state.at(*officer).place.where;
    switch (operation.kind) {
    case OperationKind::Artillery:
        return state.zone(stands).kind == ZoneKind::Centre;
    case OperationKind::CounterMine:
        return stands == operation.zone;
    case OperationKind::Sortie:
        return state.at(operation.unit).place.where == stands;
    case OperationKind::None:
    case OperationKind::TurkishArtillery:
    case OperationKind::Mine:
    case OperationKind::Assault:
    case OperationKind::CastleFight:
        return false;
    }
    return false;
}

bool canRescue(const State& state) {
    const auto officer = officerOnMap(state, Officer::Abdurrahman);
    const bool isSuchAFight =
        state.operation.kind == OperationKind::Assault ||
        (state.operation.kind == OperationKind::CastleFight && state.onTurn == Side::Imperial &&
         state.settings.rescue == Rescue::InCastleFights);
    return isSuchAFight && officer && !state.rescueTried &&
           state.at(*officer).place.where != state.operation.zone &&
           hasRoom(state, state.operation.zone);
}

} // namespace umpire::buda_1686
