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

/// Writes the events of one scenario.
class EventWriter {
public:
    explicit EventWriter(const Scenario& scenario) : scenario_(scenario) {}

    std::string operator()(const TurnBegan& e) const {
        return "turn " + std::to_string(e.turn) + " begins";
    }
    std::string operator()(const TurnEnded& e) const {
        return "turn " + std::to_string(e.turn) + " ends";
    }
    std::string operator()(const ChitDrawn& e) const {
        return std::string(nameOf(e.side)) + " draw " +
               (e.value ? std::to_string(*e.value) : std::string("a chit"));
    }
    std::string operator()(const ChitsShown& e) const {
        return "the chits show imperial " + std::to_string(e.imperial) + ", turk " +
               std::to_string(e.turk) + ": " +
               (e.initiative ? std::string(nameOf(*e.initiative)) + " begin" : "nobody acts");
    }
    std::string operator()(const SideActs& e) const {
        return std::string(nameOf(e.side)) + " are on turn, actions " + std::to_string(e.actions);
    }
    std::string operator()(const SidePassed& e) const {
        return std::string(nameOf(e.side)) + " end their turn";
    }
    std::string operator()(const Announced& e) const {
        return "announced " + std::visit(ActionWriter(scenario_), e.action);
    }
    std::string operator()(const DieRolled& e) const;
    std::string operator()(const DieSpared&) const {
        return "no die is thrown, for none could change anything";
    }
    std::string operator()(const SideResigned& e) const {
        return std::string(nameOf(e.side)) + " resign";
    }
    std::string operator()(const DrawOffered& e) const {
        return std::string(nameOf(e.side)) + " offer a draw";
    }
    std::string operator()(const DrawAgreed&) const { return "both sides agree on a draw"; }
    std::string operator()(const LevelChanged& e) const {
        return std::string(idOf(e.level)) + " now " + std::to_string(e.now);
    }
    std::string operator()(const UnitWent& e) const {
        return unit(e.unit) + " goes to " + text(scenario_, e.to);
    }
    std::string operator()(const UnitTurned& e) const {
        return unit(e.unit) + (e.face == Face::Hurt ? " is damaged" : " is whole again");
    }
    std::string operator()(const MarkerMoved& e) const {
        return "marker of " + unit(e.officer) + " now " + std::to_string(e.now);
    }
    std::string operator()(const EntrenchmentChanged& e) const {
        return "entrenchment in " + zone(e.wall) + " now " + std::to_string(e.now.level);
    }
    std::string operator()(const WallTaken& e) const {
        return std::string(nameOf(e.by)) + " take " + zone(e.wall);
    }
    std::string operator()(const EventDue& e) const {
        return e.kind == ChitEventKind::Relief ? "the relief army is near"
               : e.kind == ChitEventKind::Fate ? "the hand of fate"
                                               : "an epidemic threatens";
    }
    std::string operator()(const Declined& e) const {
        return std::string(nameOf(e.side)) + " decline";
    }
    std::string operator()(const MoraleBroken&) const { return "Turkish morale is broken"; }

private:
    std::string unit(UnitIndex index) const { return unitOf(scenario_, index).id; }
    std::string zone(ZoneIndex index) const { return zoneOf(scenario_, index).id; }

    const Scenario& scenario_;
};

/// "die 3 + 6 = 9".
std::string sumOf(const DieRolled& e) {
    std::string words = "die " + std::to_string(e.value);
    if (e.added != 0) {
        words.append(e.added > 0 ? " + " : " - ").append(std::to_string(std::abs(e.added)));
        words.append(" = ").append(std::to_string(e.sum()));
    }
    return words;
}

/// "die 3 + 6 = 9 against 4", "die 3 is odd".
std::string thrown(const DieRolled& e) {
    if (e.against) {
        return sumOf(e) + " against " + std::to_string(*e.against);
    }
    return sumOf(e) + (e.verdict == Verdict::Success ? " is even" : " is odd");
}

std::string_view wordFor(Verdict verdict) {
    return verdict == Verdict::Success ? "success" : "failure";
}

/// What came of a fight: "more than twice, two steps lost by the Turks".
std::string lossIn(const DieRolled& e) {
    const std::string by = std::string(" lost by ").append(nameOf(e.loser));
    if (e.steps < 2) {
        return "one step" + by;
    }
    const bool won = e.verdict == Verdict::Success;
    const int larger = won ? e.sum() : *e.against;
    const int twice = 2 * (won ? *e.against : e.sum());
    const std::string_view how = larger == twice ? "exactly " : won ? "more than " : "less than ";
    return std::string(how).append(won ? "twice" : "half").append(", two steps") + by;
}

/// What came of any other die.
std::string_view comeOf(const DieRolled& e) {
    const bool success = e.verdict == Verdict::Success;
    switch (e.use) {
    case DieUse::Morale:
        return success ? "Turkish morale falls" : "Turkish morale holds";
    case DieUse::Relief:
        return success ? "the relief army gets in" : "the relief army does not get in";
    case DieUse::Fate:
        return success ? "one action more" : "no action more";
    case DieUse::Epidemic:
        return success ? "the epidemic breaks out" : "no epidemic breaks out";
    case DieUse::Rescue:
        return success ? "Abdurrahman comes" : "Abdurrahman does not come";
    case DieUse::Attempt:
    case DieUse::Second:
    case DieUse::Fight:
        break;
    }
    return wordFor(e.verdict);
}

std::string EventWriter::operator()(const DieRolled& e) const {
    std::string words = thrown(e) + ": ";
    if (e.use == DieUse::Fight) {
        return words + lossIn(e);
    }
    words += comeOf(e);
    return e.steps > 0 ? words + ", " + lossIn(e) : words;
}

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

std::string text(const State& state, const Event& event) {
    return std::visit(EventWriter(state.scenario()), event);
}

std::string formerText(const State& state, const Event& event) {
    const auto* die = std::get_if<DieRolled>(&event);
    return die == nullptr ? text(state, event)
                          : sumOf(*die).append(": ").append(wordFor(die->verdict));
}

} // namespace umpire::buda_1686
