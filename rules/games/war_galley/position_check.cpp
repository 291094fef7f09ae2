#include "rules/games/war_galley/position_check.h"

#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/losses.h"
#include "rules/games/war_galley/words.h"

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
    Trouble atVessel(VesselIndex vessel, Message expected) const {
        const bool ofA = ownerOf(state_, vessel) == Side::A;
        return PositionTrouble{ofA ? PositionField::FleetA : PositionField::FleetB,
                               std::move(expected)};
    }
    static Trouble atPhase(Message expected) {
        return PositionTrouble{PositionField::Phase, std::move(expected)};
    }
    static Trouble atPending(Message expected) {
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
    std::string name(VesselIndex vessel) const { return nameOf(state_, vessel); }
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
        return atVessel(index,
                        cited(message("%1 built with 4, 5 or 6 oars a side", name(index)), "WG-5"));
    }
    if (std::max(rig.port, rig.starboard) > oars || rig.masts > kMatchesOfAGalley - oars) {
        return atVessel(
            index,
            cited(message("%1 with no more oars and masts than it was built with", name(index)),
                  "WG-5"));
    }
    if (vessel.pose && !isRecordable(*vessel.pose)) {
        return atVessel(index, message("%1 within 900 m of the table", name(index)));
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
    // A game can end before all galleys are built and placed.
    const bool isEnded = state_.resigned || agreed;
    if (isEnded && state_.phase != Phase::Over) {
        return atPhase(
            cited(message("%1, where a side has given up or both want a draw", "`over`"), "WG-40"));
    }
    if (state_.phase != Phase::Executing && std::ranges::any_of(state_.vessels, isUnderWay)) {
        return atPhase(message("a step, where a galley has come from somewhere"));
    }
    if (state_.phase != Phase::Building && !isEnded && countOf(isBuilt) != all) {
        return atPhase(message("%1 until all galleys are built", "`build`"));
    }
    const bool mayLackPlaces = state_.phase == Phase::Placing || isEnded;
    if (state_.phase != Phase::Building && !mayLackPlaces && countOf(isPlaced) != all) {
        return atPhase(cited(message("%1 until all galleys are placed", "`place`"), "WG-10"));
    }
    const bool mayHavePlans = state_.phase == Phase::Ordering || state_.phase == Phase::Executing;
    if (!mayHavePlans && countOf(hasPlan) > 0) {
        return atPhase(cited(message("%1 or a step, where orders are laid", "`orders`"), "WG-12"));
    }
    return std::nullopt;
}

Trouble Checker::checkSettingUp() const {
    const std::size_t all = state_.vessels.size();
    if (countOf(isWhole) != all) {
        return atPhase(message("a later phase, where something is lost"));
    }
    const bool building = state_.phase == Phase::Building;
    if (building ? countOf(isBuilt) == all || countOf(isPlaced) > 0 : countOf(isPlaced) == all) {
        return atPhase(building ? message("the phase after that, for nothing is left to build")
                                : message("the phase after that, for nothing is left to place"));
    }
    return std::nullopt;
}

Trouble Checker::checkOrdering() const {
    std::array<bool, 2> lacks{};
    for (VesselIndex vessel = 0; vessel < state_.vessels.size(); ++vessel) {
        const auto& plan = state_.vessels[vessel].plan;
        if (!isAfloat(state_, vessel)) {
            if (plan) {
                return atVessel(
                    vessel,
                    cited(message("%1 without orders, for it has sunk", name(vessel)), "WG-38"));
            }
            continue;
        }
        if (plan && checkPlan(crewOf(state_, vessel), *plan)) {
            return atVessel(vessel, message("%1 with orders that it may have (%2 to %3)",
                                            name(vessel), "WG-12", "WG-16"));
        }
        bool& lack = lacks[indexOf(ownerOf(state_, vessel))];
        lack = lack || !plan;
    }
    for (const Side side : kSides) {
        if (isLost(state_, side)) {
            return atPhase(cited(message("%1, for a side has no galley left", "`over`"), "WG-40"));
        }
        if (state_.ready[indexOf(side)] && lacks[indexOf(side)]) {
            return atPhase(
                cited(message("a side ready only where all its galleys have orders"), "WG-16"));
        }
    }
    return state_.ready[0] && state_.ready[1]
               ? atPhase(cited(message("a step, for both are ready"), "WG-17"))
               : std::nullopt;
}

Trouble Checker::checkExecuting() const {
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        const Vessel& vessel = state_.vessels[index];
        const int oars = vessel.builtOars;
        const Crew atFirst{{oars, oars, kMatchesOfAGalley - oars}, oars};
        const auto violation = vessel.plan ? checkPlan(atFirst, *vessel.plan) : std::nullopt;
        if (violation && violation->kind != ViolationKind::TooFewOrders) {
            return atVessel(index, message("%1 with orders that it may have had (%2 to %3)",
                                           name(index), "WG-12", "WG-15"));
        }
        if (!vessel.plan && isAfloat(state_, index)) {
            return atVessel(
                index, cited(message("%1 with its orders, or %2", name(index), "`=-`"), "WG-17"));
        }
    }
    const Execution& execution = state_.execution;
    for (const Blow& blow : execution.blows) {
        if (blow.attacker == blow.target || blow.points < 1) {
            return atPending(message("one galley's blow to another, such as %1", "A1*B2:3"));
        }
    }
    if (!execution.blows.empty() && !isAfloat(state_, execution.blows.front().target)) {
        return atPending(message("first the losses of a galley that is afloat"));
    }
    if (auto trouble = checkMovement()) {
        return trouble;
    }
    if (!execution.shots.empty() && (execution.part != Part::Fire || !execution.blows.empty())) {
        return atPending(
            cited(message("shots where fire is the part, or the blows that they dealt"), "WG-A10"));
    }
    if (auto trouble = checkShots()) {
        return trouble;
    }
    return execution.part == Part::Rearranging ? checkOars()
           : pendingOf(state_).owed == Owed::Nothing
               ? atPending(message("a decision or a toss that is still owed"))
               : std::nullopt;
}

bool isPair(const State& state, const VesselPair& pair) {
    return pair.first < pair.second && isAfloat(state, pair.first) && isAfloat(state, pair.second);
}

/// Tells whether the pairs are in ascending order without duplicates.
bool isRising(std::span<const VesselPair> pairs) {
    return std::ranges::adjacent_find(pairs, std::ranges::greater_equal{}) == pairs.end();
}

Trouble Checker::checkPairs() const {
    std::vector<VesselPair> pairs;
    for (const Neighbours& each : state_.neighbours) {
        pairs.push_back(each.pair);
        if (!isPair(state_, each.pair) || state_.settings.poses != Poses::Confirmed) {
            return atPhase(message(
                "neighbours such as %1 that are afloat, where the table confirms places", "A1+B1"));
        }
    }
    return isRising(pairs) ? std::nullopt
                           : atPhase(message("each pair of neighbours once, from A1 on"));
}

Trouble Checker::checkMovement() const {
    const Execution& execution = state_.execution;
    const bool isOpen = execution.confirming || !execution.unsure.empty();
    if (isOpen && (execution.part != Part::Movement || state_.settings.poses != Poses::Confirmed)) {
        return atPending(message("nothing to confirm but movement, where that is the setting"));
    }
    for (VesselIndex index = 0; index < state_.vessels.size(); ++index) {
        const auto& from = state_.vessels[index].from;
        if (from && !(isOpen && isMovement(orderOf(state_, index)) && isRecordable(*from))) {
            return atVessel(index, message("%1 with a place that it came from only while it moves",
                                           name(index)));
        }
        if ((state_.vessels[index].stalled >> execution.step) != 0) {
            return atVessel(index, message("%1 with no forward that moved nothing before its step",
                                           name(index)));
        }
    }
    const bool arePairs = std::ranges::all_of(
        execution.unsure, [&](const VesselPair& pair) { return isPair(state_, pair); });
    return arePairs && isRising(execution.unsure) &&
                   (execution.unsure.empty() || !execution.confirming)
               ? std::nullopt
               : atPending(message("two galleys that may touch, such as %1, after the confirmation",
                                   "A1?B1"));
}

Trouble Checker::checkShots() const {
    std::optional<VesselIndex> last;
    for (const Shot& shot : state_.execution.shots) {
        if (last && shot.attacker <= *last) {
            return atPending(message("each galley's shot once, from A1 on"));
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
    const std::string attacker = name(shot.attacker);
    if (!isAfloat(state_, shot.attacker) || vessel.rig.masts == 0 || !vessel.plan ||
        vessel.plan->at(state_.execution.step) != Order::Fire) {
        return atPending(
            message("no shot of %1, which has no order to fire now or no mast", attacker));
    }
    const std::vector<VesselIndex> targets = targetsOf(state_, shot.attacker);
    if (targets.empty() ||
        (shot.target && std::ranges::find(targets, *shot.target) == targets.end())) {
        return atPending(cited(message("as %1's target an enemy within 3 M", attacker), "WG-A21"));
    }
    if (!shot.target) {
        return std::nullopt;
    }
    const int allowed = matchesToDrop(state_, shot.attacker, *shot.target);
    const HitRange ruled = shot.ruled.value_or(HitRange{0, allowed});
    const int called = shot.called.value_or(ruled.least);
    return ruled.least <= ruled.most && std::max(ruled.most, called) <= allowed
               ? std::nullopt
               : atPending(cited(message("at most %1 hits of %2", allowed, attacker), "WG-28"));
}

Trouble Checker::checkOars() const {
    const Execution& execution = state_.execution;
    const VesselIndex index = execution.rearranges;
    const Vessel& vessel = state_.vessels[index];
    const bool owed = execution.blows.empty() && isAfloat(state_, index) && vessel.plan &&
                      finishesRearranging(*vessel.plan, execution.step) &&
                      !portOarsAfterRearranging(vessel).empty();
    return owed ? std::nullopt
                : atPending(
                      cited(message("a galley that re-arranges its oars in this step"), "WG-22"));
}

Trouble Checker::checkOver() const {
    const bool lost = isLost(state_, Side::A) || isLost(state_, Side::B);
    const bool agreed = state_.offersDraw[0] && state_.offersDraw[1];
    return lost || agreed || state_.resigned
               ? std::nullopt
               : atPhase(cited(message("another phase, for both sides have galleys"), "WG-40"));
}

} // namespace

std::optional<PositionTrouble> troubleOf(const State& state) {
    return Checker(state).check();
}

} // namespace umpire::war_galley
