#include "rules/games/buda_1686/notation.h"

#include <cmath>

namespace umpire::buda_1686 {
namespace {

/// Writes the actions of one scenario.
class ActionWriter {
public:
    explicit ActionWriter(const Scenario& scenario) : scenario_(scenario) {}

    std::string operator()(const DrawChit& a) const {
        return std::string(idOf(a.side)) + ":" + std::to_string(a.value);
    }
    std::string operator()(const DrawUnit& a) const { return "cup:" + unit(a.unit); }
    std::string operator()(const PlaceUnit& a) const {
        return "place:" + unit(a.unit) + "@" + zone(a.camp);
    }
    std::string operator()(const RollDie& a) const { return "die:" + std::to_string(a.value); }
    std::string operator()(const MoveUnit& a) const {
        return "move:" + unit(a.unit) + "@" + zone(a.to);
    }
    std::string operator()(const FireArtillery& a) const { return "artillery:" + zone(a.wall); }
    std::string operator()(const FireBack&) const { return "artillery"; }
    std::string operator()(const Dig&) const { return "dig"; }
    std::string operator()(const Mine& a) const { return "mine:" + zone(a.wall); }
    std::string operator()(const Assault& a) const { return "assault:" + zone(a.wall); }
    std::string operator()(const CastleFight& a) const {
        return "fight:" + zone(a.wall) + "<" + zonesText(scenario_, a.from);
    }
    std::string operator()(const CounterMine& a) const { return "countermine:" + zone(a.wall); }
    std::string operator()(const Sortie& a) const { return "sortie:" + unit(a.unit); }
    std::string operator()(const Entrench& a) const { return "entrench:" + zone(a.wall); }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const RestoreUnit& a) const {
        return "restore:" + unit(a.officer) + ">" + unit(a.unit);
    }
    std::string operator()(const RecallUnit& a) const {
        return (a.face == Face::Full ? "recall:" : "recall-hurt:") + unit(a.officer) + ">" +
               unit(a.unit);
    }
    std::string operator()(const RaiseArtillery& a) const { return "raise-cts:" + unit(a.officer); }
    std::string operator()(const RestoreSelf& a) const { return "restore-self:" + unit(a.officer); }
    std::string operator()(const BoostUnit& a) const {
        return "boost:" + unit(a.officer) + ">" + unit(a.unit);
    }
    std::string operator()(const RaiseDie&) const { return "raise-die"; }
    std::string operator()(const ComeToRescue&) const { return "rescue"; }
    std::string operator()(const Decline&) const { return "no"; }
    std::string operator()(const EnterBreach& a) const { return "enter:" + unit(a.unit); }
    std::string operator()(const GiveUpMarker& a) const { return "give-up:" + zone(a.wall); }
    std::string operator()(const LoseStep& a) const { return "lose:" + unit(a.unit); }
    std::string operator()(const ChooseCounterMineHit& a) const {
        return a.hit == CounterMineHit::Units ? "hit-units" : "hit-cas";
    }
    std::string operator()(const MoveIn& a) const { return "in:" + unit(a.unit); }
    std::string operator()(const Reinforce& a) const { return "reinforce:" + unit(a.unit); }
    std::string operator()(const FallSick& a) const { return "sick:" + unit(a.unit); }
    std::string operator()(const Resign& a) const { return "resign:" + std::string(idOf(a.side)); }
    std::string operator()(const OfferDraw& a) const { return "draw:" + std::string(idOf(a.side)); }

private:
    std::string unit(UnitIndex index) const {
        return index >= 0 && index < unitCount(scenario_) ? unitOf(scenario_, index).id
                                                          : "?" + std::to_string(index);
    }
    std::string zone(ZoneIndex index) const {
        return index >= 0 && index < zoneCount(scenario_) ? zoneOf(scenario_, index).id
                                                          : "?" + std::to_string(index);
    }

    const Scenario& scenario_;
};

Message said(const Scenario& scenario, Place place) {
    switch (place.spot) {
    case Spot::Zone:
    case Spot::Breach:
    case Spot::Sick:
        return text(scenario, place);
    case Spot::Cup:
        return message("cup");
    case Spot::Lost:
        return message("lost");
    case Spot::Waiting:
        return message("waiting");
    case Spot::Reserve:
        return message("reserve");
    }
    return {};
}

/// An action that was announced: a word, or the notation.
Message said(const Scenario& scenario, const Action& action) {
    if (std::holds_alternative<FireBack>(action)) {
        return message("artillery");
    }
    if (std::holds_alternative<Dig>(action)) {
        return message("dig");
    }
    return std::holds_alternative<ComeToRescue>(action)
               ? message("rescue")
               : Message(std::visit(ActionWriter(scenario), action));
}

/// "3 + 6 = 9".
std::string sumOf(const DieRolled& e) {
    std::string sum = std::to_string(e.value);
    if (e.added != 0) {
        sum.append(e.added > 0 ? " + " : " - ").append(std::to_string(std::abs(e.added)));
        sum.append(" = ").append(std::to_string(e.sum()));
    }
    return sum;
}

/// Against no number: even or odd.
Message saidOfEvenOrOdd(const DieRolled& e) {
    const std::string sum = sumOf(e);
    const bool even = e.verdict == Verdict::Success;
    switch (e.use) {
    case DieUse::Relief:
        return even ? message("die %1 is even: the relief army gets in", sum)
                    : message("die %1 is odd: the relief army does not get in", sum);
    case DieUse::Fate:
        return even ? message("die %1 is even: one action more", sum)
                    : message("die %1 is odd: no action more", sum);
    case DieUse::Epidemic:
        return even ? message("die %1 is even: the epidemic breaks out", sum)
                    : message("die %1 is odd: no epidemic breaks out", sum);
    case DieUse::Morale:
    case DieUse::Rescue:
    case DieUse::Attempt:
    case DieUse::Second:
    case DieUse::Fight:
        break;
    }
    return even ? message("die %1 is even: success", sum) : message("die %1 is odd: failure", sum);
}

/// What came of a fight.
Message saidOfFight(const DieRolled& e) {
    const std::string sum = sumOf(e);
    const int target = *e.against;
    const Message loser = nameOf(e.loser);
    if (e.steps < 2) {
        return message("die %1 against %2: one step lost by %3", sum, target, loser);
    }
    if (e.verdict == Verdict::Success) {
        return e.sum() == 2 * target
                   ? message("die %1 against %2: exactly twice, two steps lost by %3", sum, target,
                             loser)
                   : message("die %1 against %2: more than twice, two steps lost by %3", sum,
                             target, loser);
    }
    return target == 2 * e.sum()
               ? message("die %1 against %2: exactly half, two steps lost by %3", sum, target,
                         loser)
               : message("die %1 against %2: less than half, two steps lost by %3", sum, target,
                         loser);
}

/// What came of any other die that is held against a number.
Message saidOfTarget(const DieRolled& e) {
    const std::string sum = sumOf(e);
    const int target = *e.against;
    const bool success = e.verdict == Verdict::Success;
    if (e.use == DieUse::Morale) {
        return success ? message("die %1 against %2: Turkish morale falls", sum, target)
                       : message("die %1 against %2: Turkish morale holds", sum, target);
    }
    if (e.use == DieUse::Rescue) {
        return success ? message("die %1 against %2: Abdurrahman comes", sum, target)
                       : message("die %1 against %2: Abdurrahman does not come", sum, target);
    }
    if (success) {
        return message("die %1 against %2: success", sum, target);
    }
    return e.steps > 0 ? message("die %1 against %2: failure, one step lost by %3", sum, target,
                                 nameOf(e.loser))
                       : message("die %1 against %2: failure", sum, target);
}

/// Says for people what happened.
class EventWriter {
public:
    explicit EventWriter(const Scenario& scenario) : scenario_(scenario) {}

    Message operator()(const TurnBegan& e) const { return message("turn %1 begins", e.turn); }
    Message operator()(const TurnEnded& e) const { return message("turn %1 ends", e.turn); }
    Message operator()(const ChitDrawn& e) const {
        return e.value ? message("%1 draw %2", nameOf(e.side), *e.value)
                       : message("%1 draw a chit", nameOf(e.side));
    }
    Message operator()(const ChitsShown& e) const {
        return e.initiative ? message("the chits show imperial %1, turk %2: %3 begin", e.imperial,
                                      e.turk, nameOf(*e.initiative))
                            : message("the chits show imperial %1, turk %2: nobody acts",
                                      e.imperial, e.turk);
    }
    Message operator()(const SideActs& e) const {
        return message("%1 are on turn, actions %2", nameOf(e.side), e.actions);
    }
    Message operator()(const SidePassed& e) const {
        return message("%1 end their turn", nameOf(e.side));
    }
    Message operator()(const Announced& e) const {
        return message("announced %1", said(scenario_, e.action));
    }
    Message operator()(const DieRolled& e) const {
        return !e.against               ? saidOfEvenOrOdd(e)
               : e.use == DieUse::Fight ? saidOfFight(e)
                                        : saidOfTarget(e);
    }
    Message operator()(const DieSpared&) const {
        return message("no die is thrown, for none could change anything");
    }
    Message operator()(const SideResigned& e) const { return message("%1 resign", nameOf(e.side)); }
    Message operator()(const DrawOffered& e) const {
        return message("%1 offer a draw", nameOf(e.side));
    }
    Message operator()(const DrawAgreed&) const { return message("both sides agree on a draw"); }
    Message operator()(const LevelChanged& e) const {
        return message("%1 now %2", nameOf(e.level), e.now);
    }
    Message operator()(const UnitWent& e) const {
        return message("%1 goes to %2", unit(e.unit), said(scenario_, e.to));
    }
    Message operator()(const UnitTurned& e) const {
        return e.face == Face::Hurt ? message("%1 is damaged", unit(e.unit))
                                    : message("%1 is whole again", unit(e.unit));
    }
    Message operator()(const MarkerMoved& e) const {
        return message("marker of %1 now %2", unit(e.officer), e.now);
    }
    Message operator()(const EntrenchmentChanged& e) const {
        return message("entrenchment in %1 now %2", zone(e.wall), e.now.level);
    }
    Message operator()(const WallTaken& e) const {
        return message("%1 take %2", nameOf(e.by), zone(e.wall));
    }
    Message operator()(const EventDue& e) const {
        return e.kind == ChitEventKind::Relief ? message("the relief army is near")
               : e.kind == ChitEventKind::Fate ? message("the hand of fate")
                                               : message("an epidemic threatens");
    }
    Message operator()(const Declined& e) const { return message("%1 decline", nameOf(e.side)); }
    Message operator()(const MoraleBroken&) const { return message("Turkish morale is broken"); }

private:
    std::string unit(UnitIndex index) const { return unitOf(scenario_, index).id; }
    std::string zone(ZoneIndex index) const { return zoneOf(scenario_, index).id; }

    const Scenario& scenario_;
};

template <typename NameOf>
std::string joined(std::uint64_t set, int count, NameOf nameOf) {
    std::string names;
    while (set != 0) {
        const int index = takeFirst(set);
        names.append(names.empty() ? "" : ",");
        names.append(index < count ? nameOf(index) : "?" + std::to_string(index));
    }
    return names;
}

} // namespace

std::string unitsText(const Scenario& scenario, UnitSet units) {
    return joined(units, unitCount(scenario), [&](int unit) { return unitOf(scenario, unit).id; });
}

std::string zonesText(const Scenario& scenario, ZoneSet zones) {
    return joined(zones, zoneCount(scenario), [&](int zone) { return zoneOf(scenario, zone).id; });
}

std::string text(const State& state, const Action& action) {
    return std::visit(ActionWriter(state.scenario()), action);
}

Message text(const State& state, const Event& event) {
    return std::visit(EventWriter(state.scenario()), event);
}

std::string formerText(const State& state, const Event& event) {
    const auto* die = std::get_if<DieRolled>(&event);
    return english(die == nullptr                     ? text(state, event)
                   : die->verdict == Verdict::Success ? message("die %1: success", sumOf(*die))
                                                      : message("die %1: failure", sumOf(*die)));
}

} // namespace umpire::buda_1686
