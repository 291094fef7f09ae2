#include "rules/games/war_galley/position_check.h"

#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/losses.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

using Trouble = std::optional<PositionTrouble>;

class Checker {
public:
    explicit Checker(const State& state) : state_(state) {}

    Trouble check() const {
        if (auto trouble = checkFleets()) {
            return trouble;
        }
        if (auto trouble = checkPairs()) {
            return trouble;
        }
        switch (state_.phase) {
        case Phase::Building:
        case Phase::Placing:
            return checkSettingUp();
        case Phase::Ordering:
            return checkOrdering();
        case Phase::Executing:
            return checkExecuting();
        case Phase::Over:
            break;
        }
        return checkOver();
    }

private:
    Trouble atVessel(VesselIndex vessel, std::string expected) const {
        const bool ofA = ownerOf(state_, vessel) == Side::A;
        return PositionTrouble{ofA ? PositionField::FleetA : PositionField::FleetB,
                               nameOf(state_, vessel) + " " + std::move(expected)};
    }
    static Trouble atPhase(std::string expected) {
        return PositionTrouble{PositionField::Phase, std::move(expected)};
    }
    static Trouble atPending(std::string expected) {
        return PositionTrouble{PositionField::Pending, std::move(expected)};
    }

    Trouble checkFleets() const;
    Trouble checkVessel(VesselIndex index) const;
    Trouble checkSettingUp() const;
    Trouble checkOrdering() const;
    Trouble checkExecuting() const;
    Trouble checkOver() const;
    Trouble checkPairs() const;
    Trouble checkMovement() const;
    Trouble checkShots() const;
    Trouble checkShot(const Shot& shot) const;
    Trouble checkOars() const;
    std::size_t countOf(bool (*holds)(const Vessel&)) const {
        return std::size_t(std::ranges::count_if(state_.vessels, holds));
    }

    const State& state_;
};

bool isPlaced(const Vessel& vessel) {
    return vessel.pose.has_value();
}
bool hasPlan(const Vessel& vessel) {
    return vessel.plan.has_value();
}
bool isBuilt(const Vessel& vessel) {
    return vessel.isBuilt();
}
bool isUnderWay(const Vessel& vessel) {
    return vessel.from || vessel.stalled != 0;
}
bool isWhole(const Vessel& vessel) {
    const int oars = vessel.builtOars;
    return !vessel.isBuilt() || vessel.rig == Rig{oars, oars, kMatchesOfAGalley - oars};
}

Trouble Checker::checkVessel(VesselIndex index) const {
    const Vessel& vessel = state_.vessels[index];
    if (!vessel.isBuilt()) {
        return std::nullopt;
    }
    const Rig& rig = vessel.rig;
    const int oars = vessel.builtOars;
    if (!isBuildable({oars, oars, kMatchesOfAGalley - oars})) {
        return atVessel(index, "built with 4, 5 or 6 oars a side (WG-5)");
    }
    if (std::max(rig.port, rig.starboard) > oars || rig.masts > kMatchesOfAGalley - oars) {
        return atVessel(index, "with no more oars and masts than it was built with (WG-5)");
    }
    if (vessel.pose && !isRecordable(*vessel.pose)) {
        return atVessel(index, "within 900 m of the table");
    }
    return std::nullopt;
}

Trouble Checker::checkFleets() const {
    for (VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        if (auto trouble = checkVessel(vessel)) {
            return trouble;
        }
    }
    const std::size_t all = state_.vessels.size();
    const bool agreed = state_.offersDraw[0] && state_.offersDraw[1];
    const bool isEnded = state_.resigned || agreed; // perhaps before all was built and placed
    if (isEnded && state_.phase != Phase::Over) {
        return atPhase("`over`, where a side has given up or both want a draw (WG-40)");
    }
    if (state_.phase != Phase::Executing && std::ranges::any_of(state_.vessels, isUnderWay)) {
        return atPhase("a step, where a galley has come from somewhere");
    }
    if (state_.phase != Phase::Building && !isEnded && countOf(isBuilt) != all) {
        return atPhase("`build` until all galleys are built");
    }
    const bool mayLackPlaces = state_.phase == Phase::Placing || isEnded;
    if (state_.phase != Phase::Building && !mayLackPlaces && countOf(isPlaced) != all) {
        return atPhase("`place` until all galleys are placed (WG-10)");
    }
    const bool mayHavePlans = state_.phase == Phase::Ordering || state_.phase == Phase::Executing;
    if (!mayHavePlans && countOf(hasPlan) > 0) {
        return atPhase("`orders` or a step, where orders are laid (WG-12)");
    }
    return std::nullopt;
}

Trouble Checker::checkSettingUp() const {
    const std::size_t all = state_.vessels.size();
    if (countOf(isWhole) != all) {
        return atPhase("a later phase, where something is lost");
    }
    const bool building = state_.phase == Phase::Building;
    if (building ? countOf(isBuilt) == all || countOf(isPlaced) > 0 : countOf(isPlaced) == all) {
        return atPhase("the phase after that, for nothing is left to " +
                       std::string(building ? "build" : "place"));
    }
    return std::nullopt;
}

Trouble Checker::checkOrdering() const {
    std::array<bool, 2> lacks{};
    for (VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        const auto& plan = state_.vessels[vessel].plan;
        if (!isAfloat(state_, vessel)) {
            if (plan) {
                return atVessel(vessel, "without orders, for it has sunk (WG-38)");
            }
            continue;
        }
        if (plan && checkPlan(crewOf(state_, vessel), *plan)) {
            return atVessel(vessel, "with orders that it may have (WG-12 to WG-16)");
        }
        bool& lack = lacks[indexOf(ownerOf(state_, vessel))];
        lack = lack || !plan;
    }
    for (const Side side : kSides) {
        if (isLost(state_, side)) {
            return atPhase("`over`, for a side has no galley left (WG-40)");
        }
        if (state_.ready[indexOf(side)] && lacks[indexOf(side)]) {
            return atPhase("a side ready only where all its galleys have orders (WG-16)");
        }
    }
    return state_.ready[0] && state_.ready[1] ? atPhase("a step, for both are ready (WG-17)")
                                              : std::nullopt;
}

Trouble Checker::checkExecuting() const {
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        const Vessel& vessel = state_.vessels[index];
        const int oars = vessel.builtOars;
        const Crew atFirst{{oars, oars, kMatchesOfAGalley - oars}, oars};
        const auto violation = vessel.plan ? checkPlan(atFirst, *vessel.plan) : std::nullopt;
        if (violation && violation->kind != ViolationKind::TooFewOrders) {
            return atVessel(index, "with orders that it may have had (WG-12 to WG-15)");
        }
        if (!vessel.plan && isAfloat(state_, index)) {
            return atVessel(index, "with its orders, or `=-` (WG-17)");
        }
    }
    const Execution& execution = state_.execution;
    for (const Blow& blow : execution.blows) {
        if (blow.attacker == blow.target || blow.points < 1) {
            return atPending("one galley's blow to another, such as A1*B2:3");
        }
    }
    if (!execution.blows.empty() && !isAfloat(state_, execution.blows.front().target)) {
        return atPending("first the losses of a galley that is afloat");
    }
    if (auto trouble = checkMovement()) {
        return trouble;
    }
    if (!execution.shots.empty() && (execution.part != Part::Fire || !execution.blows.empty())) {
        return atPending("shots where fire is the part, or the blows that they dealt (WG-A10)");
    }
    if (auto trouble = checkShots()) {
        return trouble;
    }
    return execution.part == Part::Rearranging ? checkOars()
           : pendingOf(state_).owed == Owed::Nothing
               ? atPending("a decision or a toss that is still owed")
               : std::nullopt;
}

bool isPair(const State& state, const VesselPair& pair) {
    return pair.first < pair.second && isAfloat(state, pair.first) && isAfloat(state, pair.second);
}

/// In order, and none twice.
bool isRising(std::span<const VesselPair> pairs) {
    return std::ranges::adjacent_find(pairs, std::ranges::greater_equal{}) == pairs.end();
}

Trouble Checker::checkPairs() const {
    std::vector<VesselPair> pairs;
    for (const Neighbours& each : state_.neighbours) {
        pairs.push_back(each.pair);
        if (!isPair(state_, each.pair) || state_.settings.poses != Poses::Confirmed) {
            return atPhase("neighbours such as A1+B1 that are afloat, where the table confirms "
                           "places");
        }
    }
    return isRising(pairs) ? std::nullopt : atPhase("each pair of neighbours once, from A1 on");
}

Trouble Checker::checkMovement() const {
    const Execution& execution = state_.execution;
    const bool isOpen = execution.confirming || !execution.unsure.empty();
    if (isOpen && (execution.part != Part::Movement || state_.settings.poses != Poses::Confirmed)) {
        return atPending("nothing to confirm but movement, where that is the setting");
    }
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        const auto& from = state_.vessels[index].from;
        if (from && !(isOpen && isMovement(orderOf(state_, index)) && isRecordable(*from))) {
            return atVessel(index, "with a place that it came from only while it moves");
        }
        if ((state_.vessels[index].stalled >> execution.step) != 0) {
            return atVessel(index, "with no forward that moved nothing before its step");
        }
    }
    const bool arePairs = std::ranges::all_of(
        execution.unsure, [&](const VesselPair& pair) { return isPair(state_, pair); });
    return arePairs && isRising(execution.unsure) &&
                   (execution.unsure.empty() || !execution.confirming)
               ? std::nullopt
               : atPending("two galleys that may touch, such as A1?B1, after the confirmation");
}

Trouble Checker::checkShots() const {
    std::optional<VesselIndex> last;
    for (const Shot& shot : state_.execution.shots) {
        if (last && shot.attacker <= *last) {
            return atPending("each galley's shot once, from A1 on");
        }
        last = shot.attacker;
        if (auto trouble = checkShot(shot)) {
            return trouble;
        }
    }
    return std::nullopt;
}

Trouble Checker::checkShot(const Shot& shot) const {
    const Vessel& vessel = state_.vessels[shot.attacker];
    const std::string name = nameOf(state_, shot.attacker);
    if (!isAfloat(state_, shot.attacker) || vessel.rig.masts == 0 || !vessel.plan ||
        vessel.plan->at(state_.execution.step) != Order::Fire) {
        return atPending("no shot of " + name + ", which has no order to fire now or no mast");
    }
    const std::vector<VesselIndex> targets = targetsOf(state_, shot.attacker);
    if (targets.empty() ||
        (shot.target && std::ranges::find(targets, *shot.target) == targets.end())) {
        return atPending("as " + name + "'s target an enemy within 3 M (WG-A21)");
    }
    if (!shot.target) {
        return std::nullopt;
    }
    const int allowed = matchesToDrop(state_, shot.attacker, *shot.target);
    const HitRange ruled = shot.ruled.value_or(HitRange{0, allowed});
    const int called = shot.called.value_or(ruled.least);
    return ruled.least <= ruled.most && std::max(ruled.most, called) <= allowed
               ? std::nullopt
               : atPending("at most " + std::to_string(allowed) + " hits of " + name + " (WG-28)");
}

Trouble Checker::checkOars() const {
    const Execution& execution = state_.execution;
    const VesselIndex index = execution.rearranges;
    const Vessel& vessel = state_.vessels[index];
    const bool owed = execution.blows.empty() && isAfloat(state_, index) && vessel.plan &&
                      finishesRearranging(*vessel.plan, execution.step) &&
                      !portOarsAfterRearranging(vessel).empty();
    return owed ? std::nullopt
                : atPending("a galley that re-arranges its oars in this step (WG-22)");
}

Trouble Checker::checkOver() const {
    const bool lost = isLost(state_, Side::A) || isLost(state_, Side::B);
    const bool agreed = state_.offersDraw[0] && state_.offersDraw[1];
    return lost || agreed || state_.resigned
               ? std::nullopt
               : atPhase("another phase, for both sides have galleys (WG-40)");
}

} // namespace

std::optional<PositionTrouble> troubleOf(const State& state) {
    return Checker(state).check();
}

} // namespace umpire::war_galley
