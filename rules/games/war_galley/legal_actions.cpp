#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/losses.h"
#include "rules/games/war_galley/rules.h"
#include "rules/games/war_galley/set_up.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

constexpr std::array kBuilds = {Rig{6, 6, 2}, Rig{5, 5, 3}, Rig{4, 4, 4}};

/// Returns the side's first galley that satisfies the predicate; none if no galley does.
template <typename Predicate>
std::optional<VesselIndex> firstOf(const State& state, Side side, Predicate holds) {
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) == side && holds(vessel)) {
            return vessel;
        }
    }
    return std::nullopt;
}

std::optional<VesselIndex> firstUnbuilt(const State& state, Side side) {
    return firstOf(state, side, [&](VesselIndex v) { return !state.vessels[v].isBuilt(); });
}

std::optional<VesselIndex> firstUnplaced(const State& state, Side side) {
    return firstOf(state, side, [&](VesselIndex v) { return !state.vessels[v].pose; });
}

std::optional<VesselIndex> firstWithoutOrders(const State& state, Side side) {
    return firstOf(state, side,
                   [&](VesselIndex v) { return isAfloat(state, v) && !state.vessels[v].plan; });
}

void appendBuilds(const State& state, Side side, std::vector<Action>& actions) {
    if (firstUnbuilt(state, side)) {
        for (const Rig& rig : kBuilds) {
            actions.emplace_back(Build{side, rig});
        }
    }
}

void appendPlaces(const State& state, std::vector<Action>& actions) {
    const auto side = sideToPlace(state);
    const auto vessel = side ? firstUnplaced(state, *side) : std::nullopt;
    if (vessel) {
        for (const GalleyPose& pose : samplePlaces(state, *vessel)) {
            actions.emplace_back(Place{*vessel, pose});
        }
    }
}

bool isOnTable(const Settings& settings, TablePoint point) {
    return point.x >= 0_mm && point.x <= settings.tableWidth && point.y >= 0_mm &&
           point.y <= settings.tableDepth;
}

void appendOrders(const State& state, Side side, std::vector<Action>& actions) {
    if (state.ready[indexOf(side)]) {
        return;
    }
    const auto vessel = firstWithoutOrders(state, side);
    if (!vessel) {
        actions.emplace_back(Ready{side});
        return;
    }
    const std::vector<Plan> plans = listedPlans(state, *vessel);
    actions.reserve(actions.size() + plans.size());
    for (const Plan& plan : plans) {
        actions.emplace_back(LayOrders{*vessel, plan});
    }
}

void appendCalls(VesselIndex attacker, HitRange range, std::vector<Action>& actions) {
    for (int hits = range.least; hits <= range.most; ++hits) {
        actions.emplace_back(CallHits{attacker, hits});
    }
    actions.emplace_back(CallSpoiled{attacker});
}

const Shot& shotOf(const State& state, VesselIndex attacker) {
    return *std::ranges::find(state.execution.shots, attacker, &Shot::attacker);
}

/// Lists the possible decisions on the first pair of galleys that may touch.
void appendContacts(const State& state, std::vector<Action>& actions) {
    const auto [first, second] = state.execution.unsure.front();
    const std::array<Action, 6> ways = {
        CallRam{first, second, Face::Side}, CallRam{first, second, Face::Stern},
        CallRam{second, first, Face::Side}, CallRam{second, first, Face::Stern},
        CallRam{first, second, Face::Bow},  CallClear{first, second}};
    std::ranges::copy_if(ways, std::back_inserter(actions),
                         [&](const Action& way) { return !validate(state, way); });
}

void appendOwed(const State& state, std::vector<Action>& actions) {
    const Pending pending = pendingOf(state);
    const VesselIndex vessel = pending.vessel;
    switch (pending.owed) {
    case Owed::Nothing:
        break;
    case Owed::Confirmation:
        actions.emplace_back(ConfirmPoses{});
        break;
    case Owed::Contact:
        appendContacts(state, actions);
        break;
    case Owed::Losses:
        for (const Rig& way : waysToLose(state, state.execution.blows.front())) {
            actions.emplace_back(TakeLosses{vessel, way});
        }
        break;
    case Owed::Target:
        for (const VesselIndex target : targetsOf(state, vessel)) {
            actions.emplace_back(Aim{vessel, target});
        }
        break;
    case Owed::Toss:
        appendCalls(vessel, {0, matchesToDrop(state, vessel, *shotOf(state, vessel).target)},
                    actions);
        break;
    case Owed::Verdict:
        appendCalls(vessel, *shotOf(state, vessel).ruled, actions);
        break;
    case Owed::Oars:
        for (const int port : portOarsAfterRearranging(state.vessels[vessel])) {
            const Rig& rig = state.vessels[vessel].rig;
            actions.emplace_back(RearrangeOars{vessel, port, rig.port + rig.starboard - port});
        }
        break;
    }
}

std::vector<Side> sidesThatOwe(const State& state) {
    const Pending pending = pendingOf(state);
    switch (pending.owed) {
    case Owed::Nothing:
    case Owed::Confirmation:
    case Owed::Toss:
        return {};
    case Owed::Losses:
    case Owed::Target:
    case Owed::Oars:
        return {ownerOf(state, pending.vessel)};
    case Owed::Contact:
    case Owed::Verdict:
        break;
    }
    return {Side::A, Side::B};
}

using Players = std::vector<Player>;

struct ActorsIn {
    const State& state;

    /// All players decide a contact that the measurement cannot decide.
    Players operator()(const CallRam&) const { return everybody(); }
    Players operator()(const CallClear&) const { return everybody(); }
    Players operator()(const CallHits& call) const { return ofToss(call.attacker); }
    Players operator()(const CallSpoiled& call) const { return ofToss(call.attacker); }
    /// The table, not a player, gives the places of matches and galleys.
    Players operator()(const Toss&) const { return {}; }
    Players operator()(const ConfirmPoses&) const { return {}; }
    Players operator()(const Correct&) const { return {}; }
    Players operator()(const Aim& aim) const { return ofGalley(aim.attacker); }
    Players operator()(const auto& said) const requires requires { said.side; }
    { return {playerOf(said.side)}; }
    Players operator()(const auto& done) const requires requires { done.vessel; }
    { return ofGalley(done.vessel); }

private:
    static Players everybody() { return {playerOf(Side::A), playerOf(Side::B)}; }
    [[nodiscard]] Players ofGalley(VesselIndex vessel) const {
        return vessel < state.vessels.size() ? Players{playerOf(ownerOf(state, vessel))}
                                             : Players{};
    }
    /// All players decide on a toss that has a ruling. A toss without a ruling comes from the
    /// table.
    [[nodiscard]] Players ofToss(VesselIndex attacker) const {
        const bool waits = std::ranges::any_of(state.execution.shots, [&](const Shot& shot) {
            return shot.attacker == attacker && shot.ruled;
        });
        return waits ? everybody() : Players{};
    }
};

} // namespace

bool isOffTable(const State& state, VesselIndex vessel) {
    return !isOnTable(state.settings, state.vessels[vessel].pose->bow);
}

bool leadsBack(const State& state, VesselIndex vessel, const Plan& plan) {
    const Settings& settings = state.settings;
    const TablePoint middle{settings.tableWidth * 0.5, settings.tableDepth * 0.5};
    const GalleyPose& start = *state.vessels[vessel].pose;
    GalleyPose pose = start;
    for (const Order order : plan.orders()) {
        pose = poseAfter(pose, order, motionOptionsOf(settings));
    }
    return plan.count > 0 && distance(pose.bow, middle) < distance(start.bow, middle);
}

std::vector<Plan> listedPlans(const State& state, VesselIndex vessel) {
    std::vector<Plan> plans = allPlans(crewOf(state, vessel));
    if (!isOffTable(state, vessel)) {
        return plans;
    }
    std::vector<Plan> leadingBack;
    std::ranges::copy_if(plans, std::back_inserter(leadingBack),
                         [&](const Plan& plan) { return leadsBack(state, vessel, plan); });
    return leadingBack.empty() ? plans : leadingBack;
}

std::vector<Side> sidesToAct(const State& state) {
    std::vector<Side> sides;
    switch (state.phase) {
    case Phase::Building:
        std::ranges::copy_if(kSides, std::back_inserter(sides),
                             [&](Side side) { return firstUnbuilt(state, side).has_value(); });
        break;
    case Phase::Placing:
        sides.push_back(*sideToPlace(state));
        break;
    case Phase::Ordering:
        std::ranges::copy_if(kSides, std::back_inserter(sides),
                             [&](Side side) { return !state.ready[indexOf(side)]; });
        break;
    case Phase::Executing:
        return sidesThatOwe(state);
    case Phase::Over:
        break;
    }
    return sides;
}

std::vector<Action> legalActions(const State& state) {
    std::vector<Action> actions;
    switch (state.phase) {
    case Phase::Building:
        for (const Side side : kSides) {
            appendBuilds(state, side, actions);
        }
        break;
    case Phase::Placing:
        appendPlaces(state, actions);
        break;
    case Phase::Ordering:
        for (const Side side : kSides) {
            appendOrders(state, side, actions);
        }
        break;
    case Phase::Executing:
        appendOwed(state, actions);
        break;
    case Phase::Over:
        break;
    }
    return actions;
}

std::vector<Action> declarations(const State& state) {
    std::vector<Action> actions;
    if (outcomeOf(state)) {
        return actions;
    }
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (state.vessels[vessel].plan && state.phase == Phase::Ordering &&
            !state.ready[indexOf(ownerOf(state, vessel))]) {
            actions.emplace_back(TakeUpOrders{vessel});
        }
    }
    for (const Side side : kSides) {
        actions.emplace_back(Resign{side});
        if (!state.offersDraw[indexOf(side)]) {
            actions.emplace_back(OfferDraw{side});
        }
    }
    return actions;
}

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::war_galley
