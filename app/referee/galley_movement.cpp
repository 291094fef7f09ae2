#include "app/referee/galley_reader.h"

/// Whether each galley was moved as its order says (WG-20), and none without one.
namespace umpire::referee {

using namespace war_galley;

namespace {

bool isMovement(std::optional<Order> order) {
    return order == Order::Forward || order == Order::Left || order == Order::Right;
}

std::optional<Order> orderOf(const State& state, VesselIndex vessel) {
    const auto& plan = state.vessels[vessel].plan;
    return plan ? plan->at(state.execution.step) : std::nullopt;
}

/// Where it came from, if nothing stopped it.
GalleyPose before(const State& state, VesselIndex vessel, Order order) {
    const GalleyPose& pose = *state.vessels[vessel].pose;
    const double turn = order == Order::Left ? 60.0 : order == Order::Right ? -60.0 : 0.0;
    const bool slides = turn == 0.0 || state.settings.turning == Turning::AndAdvance;
    const TablePoint bow = slides ? pose.bow - along(pose.heading, state.settings.match) : pose.bow;
    return {bow, pose.heading - radiansFromDegrees(turn)};
}

std::string orderText(std::optional<Order> order) {
    return isMovement(order) ? "its order is " + std::string(war_galley::nameOf(*order))
                             : "it has no order to move";
}

} // namespace

/// Where each galley was before this step's movement.
FormerPoses TableReader<WarGalley>::formerOf(const State& state) const {
    FormerPoses former(state.vessels.size());
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        const auto order = orderOf(state, vessel);
        if (!isAfloat(state, vessel)) {
            continue;
        }
        if (!state.execution.confirming || !isMovement(order)) {
            former[vessel] = state.vessels[vessel].pose;
        } else if (former_.size() == former.size() && former_[vessel]) {
            former[vessel] = former_[vessel];
        } else {
            former[vessel] = before(state, vessel, *order);
        }
    }
    return former;
}

/// How far it is from where it should be, and why that is there.
Verdict<WarGalley> TableReader<WarGalley>::accusedOfMoving(const State& state,
                                                           const Stray& stray) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const GalleyPose pose = seenPose(stray.seen, sizes);
    const Deviation deviation = deviationOf(stray.seen, *state.vessels[stray.vessel].pose, sizes);
    const std::string name = nameOf(state, stray.vessel);
    Verdicts verdict = accused(state, Correct{stray.vessel, pose},
                               {ViolationKind::NotItsOrder,
                                name + " lies " + text(deviation) + ": " + stray.why, stray.rule});
    verdict.explanations.front().told = name + " moved to " + war_galley::text(pose);
    return verdict;
}

/// Someone moved a galley that has nothing to move for now.
std::optional<Verdict<WarGalley>> TableReader<WarGalley>::strayed(const State& state) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        if (galleys[vessel] == nullptr || !isAfloat(state, vessel)) {
            continue;
        }
        const Deviation deviation =
            deviationOf(*galleys[vessel], *state.vessels[vessel].pose, sizes);
        if (!isWithin(deviation, tolerances_.strayed, tolerances_.strayedHeading)) {
            if (!sight_.isSteady()) {
                return Verdicts{};
            }
            return accusedOfMoving(state, {vessel, *galleys[vessel], "nothing is to be moved now",
                                           state.phase == Phase::Placing ? "WG-10" : "WG-20"});
        }
    }
    return std::nullopt;
}

/// All lie where their orders take them, as near as hands do it: from there they go on (WG-A5).
Verdict<WarGalley> TableReader<WarGalley>::confirmed(const State& state) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    std::vector<Action> actions;
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        if (galleys[vessel] != nullptr &&
            !isWithin(deviationOf(*galleys[vessel], *state.vessels[vessel].pose, sizes),
                      tolerances_.trueTo, tolerances_.trueHeading)) {
            actions.emplace_back(Correct{vessel, seenPose(*galleys[vessel], sizes)});
        }
    }
    actions.emplace_back(ConfirmPoses{});
    return called(state, actions);
}

/// Covered, off the table, or pushed: nobody is to blame.
Verdict<WarGalley> TableReader<WarGalley>::misplaced(const State& state, VesselIndex vessel,
                                                     const std::string& seen) const {
    if (!hasLookedEnough()) {
        return {};
    }
    Verdicts verdict = ruled(Ruling::OutOfSync);
    verdict.differences = {{nameOf(state, vessel),
                            "the galley at " + war_galley::text(*state.vessels[vessel].pose),
                            seen}};
    return verdict;
}

/// WG-20, WG-21 (A).
Verdict<WarGalley> TableReader<WarGalley>::moved(const State& state) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    const FormerPoses former = formerOf(state);
    int done = 0;
    int left = 0;
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        if (!isAfloat(state, vessel)) {
            continue;
        }
        if (galleys[vessel] == nullptr) {
            return misplaced(state, vessel, "none near it");
        }
        if (!sight_.isSteady()) {
            return {};
        }
        const Galley& seen = *galleys[vessel];
        const auto order = orderOf(state, vessel);
        const auto isNear = [&](const GalleyPose& pose) {
            return isWithin(deviationOf(seen, pose, sizes), tolerances_.place, tolerances_.heading);
        };
        const Deviation deviation = deviationOf(seen, *state.vessels[vessel].pose, sizes);
        if (isNear(*state.vessels[vessel].pose)) {
            done += isMovement(order) ? 1 : 0;
        } else if (former[vessel] && isNear(*former[vessel])) {
            ++left;
        } else if (isMovement(order) ||
                   !isWithin(deviation, tolerances_.strayed, tolerances_.strayedHeading)) {
            return accusedOfMoving(state, {vessel, seen, orderText(order), "WG-20"});
        } else {
            return misplaced(state, vessel, "it " + text(deviation));
        }
    }
    if (left == 0) {
        return confirmed(state);
    }
    return done == 0 ? ruled(Ruling::Unchanged) : waiting(state);
}

} // namespace umpire::referee
