#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/table.h"

namespace umpire::buda_1686 {

void Table::begin(const Operation& operation) {
    spendAction();
    state_.operation = operation;
}

void Table::finishOperation() {
    state_.operation = {};
    state_.phase = Phase::Act;
    settleWalls();
}

/// Makes a die due. If Abdurrahman may add 1 to it (BU-29), his decision is due first.
void Table::askForDie() {
    state_.phase = canRaiseDie(state_) ? Phase::DieBonus : Phase::ActionDie;
}

void Table::askForBoosts(Phase whose) {
    const Side attacker = state_.onTurn;
    const bool attackersCan = whose == Phase::AttackersBoost && !boostsOf(state_, attacker).empty();
    const bool defendersCan = !boostsOf(state_, otherThan(attacker)).empty();
    state_.phase = attackersCan   ? Phase::AttackersBoost
                   : defendersCan ? Phase::DefendersBoost
                                  : Phase::ActionDie;
}

void Table::operator()(const FireArtillery& action) {
    tell(Announced{action});
    begin({.kind = OperationKind::Artillery, .zone = action.wall});
    askForDie();
}

void Table::operator()(const FireBack& action) {
    tell(Announced{action});
    begin({.kind = OperationKind::TurkishArtillery});
    askForDie();
}

void Table::operator()(const Dig& action) {
    tell(Announced{action});
    spendAction();
    changeLevel(Level::Mining, 1);
}

/// BU-21: begins a fight. If Abdurrahman may come to the wall, his decision is due first.
void Table::beginFight() {
    if (canRescue(state_)) {
        state_.phase = Phase::Rescue;
    } else {
        askForBoosts(Phase::AttackersBoost);
    }
}

void Table::operator()(const Mine& action) {
    tell(Announced{action});
    begin({.kind = OperationKind::Mine, .zone = action.wall});
    askForDie();
}

void Table::operator()(const Assault& action) {
    tell(Announced{action});
    begin({.kind = OperationKind::Assault, .zone = action.wall});
    beginFight();
}

void Table::operator()(const CastleFight& action) {
    tell(Announced{action});
    begin({.kind = OperationKind::CastleFight, .zone = action.wall, .from = action.from});
    if (holderOf(state_, action.wall)) {
        beginFight();
    } else {
        continueMoveIn(); // an empty wall is taken without a fight (BU-A6)
    }
}

void Table::operator()(const CounterMine& action) {
    tell(Announced{action});
    begin({.kind = OperationKind::CounterMine, .zone = action.wall});
    askForDie();
}

void Table::operator()(const Sortie& action) {
    tell(Announced{action});
    begin({.kind = OperationKind::Sortie, .unit = action.unit});
    askForDie();
}

void Table::operator()(const Entrench& action) {
    tell(Announced{action});
    spendAction();
    Entrenchment& marker = state_.entrenchments[std::size_t(action.wall)];
    if (marker.level == 0) {
        --state_.stock[indexOf(state_.onTurn)];
    }
    marker = {state_.onTurn, marker.level + 1};
    tell(EntrenchmentChanged{action.wall, marker});
}

void Table::operator()(const MoveUnit& action) {
    state_.moved |= bitOf(action.unit);
    sendTo(action.unit, {Spot::Zone, action.to});
    settleWalls();
}

void Table::operator()(const RestoreUnit& action) {
    tell(Announced{action});
    setMarker(action.officer, unit(action.officer).marker - 1);
    turnOver(action.unit, Face::Full);
}

void Table::operator()(const RecallUnit& action) {
    tell(Announced{action});
    const int cost = action.face == Face::Full ? 2 : 1;
    setMarker(action.officer, unit(action.officer).marker - cost);
    unit(action.unit).face = action.face;
    sendTo(action.unit, unit(action.officer).place);
}

void Table::operator()(const RaiseArtillery& action) {
    tell(Announced{action});
    setMarker(action.officer, unit(action.officer).marker - 1);
    state_.raisedArtillery |= bitOf(action.officer);
    changeLevel(Level::Artillery, 1);
}

void Table::operator()(const RestoreSelf& action) {
    tell(Announced{action});
    turnOver(action.officer, Face::Full);
    setMarker(action.officer, 0);
}

void Table::payBonus(UnitIndex officer) {
    if (!isFree(state_, officer)) {
        setMarker(officer, unit(officer).marker - 1);
    }
}

void Table::operator()(const BoostUnit& action) {
    tell(Announced{action});
    payBonus(action.officer);
    state_.operation.boosted |= bitOf(action.unit);
    askForBoosts(state_.phase);
}

void Table::operator()(const RaiseDie& action) {
    tell(Announced{action});
    const auto officer = officerOnMap(state_, Officer::Abdurrahman);
    if (officer) {
        payBonus(*officer);
    }
    state_.operation.bonus = 1;
    if (state_.operation.kind == OperationKind::Artillery &&
        state_.level(Level::Artillery) <= state_.operation.bonus) {
        tell(DieSpared{}); // after the bonus even a 1 misses
        finishOperation();
    } else {
        state_.phase = Phase::ActionDie;
    }
}

void Table::operator()(const ComeToRescue& action) {
    tell(Announced{action});
    state_.rescueTried = true;
    const auto officer = officerOnMap(state_, Officer::Abdurrahman);
    const ZoneIndex wall = state_.operation.zone;
    const bool isNear = officer && areNeighbours(scenario(), unit(*officer).place.where, wall);
    if (!officer || (!isNear && state_.level(Level::TurkishMorale) > 0)) {
        state_.phase = Phase::RescueDie;
        return;
    }
    sendTo(*officer, {Spot::Zone, wall});
    settleWalls();
    askForBoosts(Phase::AttackersBoost);
}

void Table::operator()(const Decline&) {
    const auto side = deciderOf(state_);
    tell(Declined{side.value_or(Side::Turk)});
    switch (state_.phase) {
    case Phase::DieBonus:
    case Phase::DefendersBoost:
        state_.phase = Phase::ActionDie;
        return;
    case Phase::Rescue:
        return askForBoosts(Phase::AttackersBoost);
    case Phase::AttackersBoost:
        return askForBoosts(Phase::DefendersBoost);
    case Phase::GiveUp:
        state_.phase = Phase::Enter;
        return;
    case Phase::Absorb:
        state_.phase = Phase::Losses;
        return;
    case Phase::MoveIn:
        return finishOperation();
    case Phase::Reinforce:
        state_.reinforcements = 0;
        return beginImperialEvent();
    case Phase::MoraleDie:
    case Phase::Draw:
    case Phase::ReliefDie:
    case Phase::FateDie:
    case Phase::EpidemicDie:
    case Phase::FallSick:
    case Phase::Act:
    case Phase::RescueDie:
    case Phase::ActionDie:
    case Phase::SecondDie:
    case Phase::Enter:
    case Phase::CounterEffect:
    case Phase::Losses:
    case Phase::Over:
        return;
    }
}

void Table::operator()(const EnterBreach& action) {
    sendTo(action.unit, {Spot::Breach, state_.operation.zone});
    finishOperation();
}

void Table::takeLosses(Side loser, int steps) {
    state_.operation.loser = loser;
    state_.operation.steps = steps;
    const bool attackerChooses =
        state_.settings.losses == LossChoice::Attacker && loser != state_.onTurn;
    state_.phase = attackerChooses && markersForLoser(state_) != 0 ? Phase::Absorb : Phase::Losses;
}

void Table::continueLosses() {
    --state_.operation.steps;
    if (state_.operation.steps == 0 || losersOf(state_) == 0) {
        afterLosses();
    } else if (state_.phase == Phase::Absorb && markersForLoser(state_) == 0) {
        state_.phase = Phase::Losses;
    }
}

void Table::afterLosses() {
    state_.operation.steps = 0;
    if (state_.operation.kind == OperationKind::CastleFight && defendersOf(state_) == 0) {
        settleWalls(); // units in the breaches move in at once (BU-13)
        continueMoveIn();
    } else {
        finishOperation();
    }
}

void Table::continueMoveIn() {
    const bool anybody = attackersOf(state_) != 0 && hasRoom(state_, state_.operation.zone);
    if (anybody) {
        state_.phase = Phase::MoveIn;
    } else {
        finishOperation();
    }
}

void Table::operator()(const GiveUpMarker& action) {
    if (state_.phase == Phase::GiveUp) {
        const bool whole = state_.settings.markerAgainstArtillery == MarkerAgainstArtillery::Whole;
        whole ? takeAway(action.wall) : lowerEntrenchment(action.wall);
        finishOperation();
    } else {
        lowerEntrenchment(action.wall);
        continueLosses();
    }
}

void Table::operator()(const LoseStep& action) {
    loseStepOf(action.unit);
    continueLosses();
}

void Table::operator()(const ChooseCounterMineHit& action) {
    tell(Announced{action});
    if (action.hit == CounterMineHit::Units) {
        takeLosses(Side::Imperial, 1);
    } else {
        changeLevel(Level::Mining, -1);
        finishOperation();
    }
}

void Table::operator()(const MoveIn& action) {
    if (!holderOf(state_, state_.operation.zone)) {
        tell(WallTaken{state_.operation.zone, state_.onTurn});
    }
    sendTo(action.unit, {Spot::Zone, state_.operation.zone});
    settleWalls();
    continueMoveIn();
}

void Table::operator()(const Resign& action) {
    state_.offersDraw.reset();
    state_.ending = action.side == Side::Turk ? Ending::TurksResigned : Ending::ImperialsResigned;
    tell(SideResigned{action.side});
}

void Table::operator()(const OfferDraw& action) {
    if (state_.offersDraw == otherThan(action.side)) {
        state_.offersDraw.reset();
        state_.ending = Ending::DrawAgreed;
        tell(DrawAgreed{});
    } else {
        state_.offersDraw = action.side;
        tell(DrawOffered{action.side});
    }
}

void Table::lapseOffer(const Action& action) {
    if (state_.offersDraw && actorOf(state_, action) == otherThan(*state_.offersDraw) &&
        !std::holds_alternative<OfferDraw>(action)) {
        state_.offersDraw.reset();
    }
}

State startOf(const Settings& settings) {
    State state;
    state.settings = settings;
    const Scenario& scenario = *settings.scenario;
    state.levels = scenario.startLevels;
    state.stock.fill(scenario.entrenchments);
    state.entrenchments.resize(scenario.zones.size());
    for (const Unit& unit : scenario.units) {
        UnitState laid;
        laid.place = unit.start ? Place{Spot::Zone, *unit.start} : Place{Spot::Reserve, 0};
        laid.marker = unit.officer != Officer::None && unit.start ? unit.full : 0;
        state.units.push_back(laid);
    }
    Table table(state);
    table.beginTurn();
    return std::move(table).finished().state;
}

Step<State, Event> apply(const State& state, const Action& action) {
    Table table(state);
    table.lapseOffer(action);
    std::visit([&table](const auto& chosen) { table(chosen); }, action);
    return std::move(table).finished();
}

void advance(State& state, const Action& action) {
    Table table(std::move(state), Telling::Nothing);
    table.lapseOffer(action);
    std::visit([&table](const auto& chosen) { table(chosen); }, action);
    state = std::move(table).finished().state;
}

} // namespace umpire::buda_1686
