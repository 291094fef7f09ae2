#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/notation.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

using Contradiction = std::optional<Message>;

Contradiction inLevels(const State& state) {
    const Scenario& scenario = state.scenario();
    if (state.turn < 1 || state.turn > scenario.turns) {
        return message("there are turns 1 to %1 (BU-6)", scenario.turns);
    }
    for (std::size_t i = 0; i < kLevels; ++i) {
        if (state.levels[i] < scenario.least[i] || state.levels[i] > scenario.most[i]) {
            return message("%1 goes from %2 to %3 (BU-4)", nameOf(Level(i)), scenario.least[i],
                           scenario.most[i]);
        }
    }
    return std::nullopt;
}

Contradiction inUnit(const State& state, UnitIndex unit) {
    const Unit& spec = state.spec(unit);
    const Place place = state.at(unit).place;
    const bool onWall = place.spot == Spot::Zone && isWall(state.scenario(), place.where);
    if (spec.side == Side::Turk && !onWall && place.spot != Spot::Lost) {
        return message("%1 is Turkish and stands on a wall or is lost (BU-11)", spec.id);
    }
    if (place.spot == Spot::Breach &&
        (!isWall(state.scenario(), place.where) || holderOf(state, place.where) != Side::Turk)) {
        return message("%1 can stand in breaches of Turkish walls only (BU-13)", spec.id);
    }
    if (place.spot == Spot::Reserve && (spec.start || spec.entersCupAtTurn <= state.turn)) {
        return message("%1 is no reserve in turn %2 (BU-42)", spec.id, state.turn);
    }
    if (place.spot == Spot::Sick && place.where > 8) {
        return message("the track ends at cell 8 (BU-41)");
    }
    const int most = spec.officer == Officer::None ? 0 : strengthOf(state, unit);
    return state.at(unit).marker > most
               ? Contradiction(message("%1's marker is at most %2 (BU-28, BU-32)", spec.id, most))
               : std::nullopt;
}

Contradiction inZone(const State& state, ZoneIndex zone) {
    const Zone& spec = state.zone(zone);
    const UnitSet here = unitsAt(state, {Spot::Zone, zone});
    const Entrenchment& marker = state.entrenchments[std::size_t(zone)];
    const bool camp = spec.kind == ZoneKind::Camp;
    if (camp) {
        return marker.level == 0
                   ? std::nullopt
                   : Contradiction(message("%1 is a camp without walls (BU-26)", spec.id));
    }
    for (const Side side : kSides) {
        const int units = countOf(here & unitsOf(state, side));
        if (units != 0 && units != countOf(here)) {
            return message("%1 is shared (BU-12)", spec.id);
        }
    }
    if (countOf(here) > spec.capacity) {
        return message("%1 holds at most %2 units (BU-12)", spec.id, spec.capacity);
    }
    if (countOf(unitsAt(state, {Spot::Breach, zone})) > spec.breaches) {
        return message("%1 has %2 breaches (BU-11)", spec.id, spec.breaches);
    }
    return marker.level > 0 && holderOf(state, zone) == otherThan(marker.owner)
               ? Contradiction(message("%1 has an entrenchment of the other side (BU-26)", spec.id))
               : std::nullopt;
}

Contradiction inStock(const State& state) {
    for (const Side side : kSides) {
        int laid = 0;
        for (const Entrenchment& marker : state.entrenchments) {
            laid += marker.level > 0 && marker.owner == side ? 1 : 0;
        }
        const int all = laid + state.stock[indexOf(side)];
        const int have = state.scenario().entrenchments;
        const bool whole = state.settings.spentMarkers == SpentMarkers::Return;
        if (all > have || (whole && all != have)) {
            return message("%1 have %2 entrenchment markers (BU-26)", nameOf(side), have);
        }
    }
    return std::nullopt;
}

Contradiction inChits(const State& state) {
    for (const Side side : kSides) {
        std::uint64_t all = 0;
        for (const int value : state.scenario().cups[indexOf(side)].values) {
            all |= bitOf(value);
        }
        const int drawn = state.drawn[indexOf(side)];
        const std::uint64_t used = state.used[indexOf(side)];
        const bool known = drawn == kNoChit ||
                           (drawn >= 0 && drawn <= kMaxChitValue && contains(all & ~used, drawn));
        if (!known || (used & ~all) != 0) {
            return message("a chit is none of the cup of %1 (BU-2)", nameOf(side));
        }
    }
    if (countOf(state.used[0]) != countOf(state.used[1])) {
        return message("both sides have drawn the same number of chits (BU-6)");
    }
    const bool bothZeros = contains(state.used[0], 0) && contains(state.used[1], 0);
    return bothZeros ? Contradiction(message("the second 0 ends the turn (BU-9)")) : std::nullopt;
}

bool isBeforeRound(Phase phase) {
    return phase == Phase::MoraleDie || phase == Phase::Draw || phase == Phase::Over;
}

/// Tells whether the phase belongs to the events, between the chits and the actions.
bool isEvent(Phase phase) {
    return phase == Phase::ReliefDie || phase == Phase::FateDie || phase == Phase::EpidemicDie ||
           phase == Phase::Reinforce || phase == Phase::FallSick;
}

Contradiction inRound(const State& state) {
    const bool both = state.drawn[0] >= 0 && state.drawn[1] >= 0;
    if (isBeforeRound(state.phase) == both) {
        return message("chits of both sides lie open in a round, and only then (BU-6)");
    }
    if (both && zeroIsOut(state, Side::Imperial) && zeroIsOut(state, Side::Turk)) {
        return message("the second 0 ends the turn (BU-9)");
    }
    const bool acting = both && !isEvent(state.phase);
    if (acting && !hasTurn(state, state.onTurn)) {
        return message("who is on turn has actions (BU-7)");
    }
    const int most = 2 + state.extraActions;
    if (state.actionsLeft > (acting ? most : 0) || state.extraActions > 1 ||
        (!both && state.extraActions != 0)) {
        return message("a side has at most %1 actions (BU-7)", most);
    }
    const bool reinforcing = state.phase == Phase::Reinforce;
    if (reinforcing ? state.reinforcements < 1 || state.reinforcements > 2
                    : state.reinforcements != 0) {
        return message("the relief army restores 1 or 2 units (BU-39)");
    }
    return (isBeforeRound(state.phase) || isEvent(state.phase)) &&
                   (state.operation != Operation{} || state.moved != 0)
               ? Contradiction(message("nothing is being done before a side is on turn (BU-7)"))
               : std::nullopt;
}

/// Checks that the operation uses exactly the fields of its kind.
Contradiction inOperation(const State& state) {
    const Operation& operation = state.operation;
    const OperationKind kind = operation.kind;
    const bool inTurn =
        state.phase == Phase::Act || isEvent(state.phase) || isBeforeRound(state.phase);
    if (inTurn != (kind == OperationKind::None)) {
        return message("an action is carried out in its phases, and only there (BU-10)");
    }
    if (kind == OperationKind::None) {
        return operation == Operation{}
                   ? std::nullopt
                   : Contradiction(message("no action has these parts (BU-10)"));
    }
    const bool ofWall = kind != OperationKind::Sortie && kind != OperationKind::TurkishArtillery;
    const bool wallFits = ofWall ? operation.zone >= 0 && isWall(state.scenario(), operation.zone)
                                 : operation.zone < 0;
    const bool unitFits = kind == OperationKind::Sortie
                              ? contains(unitsOnMap(state, Side::Turk), operation.unit)
                              : operation.unit < 0;
    const bool fromFits = (kind == OperationKind::CastleFight) == (operation.from != 0);
    const bool turkish = kind == OperationKind::TurkishArtillery ||
                         kind == OperationKind::CounterMine || kind == OperationKind::Sortie;
    const bool sideFits =
        kind == OperationKind::CastleFight || (state.onTurn == Side::Turk) == turkish;
    const bool losing = state.phase == Phase::Losses || state.phase == Phase::Absorb;
    return wallFits && unitFits && fromFits && sideFits && losing == (operation.steps > 0)
               ? std::nullopt
               : Contradiction(message("the action lacks a part, or has one too many (BU-10)"));
}

} // namespace

std::optional<Message> contradictionIn(const State& state) {
    for (const auto check : {inLevels, inChits, inStock}) {
        if (auto found = check(state)) {
            return found;
        }
    }
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        if (auto found = inUnit(state, unit)) {
            return found;
        }
    }
    for (ZoneIndex zone = 0; zone < zoneCount(state.scenario()); ++zone) {
        if (auto found = inZone(state, zone)) {
            return found;
        }
    }
    for (const auto check : {inRound, inOperation}) {
        if (auto found = check(state)) {
            return found;
        }
    }
    const bool stuck = !outcomeOf(state) && legalActions(state).empty();
    return stuck ? Contradiction(message("nobody could do anything, and it is not over"))
                 : std::nullopt;
}

} // namespace umpire::buda_1686
