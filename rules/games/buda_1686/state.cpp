#include "rules/games/buda_1686/state.h"

#include "rules/mixed_word.h"

#include <bit>

namespace umpire::buda_1686 {
namespace {

/// Tells whether the side has drawn its 0 in this round, and therefore does not act.
bool isOutByZero(const State& state, Side side) {
    return state.drawn[indexOf(side)] == 0;
}

std::uint64_t withOperation(std::uint64_t sum, const Operation& operation) {
    for (const int field : {int(operation.kind), operation.zone, operation.unit, operation.bonus,
                            operation.steps, int(operation.loser)}) {
        sum = mixed(sum, std::uint64_t(field));
    }
    return mixed(mixed(sum, operation.from), operation.boosted);
}

std::uint64_t withSettings(std::uint64_t sum, const Settings& settings) {
    for (const int field :
         {int(settings.doubling), int(settings.losses), int(settings.turkishTarget),
          int(settings.centreSortie), int(settings.spentMarkers), int(settings.idleTurns),
          int(settings.recall), int(settings.markerAgainstArtillery),
          int(settings.abdurrahmansBonuses), int(settings.specials), int(settings.reinforcement),
          int(settings.rescue), int(settings.relief), int(settings.lowerTown)}) {
        sum = 2 * sum + std::uint64_t(field);
    }
    return sum;
}

} // namespace

int strengthOf(const State& state, UnitIndex unit) {
    const Unit& spec = state.spec(unit);
    return state.at(unit).face == Face::Full ? spec.full : spec.hurt;
}

bool isOnMap(const State& state, UnitIndex unit) {
    const Spot spot = state.at(unit).place.spot;
    return spot == Spot::Zone || spot == Spot::Breach;
}

UnitSet unitsAt(const State& state, Place place) {
    UnitSet found = 0;
    UnitSet bit = 1;
    for (const UnitState& unit : state.units) {
        found |= unit.place == place ? bit : 0;
        bit <<= 1U;
    }
    return found;
}

UnitSet unitsOf(const State& state, Side side) {
    UnitSet found = 0;
    UnitSet bit = 1;
    for (const Unit& unit : state.scenario().units) {
        found |= unit.side == side ? bit : 0;
        bit <<= 1U;
    }
    return found;
}

UnitSet unitsOnMap(const State& state, Side side) {
    UnitSet found = 0;
    UnitSet bit = 1;
    for (const UnitState& unit : state.units) {
        const bool isThere = unit.place.spot == Spot::Zone || unit.place.spot == Spot::Breach;
        found |= isThere ? bit : 0;
        bit <<= 1U;
    }
    return found & unitsOf(state, side);
}

Ground::Ground(const State& state) : turks(unitsOf(state, Side::Turk)) {
    UnitSet bit = 1;
    for (const UnitState& unit : state.units) {
        const auto where = std::size_t(unit.place.where);
        if (unit.place.spot == Spot::Zone) {
            inZone[where] |= bit;
        } else if (unit.place.spot == Spot::Breach) {
            inBreach[where] |= bit;
        }
        bit <<= 1U;
    }
}

int countOf(std::uint64_t set) {
    return std::popcount(set);
}

int takeFirst(std::uint64_t& set) {
    const int first = std::countr_zero(set);
    set &= set - 1;
    return first;
}

std::optional<Side> holderOf(const State& state, ZoneIndex wall) {
    for (std::size_t unit = 0; unit < state.units.size(); ++unit) {
        if (state.units[unit].place == Place{Spot::Zone, wall}) {
            return state.scenario().units[unit].side;
        }
    }
    return std::nullopt;
}

ZoneSet heldBy(const State& state, Side side) {
    ZoneSet held = 0;
    const UnitSet own = unitsOf(state, side);
    for (std::size_t unit = 0; unit < state.units.size(); ++unit) {
        const Place place = state.units[unit].place;
        const bool holds = place.spot == Spot::Zone && contains(own, int(unit)) &&
                           isWall(state.scenario(), place.where);
        held |= holds ? bitOf(place.where) : 0;
    }
    return held;
}

bool hasRoom(const State& state, ZoneIndex wall) {
    return countOf(unitsAt(state, {Spot::Zone, wall})) < state.zone(wall).capacity;
}

bool hasFreeBreach(const State& state, ZoneIndex wall) {
    return countOf(unitsAt(state, {Spot::Breach, wall})) < state.zone(wall).breaches;
}

std::optional<UnitIndex> officerOnMap(const State& state, Officer officer) {
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        if (state.spec(unit).officer == officer && isOnMap(state, unit)) {
            return unit;
        }
    }
    return std::nullopt;
}

std::optional<UnitIndex> waitingUnit(const State& state) {
    for (std::size_t unit = 0; unit < state.units.size(); ++unit) {
        if (state.units[unit].place.spot == Spot::Waiting) {
            return UnitIndex(unit);
        }
    }
    return std::nullopt;
}

std::uint64_t chitsInCup(const State& state, Side side) {
    std::uint64_t chits = 0;
    for (const int value : state.scenario().cups[indexOf(side)].values) {
        chits |= bitOf(value);
    }
    const int drawn = state.drawn[indexOf(side)];
    return chits & ~state.used[indexOf(side)] & ~(drawn < 0 ? 0 : bitOf(drawn));
}

bool zeroIsOut(const State& state, Side side) {
    return contains(state.used[indexOf(side)], 0) || isOutByZero(state, side);
}

std::optional<Side> initiativeOf(const State& state) {
    for (const Side side : kSides) {
        if (isOutByZero(state, side)) {
            return isOutByZero(state, otherThan(side)) ? std::nullopt
                                                       : std::optional(otherThan(side));
        }
    }
    if (state.drawn[0] == state.drawn[1]) {
        return std::nullopt;
    }
    return state.drawn[0] > state.drawn[1] ? Side::Imperial : Side::Turk;
}

int actionsOf(const State& state, Side side) {
    const auto first = initiativeOf(state);
    if (!first || isOutByZero(state, side)) {
        return 0;
    }
    return *first == side && state.drawn[indexOf(side)] % 2 == 0 ? 2 : 1;
}

int allActionsOf(const State& state, Side side) {
    const int byChit = actionsOf(state, side);
    return byChit + (byChit > 0 && side == Side::Imperial ? state.extraActions : 0);
}

bool hasTurn(const State& state, Side side) {
    return actionsOf(state, side) > 0 || state.settings.idleTurns == IdleTurns::MovesAndSpecials;
}

std::optional<Side> firstOnTurn(const State& state) {
    const auto first = initiativeOf(state);
    return !first && hasTurn(state, Side::Imperial) ? std::optional(Side::Imperial) : first;
}

int turkishMovesLeft(const State& state) {
    if (state.onTurn != Side::Turk || initiativeOf(state) != Side::Turk) {
        return 0;
    }
    const int allowed = state.drawn[indexOf(Side::Turk)] % 2 == 0 ? 2 : 1;
    return allowed - countOf(state.moved & unitsOf(state, Side::Turk));
}

} // namespace umpire::buda_1686

std::size_t std::hash<umpire::buda_1686::State>::operator()(
    const umpire::buda_1686::State& state) const noexcept {
    namespace buda = umpire::buda_1686;
    std::uint64_t sum = buda::withSettings(0, state.settings);
    for (const int field :
         {state.turn, state.levels[0], state.levels[1], state.levels[2], state.levels[3],
          state.stock[0], state.stock[1], state.drawn[0], state.drawn[1], int(state.phase),
          int(state.onTurn), state.actionsLeft, state.extraActions, state.reinforcements,
          int(state.rescueTried), int(state.moraleFell),
          state.offersDraw ? 1 + int(*state.offersDraw) : 0, int(state.ending)}) {
        sum = umpire::mixed(sum, std::uint64_t(field));
    }
    for (const std::uint64_t set :
         {state.used[0], state.used[1], state.moved, state.raisedArtillery}) {
        sum = umpire::mixed(sum, set);
    }
    for (const buda::UnitState& unit : state.units) {
        const int place = 64 * int(unit.place.spot) + unit.place.where;
        sum = umpire::mixed(sum, std::uint64_t(1024 * place + 16 * unit.marker + int(unit.face)));
    }
    for (const buda::Entrenchment& marker : state.entrenchments) {
        sum = umpire::mixed(sum, std::uint64_t(3 * int(marker.owner) + marker.level));
    }
    return std::size_t(buda::withOperation(sum, state.operation));
}
