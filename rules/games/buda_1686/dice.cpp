#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/table.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

constexpr int kMoraleCheck = 4;   ///< BU-37: the least result that lowers TMS
constexpr int kTurksPerPoint = 3; ///< BU-37

bool isEven(int value) {
    return value % 2 == 0;
}

Verdict verdictOf(bool success) {
    return success ? Verdict::Success : Verdict::Failure;
}

/// BU-37: one for each Imperial wall but the lower town.
int wallsForCheck(const State& state) {
    int walls = 0;
    for (ZoneSet held = heldBy(state, Side::Imperial); held != 0;) {
        walls += state.zone(takeFirst(held)).kind == ZoneKind::LowerTown ? 0 : 1;
    }
    return walls;
}

} // namespace

void Table::operator()(const RollDie& action) {
    switch (state_.phase) {
    case Phase::MoraleDie:
        return moraleDie(action.value);
    case Phase::ReliefDie:
        return reliefDie(action.value);
    case Phase::FateDie:
        return fateDie(action.value);
    case Phase::EpidemicDie:
        return epidemicDie(action.value);
    case Phase::RescueDie:
        return rescueDie(action.value);
    case Phase::ActionDie:
        return actionDie(action.value);
    case Phase::SecondDie:
        return secondDie(action.value);
    case Phase::Draw:
    case Phase::Reinforce:
    case Phase::FallSick:
    case Phase::Act:
    case Phase::DieBonus:
    case Phase::Rescue:
    case Phase::AttackersBoost:
    case Phase::DefendersBoost:
    case Phase::GiveUp:
    case Phase::Enter:
    case Phase::CounterEffect:
    case Phase::Absorb:
    case Phase::Losses:
    case Phase::MoveIn:
    case Phase::Over:
        return;
    }
}

void Table::moraleDie(int value) {
    const int added =
        wallsForCheck(state_) - countOf(unitsOnMap(state_, Side::Turk)) / kTurksPerPoint;
    const bool falls = value + added >= kMoraleCheck;
    tellDie(value, added, verdictOf(falls));
    if (falls) {
        changeLevel(Level::TurkishMorale, -1);
    }
    beginRound();
}

/// BU-39, BU-38, BU-A16.
void Table::reliefDie(int value) {
    tellDie(value, 0, verdictOf(isEven(value)));
    if (!isEven(value)) {
        beginImperialEvent();
        return;
    }
    if (state_.level(Level::TurkishMorale) < scenario().reliefCap) {
        changeLevel(Level::TurkishMorale, 1);
    }
    state_.reinforcements = isEven(state_.drawn[indexOf(Side::Turk)]) ? 2 : 1;
    continueReinforcing();
}

void Table::continueReinforcing() {
    UnitSet hurt = 0;
    for (UnitSet left = unitsOnMap(state_, Side::Turk); left != 0;) {
        const UnitIndex index = takeFirst(left);
        hurt |= unit(index).face == Face::Hurt ? bitOf(index) : 0;
    }
    if (state_.reinforcements > 0 && hurt != 0) {
        state_.phase = Phase::Reinforce;
        return;
    }
    state_.reinforcements = 0;
    beginImperialEvent();
}

void Table::operator()(const Reinforce& action) {
    turnOver(action.unit, Face::Full);
    --state_.reinforcements;
    continueReinforcing();
}

/// BU-40.
void Table::fateDie(int value) {
    tellDie(value, 0, verdictOf(isEven(value)));
    state_.extraActions = isEven(value) ? 1 : 0;
    beginActions();
}

/// BU-41.
void Table::epidemicDie(int value) {
    tellDie(value, 0, verdictOf(isEven(value)));
    if (isEven(value) && unitsOnMap(state_, Side::Imperial) != 0) {
        state_.phase = Phase::FallSick;
    } else {
        beginActions();
    }
}

/// BU-21: from afar he comes only on more than TMS.
void Table::rescueDie(int value) {
    const bool comes = value > state_.level(Level::TurkishMorale);
    tellDie(value, 0, verdictOf(comes));
    const auto officer = officerOnMap(state_, Officer::Abdurrahman);
    if (comes && officer) {
        sendTo(*officer, {Spot::Zone, state_.operation.zone});
        settleWalls();
    }
    askForBoosts(Phase::AttackersBoost);
}

void Table::actionDie(int value) {
    switch (state_.operation.kind) {
    case OperationKind::Artillery:
        return artilleryDie(value);
    case OperationKind::TurkishArtillery:
        return turkishArtilleryDie(value);
    case OperationKind::Mine:
        return mineDie(value);
    case OperationKind::Assault:
    case OperationKind::CastleFight:
        return fightDie(value);
    case OperationKind::CounterMine:
        return counterMineDie(value);
    case OperationKind::Sortie:
        return sortieDie(value);
    case OperationKind::None:
        return;
    }
}

/// BU-15: at most CTS. BU-26: the Turks may give up a marker instead.
void Table::artilleryDie(int value) {
    const int bonus = state_.operation.bonus;
    const bool hits = value + bonus <= state_.level(Level::Artillery);
    tellDie(value, bonus, verdictOf(hits));
    if (!hits) {
        finishOperation();
        return;
    }
    const Entrenchment& marker = state_.entrenchments[std::size_t(state_.operation.zone)];
    const bool strengthened = marker.level > 0 && marker.owner == Side::Turk;
    state_.phase = strengthened ? Phase::GiveUp : Phase::Enter;
}

/// BU-16: under TMS, then an even one.
void Table::turkishArtilleryDie(int value) {
    const bool hits = value < state_.level(Level::TurkishMorale);
    tellDie(value, 0, verdictOf(hits));
    if (hits) {
        state_.phase = Phase::SecondDie;
    } else {
        finishOperation();
    }
}

void Table::secondDie(int value) {
    tellDie(value, 0, verdictOf(isEven(value)));
    if (isEven(value)) {
        changeLevel(Level::Artillery, -1);
    }
    finishOperation();
}

/// BU-17, BU-36.
void Table::mineDie(int value) {
    const int cas = state_.level(Level::Mining);
    tellDie(value, 0, verdictOf(value <= cas));
    if (value <= cas) {
        state_.phase = Phase::Enter;
        return;
    }
    changeLevel(Level::Mining, scenario().least[std::size_t(Level::Mining)] - cas);
    changeLevel(Level::ImperialMorale, -1);
    finishOperation();
}

/// BU-18, BU-22.
void Table::fightDie(int value) {
    const int modifier = modifierOf(state_);
    const FightResult result = judge(state_, value + modifier);
    tellDie(value, modifier, verdictOf(result.loser != state_.onTurn));
    takeLosses(result.loser, result.steps);
}

/// BU-24.
void Table::counterMineDie(int value) {
    const int bonus = state_.operation.bonus;
    const bool hits = value + bonus > state_.level(Level::ImperialMorale);
    tellDie(value, bonus, verdictOf(hits));
    if (hits) {
        state_.phase = Phase::CounterEffect;
    } else {
        finishOperation();
    }
}

/// BU-25; BU-A26: the loss cannot be absorbed.
void Table::sortieDie(int value) {
    const UnitIndex sortied = state_.operation.unit;
    const int added = state_.operation.bonus - facingSortie(state_, state_.at(sortied).place.where);
    const bool breaksOut = value + added > state_.level(Level::ImperialMorale);
    tellDie(value, added, verdictOf(breaksOut));
    if (breaksOut) {
        changeLevel(Level::Artillery, -1);
    } else if (value + added < 1) {
        loseStepOf(sortied);
    }
    finishOperation();
}

} // namespace umpire::buda_1686
