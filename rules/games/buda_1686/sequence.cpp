#include "rules/games/buda_1686/table.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

constexpr int kFirstCheckedTurn = 6; ///< first turn with a die for the Turkish morale (BU-37)
constexpr int kSickCell = 8;         ///< cell of the level track where a sick unit begins (BU-41)

} // namespace

void Table::changeLevel(Level level, int by) {
    const std::size_t i = std::size_t(level);
    const int now = std::clamp(state_.levels[i] + by, scenario().least[i], scenario().most[i]);
    if (now != state_.levels[i]) {
        state_.levels[i] = now;
        tell(LevelChanged{level, now});
    }
}

void Table::setMarker(UnitIndex officer, int to) {
    if (unit(officer).marker != to) {
        unit(officer).marker = to;
        tell(MarkerMoved{officer, to});
    }
}

void Table::sendTo(UnitIndex index, Place to) {
    unit(index).place = to;
    tell(UnitWent{index, to});
}

void Table::turnOver(UnitIndex index, Face face) {
    unit(index).face = face;
    tell(UnitTurned{index, face});
}

/// Takes a step from the unit: damages it, or destroys it if it was damaged (BU-19, BU-32, BU-34,
/// BU-35).
void Table::loseStepOf(UnitIndex index) {
    const Unit& spec = state_.spec(index);
    if (unit(index).face == Face::Full) {
        turnOver(index, Face::Hurt);
        if (spec.officer != Officer::None) {
            setMarker(index, std::min(unit(index).marker, spec.hurt));
        }
        return;
    }
    sendTo(index, {Spot::Lost, 0});
    if (spec.officer != Officer::None) {
        setMarker(index, 0);
    }
    if (spec.side == Side::Imperial) {
        changeLevel(Level::ImperialMorale, -1);
    } else if (spec.officer == Officer::Abdurrahman) {
        changeLevel(Level::TurkishMorale, -1);
    }
}

/// Removes the whole marker from the wall (BU-A12).
void Table::takeAway(ZoneIndex wall) {
    Entrenchment& marker = state_.entrenchments[std::size_t(wall)];
    if (state_.settings.spentMarkers == SpentMarkers::Return) {
        ++state_.stock[indexOf(marker.owner)];
    }
    marker = {};
    tell(EntrenchmentChanged{wall, marker});
}

void Table::lowerEntrenchment(ZoneIndex wall) {
    Entrenchment& marker = state_.entrenchments[std::size_t(wall)];
    if (marker.level == 1) {
        takeAway(wall);
        return;
    }
    --marker.level;
    tell(EntrenchmentChanged{wall, marker});
}

void Table::settleWalls() {
    const Ground ground(state_);
    for (ZoneIndex wall = 0; wall < zoneCount(scenario()); ++wall) {
        UnitSet breaching = ground.inBreach[std::size_t(wall)];
        if (breaching != 0 && ground.inZone[std::size_t(wall)] == 0) {
            tell(WallTaken{wall, Side::Imperial});
            while (breaching != 0) {
                sendTo(takeFirst(breaching), {Spot::Zone, wall});
            }
        }
        const Entrenchment& marker = state_.entrenchments[std::size_t(wall)];
        if (marker.level > 0 && holderOf(state_, wall) == otherThan(marker.owner)) {
            takeAway(wall);
        }
    }
}

void Table::beginTurn() {
    tell(TurnBegan{state_.turn});
    state_.raisedArtillery = 0;
    for (UnitIndex i = 0; i < unitCount(scenario()); ++i) {
        const Unit& spec = state_.spec(i);
        const Spot spot = unit(i).place.spot;
        if (spec.officer != Officer::None && isOnMap(state_, i)) {
            setMarker(i, strengthOf(state_, i));
        }
        const bool back = spot == Spot::Lost && spec.side == Side::Imperial;
        if (back || (spot == Spot::Reserve && spec.entersCupAtTurn <= state_.turn)) {
            unit(i).face = Face::Full;
            sendTo(i, {Spot::Cup, 0});
        }
    }
    if (state_.turn < kFirstCheckedTurn) {
        beginRound();
    } else if (moraleMayFall()) {
        state_.phase = Phase::MoraleDie;
    } else {
        tell(DieSpared{});
        beginRound();
    }
}

/// BU-41: moves sick units one cell on. A unit that reaches 0 waits to be placed in a camp.
void Table::recover() {
    for (UnitIndex i = 0; i < unitCount(scenario()); ++i) {
        const Place place = unit(i).place;
        if (place.spot == Spot::Sick) {
            sendTo(i,
                   place.where > 1 ? Place{Spot::Sick, place.where - 1} : Place{Spot::Waiting, 0});
        }
    }
}

void Table::beginRound() {
    state_.phase = Phase::Draw;
    recover();
}

/// BU-A15: returns the event on the chit that the side has just drawn; none if the chit has no
/// event, or if its turn has not come yet.
std::optional<ChitEventKind> Table::eventOn(Side side) const {
    for (const ChitEvent& event : chitEventsOf(state_.settings, side)) {
        if (event.value == state_.drawn[indexOf(side)] && state_.turn >= event.fromTurn) {
            return event.kind;
        }
    }
    return std::nullopt;
}

/// BU-9: reveals the chits. The second 0 ends the turn at once, and then no side acts.
void Table::showChits() {
    const bool turnEnds = zeroIsOut(state_, Side::Imperial) && zeroIsOut(state_, Side::Turk);
    tell(ChitsShown{state_.drawn[0], state_.drawn[1],
                    turnEnds ? std::nullopt : initiativeOf(state_)});
    if (turnEnds) {
        endRound();
    } else {
        beginEvents();
    }
}

/// Begins the events of the chits. Does not ask for a die that could have no effect.
void Table::beginEvents() {
    if (!eventOn(Side::Turk)) {
        beginImperialEvent();
        return;
    }
    tell(EventDue{ChitEventKind::Relief});
    const bool raises = state_.level(Level::TurkishMorale) < scenario().reliefCap;
    if (raises || hurtTurks() != 0) {
        state_.phase = Phase::ReliefDie;
    } else {
        tell(DieSpared{});
        beginImperialEvent();
    }
}

void Table::beginImperialEvent() {
    const auto event = eventOn(Side::Imperial);
    if (!event) {
        beginActions();
        return;
    }
    tell(EventDue{*event});
    const bool isFate = *event == ChitEventKind::Fate;
    if (isFate ? actionsOf(state_, Side::Imperial) > 0 : unitsOnMap(state_, Side::Imperial) != 0) {
        state_.phase = isFate ? Phase::FateDie : Phase::EpidemicDie;
    } else {
        tell(DieSpared{});
        beginActions();
    }
}

void Table::beginActions() {
    const auto first = firstOnTurn(state_);
    if (first) {
        beginSide(*first);
    } else {
        endRound();
    }
}

void Table::beginSide(Side side) {
    state_.phase = Phase::Act;
    state_.onTurn = side;
    state_.moved = 0;
    state_.actionsLeft = allActionsOf(state_, side);
    tell(SideActs{side, state_.actionsLeft});
}

/// BU-7, BU-9: ends a side's turn in the round. The other side has its turn next, or the round
/// ends. A side that drew the first 0 has no turn, or a turn without actions.
void Table::endSide() {
    const Side next = otherThan(state_.onTurn);
    const bool wasFirst = firstOnTurn(state_) == state_.onTurn;
    if (wasFirst && hasTurn(state_, next)) {
        beginSide(next);
    } else {
        endRound();
    }
}

void Table::endRound() {
    const bool turnEnds = zeroIsOut(state_, Side::Imperial) && zeroIsOut(state_, Side::Turk);
    for (const Side side : kSides) {
        state_.used[indexOf(side)] |= bitOf(state_.drawn[indexOf(side)]);
        state_.drawn[indexOf(side)] = kNoChit;
    }
    state_.onTurn = Side::Imperial;
    state_.actionsLeft = 0;
    state_.extraActions = 0;
    state_.moved = 0;
    state_.rescueTried = false;
    if (state_.level(Level::TurkishMorale) == 0 && !state_.moraleFell) {
        state_.moraleFell = true;
        tell(MoraleBroken{});
    }
    if (turnEnds) {
        endTurn();
    } else {
        beginRound();
    }
}

/// Ends the turn, and begins the next turn or ends the game (BU-9, BU-33).
void Table::endTurn() {
    tell(TurnEnded{state_.turn});
    changeLevel(Level::ImperialMorale, countOf(heldBy(state_, Side::Imperial)));
    state_.used = {};
    if (state_.turn >= scenario().turns) {
        state_.phase = Phase::Over;
        return;
    }
    ++state_.turn;
    beginTurn();
}

void Table::operator()(const DrawChit& action) {
    state_.drawn[indexOf(action.side)] = action.value;
    tell(ChitDrawn{action.side, action.value});
    if (state_.drawn[indexOf(otherThan(action.side))] != kNoChit) {
        showChits();
    }
}

void Table::operator()(const DrawUnit& action) {
    const Unit& spec = state_.spec(action.unit);
    if (spec.officer != Officer::None) {
        setMarker(action.unit, spec.full);
    }
    sendTo(action.unit, {Spot::Waiting, 0});
}

void Table::operator()(const PlaceUnit& action) {
    sendTo(action.unit, {Spot::Zone, action.camp});
}

void Table::operator()(const FallSick& action) {
    if (state_.spec(action.unit).officer != Officer::None) {
        setMarker(action.unit, 0); // a sick officer has no special actions (BU-A28)
    }
    sendTo(action.unit, {Spot::Sick, kSickCell});
    settleWalls();
    beginActions();
}

void Table::operator()(const Pass&) {
    tell(SidePassed{state_.onTurn});
    endSide();
}

} // namespace umpire::buda_1686
