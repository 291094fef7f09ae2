#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/table.h"

#include <algorithm>

namespace umpire::buda_1686 {
namespace {

constexpr int kMoraleCheck = 4;   ///< minimum result that lowers TMS (BU-37)
constexpr int kTurksPerPoint = 3; ///< number of Turkish units that subtract 1 from the die (BU-37)

bool isEven(int value) {
    return value % 2 == 0;
}

Verdict verdictOf(bool success) {
    return success ? Verdict::Success : Verdict::Failure;
}

/// BU-37: counts the walls that the Imperials hold, without the lower town.
int wallsForCheck(const State& state) {
    int walls = 0;
    for (ZoneSet held = heldBy(state, Side::Imperial); held != 0;) {
        walls += state.zone(takeFirst(held)).kind == ZoneKind::LowerTown ? 0 : 1;
    }
    return walls;
}

int addedToMoraleCheck(const State& state) {
    return wallsForCheck(state) - countOf(unitsOnMap(state, Side::Turk)) / kTurksPerPoint;
}

} // namespace

bool Table::moraleMayFall() const {
    const bool isLeast =
        state_.level(Level::TurkishMorale) == scenario().least[std::size_t(Level::TurkishMorale)];
    return !isLeast && kDieSides + addedToMoraleCheck(state_) >= kMoraleCheck;
}

UnitSet Table::hurtTurks() const {
    UnitSet hurt = 0;
    for (UnitSet left = unitsOnMap(state_, Side::Turk); left != 0;) {
        const UnitIndex index = takeFirst(left);
        hurt |= state_.at(index).face == Face::Hurt ? bitOf(index) : 0;
    }
    return hurt;
}

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
    const int added = addedToMoraleCheck(state_);
    const bool falls = value + added >= kMoraleCheck;
    tell(DieRolled{DieUse::Morale, value, added, kMoraleCheck, verdictOf(falls)});
    if (falls) {
        changeLevel(Level::TurkishMorale, -1);
    }
    beginRound();
}

/// Reports the result of a die that succeeds if it is even.
void Table::tellParity(DieUse use, int value) {
    tell(DieRolled{use, value, 0, std::nullopt, verdictOf(isEven(value))});
}

/// Applies the result of the die for the relief army (BU-39, BU-38, BU-A16).
void Table::reliefDie(int value) {
    tellParity(DieUse::Relief, value);
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
    if (state_.reinforcements > 0 && hurtTurks() != 0) {
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

/// Applies the result of the die for fate (BU-40).
void Table::fateDie(int value) {
    tellParity(DieUse::Fate, value);
    state_.extraActions = isEven(value) ? 1 : 0;
    beginActions();
}

/// Applies the result of the die for the epidemic (BU-41).
void Table::epidemicDie(int value) {
    tellParity(DieUse::Epidemic, value);
    if (isEven(value) && unitsOnMap(state_, Side::Imperial) != 0) {
        state_.phase = Phase::FallSick;
    } else {
        beginActions();
    }
}

/// BU-21: applies the result of the rescue die. Abdurrahman comes only if the die is above TMS.
void Table::rescueDie(int value) {
    const int tms = state_.level(Level::TurkishMorale);
    const bool comes = value > tms;
    tell(DieRolled{DieUse::Rescue, value, 0, tms, verdictOf(comes)});
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

/// BU-15, BU-26: applies the result of the artillery die. The shot hits if the die is at most CTS;
/// then the Turks may give up a marker.
void Table::artilleryDie(int value) {
    const int bonus = state_.operation.bonus;
    const int cts = state_.level(Level::Artillery);
    const bool hits = value + bonus <= cts;
    tell(DieRolled{DieUse::Attempt, value, bonus, cts, verdictOf(hits)});
    if (!hits) {
        finishOperation();
        return;
    }
    const Entrenchment& marker = state_.entrenchments[std::size_t(state_.operation.zone)];
    const bool strengthened = marker.level > 0 && marker.owner == Side::Turk;
    state_.phase = strengthened ? Phase::GiveUp : Phase::Enter;
}

/// BU-16: applies the result of the first die of the Turkish artillery. The shot hits if the die is
/// below TMS and a second die is even.
void Table::turkishArtilleryDie(int value) {
    const int tms = state_.level(Level::TurkishMorale);
    const bool hits = value < tms;
    tell(DieRolled{DieUse::Attempt, value, 0, tms, verdictOf(hits)});
    if (hits) {
        state_.phase = Phase::SecondDie;
    } else {
        finishOperation();
    }
}

void Table::secondDie(int value) {
    tellParity(DieUse::Second, value);
    if (isEven(value)) {
        changeLevel(Level::Artillery, -1);
    }
    finishOperation();
}

/// Applies the result of a mine's die (BU-17, BU-36).
void Table::mineDie(int value) {
    const int cas = state_.level(Level::Mining);
    tell(DieRolled{DieUse::Attempt, value, 0, cas, verdictOf(value <= cas)});
    if (value <= cas) {
        state_.phase = Phase::Enter;
        return;
    }
    changeLevel(Level::Mining, scenario().least[std::size_t(Level::Mining)] - cas);
    changeLevel(Level::ImperialMorale, -1);
    finishOperation();
}

/// Applies the result of a fight's die (BU-18, BU-22).
void Table::fightDie(int value) {
    const int modifier = modifierOf(state_);
    const FightResult result = judge(state_, value + modifier);
    tell(DieRolled{DieUse::Fight, value, modifier, targetOf(state_),
                   verdictOf(result.loser != state_.onTurn), result.steps, result.loser});
    takeLosses(result.loser, result.steps);
}

/// Applies the result of a counter-mine's die (BU-24).
void Table::counterMineDie(int value) {
    const int bonus = state_.operation.bonus;
    const int cms = state_.level(Level::ImperialMorale);
    const bool hits = value + bonus > cms;
    tell(DieRolled{DieUse::Attempt, value, bonus, cms, verdictOf(hits)});
    if (hits) {
        state_.phase = Phase::CounterEffect;
    } else {
        finishOperation();
    }
}

/// BU-25: applies the result of a sortie's die. BU-26: an entrenchment may absorb the loss of a
/// sortie, but not the loss by a mine.
void Table::sortieDie(int value) {
    const UnitIndex sortied = state_.operation.unit;
    const int added = state_.operation.bonus - facingSortie(state_, state_.at(sortied).place.where);
    const int cms = state_.level(Level::ImperialMorale);
    const bool breaksOut = value + added > cms;
    const bool loses = !breaksOut && value + added < 1;
    tell(DieRolled{DieUse::Attempt, value, added, cms, verdictOf(breaksOut), loses ? 1 : 0,
                   Side::Turk});
    if (breaksOut) {
        changeLevel(Level::Artillery, -1);
    }
    if (!loses) {
        return finishOperation();
    }
    takeLosses(Side::Turk, 1);
    if (markersForLoser(state_) == 0) {
        loseStepOf(sortied);
        continueLosses();
    }
}

} // namespace umpire::buda_1686
