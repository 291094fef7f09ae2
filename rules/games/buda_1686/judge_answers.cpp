#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/judge.h"

#include <algorithm>

namespace umpire::buda_1686 {

using Ruling = Judge::Ruling;

namespace {

/// Names the action that is due in the position, for a sentence that ends with "now".
Message owedIn(const State& state) {
    if (waitingUnit(state)) {
        return message("a unit waits to be placed in a camp");
    }
    switch (state.phase) {
    case Phase::MoraleDie:
    case Phase::ReliefDie:
    case Phase::FateDie:
    case Phase::EpidemicDie:
    case Phase::RescueDie:
    case Phase::ActionDie:
    case Phase::SecondDie:
        return message("a die is to be thrown");
    case Phase::Draw:
        return message("both sides draw a chit");
    case Phase::Reinforce:
        return message("the Turks choose whom the relief army restores");
    case Phase::FallSick:
        return message("the Imperials choose who falls sick");
    case Phase::Act:
        return message("a side is on turn and nothing is being decided");
    case Phase::DieBonus:
        return message("the Turks say whether Abdurrahman adds 1 to the die");
    case Phase::Rescue:
        return message("the Turks say whether Abdurrahman comes to the attacked wall");
    case Phase::AttackersBoost:
    case Phase::DefendersBoost:
        return message("officers may raise combat values");
    case Phase::GiveUp:
        return message("the Turks say whether they give up the entrenchment");
    case Phase::Enter:
        return message("the Imperials choose who goes into the breach");
    case Phase::CounterEffect:
        return message("the Turks choose what the counter-mine hits");
    case Phase::Absorb:
    case Phase::Losses:
        return message("a loss is to be taken");
    case Phase::MoveIn:
        return message("the attackers move in");
    case Phase::Over:
        return message("the game is over");
    }
    return {};
}

bool isDie(Phase phase) {
    return phase == Phase::MoraleDie || phase == Phase::ReliefDie || phase == Phase::FateDie ||
           phase == Phase::EpidemicDie || phase == Phase::RescueDie || phase == Phase::ActionDie ||
           phase == Phase::SecondDie;
}

/// BU-30, BU-A21: tells whether the player may decline in this phase.
bool canDecline(Phase phase) {
    return phase == Phase::DieBonus || phase == Phase::Rescue || phase == Phase::AttackersBoost ||
           phase == Phase::DefendersBoost || phase == Phase::GiveUp || phase == Phase::Absorb ||
           phase == Phase::MoveIn;
}

} // namespace

Ruling Judge::isTime(Phase phase, std::string_view rule) const {
    if (state_.phase == phase && !waitingUnit(state_)) {
        return std::nullopt;
    }
    return violation(ViolationKind::NotNow, rule, message("not now: %1", owedIn(state_)));
}

Ruling Judge::knowsUnit(UnitIndex unit, std::string_view rule) const {
    return unitExists(unit) ? std::nullopt
                            : violation(ViolationKind::NoSuchUnit, rule,
                                        message("unit number %1 is not one of the scenario's %2",
                                                unit, unitCount(scenario())));
}

Ruling Judge::isCamp(ZoneIndex zone, std::string_view rule) const {
    if (zoneExists(zone) && !isWall(scenario(), zone)) {
        return std::nullopt;
    }
    return violation(ViolationKind::NoSuchZone, rule,
                     message("%1 is no start zone", anyZone(zone)));
}

Ruling Judge::isWallZone(ZoneIndex zone, std::string_view rule) const {
    if (zoneExists(zone) && isWall(scenario(), zone)) {
        return std::nullopt;
    }
    return violation(ViolationKind::NoSuchZone, rule, message("%1 is no wall zone", anyZone(zone)));
}

Ruling Judge::operator()(const DrawChit& action) const {
    if (auto broken = isTime(Phase::Draw, "BU-6")) {
        return broken;
    }
    if (state_.drawn[indexOf(action.side)] != kNoChit) {
        return violation(ViolationKind::DoneAlready, "BU-6",
                         message("%1 have drawn in this round", nameOf(action.side)));
    }
    const std::uint64_t cup = chitsInCup(state_, action.side);
    return action.value >= 0 && action.value <= kMaxChitValue && contains(cup, action.value)
               ? std::nullopt
               : violation(ViolationKind::NoSuchChit, "BU-2",
                           message("no %1 is among the %2 chits in the cup of %3", action.value,
                                   countOf(cup), nameOf(action.side)));
}

Ruling Judge::operator()(const DrawUnit& action) const {
    if (auto broken = isTime(Phase::Draw, "BU-27")) {
        return broken;
    }
    if (auto broken = knowsUnit(action.unit, "BU-27")) {
        return broken;
    }
    if (state_.drawn[indexOf(Side::Imperial)] != kNoChit) {
        return violation(ViolationKind::DoneAlready, "BU-6",
                         message("%1 have drawn in this round", nameOf(Side::Imperial)));
    }
    return state_.at(action.unit).place.spot == Spot::Cup
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-27",
                           message("%1 is not in the cup", unitText(action.unit)));
}

Ruling Judge::operator()(const PlaceUnit& action) const {
    if (auto broken = knowsUnit(action.unit, "BU-27")) {
        return broken;
    }
    if (waitingUnit(state_) != action.unit) {
        return violation(ViolationKind::NotNow, "BU-27",
                         message("%1 does not wait to be placed now", unitText(action.unit)));
    }
    return isCamp(action.camp, "BU-27");
}

Ruling Judge::operator()(const RollDie& action) const {
    if (!isDie(state_.phase) || waitingUnit(state_)) {
        return violation(ViolationKind::NotNow, "BU-10", message("no die now: %1", owedIn(state_)));
    }
    return action.value >= 1 && action.value <= kDieSides
               ? std::nullopt
               : violation(ViolationKind::NotADie, "BU-1",
                           message("a die shows 1 to %1, not %2", kDieSides, action.value));
}

Ruling Judge::operator()(const Decline&) const {
    const bool declines =
        canDecline(state_.phase) || (state_.phase == Phase::Reinforce &&
                                     state_.settings.reinforcement == Reinforcement::Declinable);
    if (!declines || waitingUnit(state_)) {
        return violation(ViolationKind::NotNow, "BU-10",
                         message("nothing to say no to: %1", owedIn(state_)));
    }
    const bool nobodyIn = state_.phase == Phase::MoveIn && !holderOf(state_, state_.operation.zone);
    return nobodyIn ? violation(ViolationKind::MustMoveIn, "BU-22",
                                message("0 units have moved into %1: at least 1 has to",
                                        zoneText(state_.operation.zone)))
                    : std::nullopt;
}

Ruling Judge::operator()(const RaiseDie&) const {
    return isTime(Phase::DieBonus, "BU-29");
}

Ruling Judge::operator()(const ComeToRescue&) const {
    return isTime(Phase::Rescue, "BU-21");
}

Ruling Judge::operator()(const BoostUnit& action) const {
    const bool attackers = state_.phase == Phase::AttackersBoost;
    if (auto broken = isTime(attackers ? Phase::AttackersBoost : Phase::DefendersBoost, "BU-30")) {
        return broken;
    }
    for (const UnitIndex unit : {action.officer, action.unit}) {
        if (auto broken = knowsUnit(unit, "BU-30")) {
            return broken;
        }
    }
    const auto boosts = boostsOf(state_, attackers ? state_.onTurn : otherThan(state_.onTurn));
    if (std::ranges::find(boosts, Boost{action.officer, action.unit}) != boosts.end()) {
        return std::nullopt;
    }
    if (contains(state_.operation.boosted, action.unit)) {
        return violation(ViolationKind::DoneAlready, "BU-30",
                         message("%1 has its 1 more in this fight", unitText(action.unit)));
    }
    const int marker = state_.at(action.officer).marker;
    if (marker == 0) {
        return violation(ViolationKind::OfficerIsSpent, "BU-28",
                         message("%1's marker stands at %2", unitText(action.officer), 0));
    }
    return violation(ViolationKind::WrongTroop, "BU-30",
                     message("%1 has no command over %2 in this fight, or does not stand with it",
                             unitText(action.officer), unitText(action.unit)));
}

Ruling Judge::operator()(const EnterBreach& action) const {
    if (auto broken = isTime(Phase::Enter, "BU-15")) {
        return broken;
    }
    if (auto broken = knowsUnit(action.unit, "BU-15")) {
        return broken;
    }
    const Place place = state_.at(action.unit).place;
    const bool inCamp = place.spot == Spot::Zone && !isWall(scenario(), place.where);
    return inCamp && areNeighbours(scenario(), place.where, state_.operation.zone)
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-15",
                           message("%1 is in no start zone beside %2", unitText(action.unit),
                                   zoneText(state_.operation.zone)));
}

Ruling Judge::operator()(const GiveUpMarker& action) const {
    const Phase phase = state_.phase;
    if (phase != Phase::GiveUp && phase != Phase::Absorb && phase != Phase::Losses) {
        return isTime(Phase::GiveUp, "BU-26");
    }
    if (auto broken = isTime(phase, "BU-26")) {
        return broken;
    }
    const bool ownerDecides = phase == Phase::Absorb || deciderOf(state_) == state_.operation.loser;
    const bool absorbs = ownerDecides && contains(markersForLoser(state_), action.wall);
    if (phase == Phase::GiveUp ? action.wall == state_.operation.zone : absorbs) {
        return std::nullopt;
    }
    const Message where =
        zoneExists(action.wall) ? Message(zoneText(action.wall)) : message("zone %1", action.wall);
    return violation(ViolationKind::NoMarker, "BU-26",
                     message("no entrenchment in %1 can take this", where));
}

Ruling Judge::operator()(const LoseStep& action) const {
    if (auto broken = isTime(Phase::Losses, "BU-19")) {
        return broken;
    }
    if (auto broken = knowsUnit(action.unit, "BU-19")) {
        return broken;
    }
    return contains(losersOf(state_), action.unit)
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-19",
                           message("%1 does not share in this loss of %2", unitText(action.unit),
                                   state_.operation.steps));
}

Ruling Judge::operator()(const ChooseCounterMineHit& action) const {
    if (auto broken = isTime(Phase::CounterEffect, "BU-24")) {
        return broken;
    }
    const int least = scenario().least[std::size_t(Level::Mining)];
    const int level = state_.level(Level::Mining);
    return action.hit == CounterMineHit::Units || level > least
               ? std::nullopt
               : violation(ViolationKind::LevelAtLimit, "BU-A10",
                           message("CAS stands at %1, its least", level));
}

Ruling Judge::operator()(const MoveIn& action) const {
    if (auto broken = isTime(Phase::MoveIn, "BU-22")) {
        return broken;
    }
    if (auto broken = knowsUnit(action.unit, "BU-22")) {
        return broken;
    }
    return contains(attackersOf(state_), action.unit)
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-22",
                           message("%1 has no part in this fight, or is in already",
                                   unitText(action.unit)));
}

Ruling Judge::operator()(const Reinforce& action) const {
    if (auto broken = isTime(Phase::Reinforce, "BU-39")) {
        return broken;
    }
    if (auto broken = knowsUnit(action.unit, "BU-39")) {
        return broken;
    }
    const bool onMap = contains(unitsOnMap(state_, Side::Turk), action.unit);
    return onMap && state_.at(action.unit).face == Face::Hurt
               ? std::nullopt
               : violation(
                     ViolationKind::NotHurt, "BU-39",
                     message("%1 is no damaged Turkish unit in the castle", unitText(action.unit)));
}

Ruling Judge::operator()(const FallSick& action) const {
    if (auto broken = isTime(Phase::FallSick, "BU-41")) {
        return broken;
    }
    if (auto broken = knowsUnit(action.unit, "BU-41")) {
        return broken;
    }
    return contains(unitsOnMap(state_, Side::Imperial), action.unit)
               ? std::nullopt
               : violation(ViolationKind::NotThere, "BU-41",
                           message("%1 is no Imperial unit on the map", unitText(action.unit)));
}

} // namespace umpire::buda_1686
