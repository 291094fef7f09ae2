#include "rules/games/buda_1686/notation.h"

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

} // namespace umpire::buda_1686
