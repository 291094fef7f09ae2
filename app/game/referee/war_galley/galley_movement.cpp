#include "app/game/referee/war_galley/galley_reader.h"

/// Checks that each galley was moved as its order says (WG-20), and that no other galley was moved.
namespace umpire::referee {

using namespace war_galley;

namespace {

Message orderText(std::optional<Order> order) {
    if (!isMovement(order)) {
        return message("it has no order to move");
    }
    return message("its order is %1", order == Order::Forward ? message("forward")
                                      : order == Order::Left  ? message("turn left")
                                                              : message("turn right"));
}

/// Number of steps into which the way between two poses is divided for the test.
constexpr int kPlacesOnTheWay = 10;

GalleyPose between(const GalleyPose& from, const GalleyPose& to, double bowPart,
                   double headingPart) {
    return {from.bow + (to.bow - from.bow) * bowPart,
            from.heading + normalized(to.heading - from.heading) * headingPart};
}

/// Tells whether the galley is on its way. It may be turned first (WG-A3), moved first, or both at
/// once.
bool isOnItsWay(const Galley& seen, const Vessel& vessel, const GalleyTolerances& tolerances,
                const PieceSizes& sizes) {
    const GalleyPose& to = *vessel.pose;
    const GalleyPose from = vessel.from.value_or(to);
    for (int gone = 0; gone <= kPlacesOnTheWay; ++gone) {
        for (int turned = 0; turned <= kPlacesOnTheWay; ++turned) {
            const GalleyPose pose =
                between(from, to, double(gone) / kPlacesOnTheWay, double(turned) / kPlacesOnTheWay);
            if (isWithin(deviationOf(seen, pose, sizes), tolerances.strayed,
                         tolerances.strayedHeading)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

/// Returns the pose of each galley before the movement of this step; none if it is not afloat.
FormerPoses TableReader<WarGalley>::formerOf(const State& state) {
    FormerPoses former(state.vessels.size());
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel)) {
            const Vessel& each = state.vessels[vessel];
            former[vessel] = each.from ? each.from : each.pose;
        }
    }
    return former;
}

/// Accuses the player of a wrong movement. Describes the galley's deviation from its expected pose,
/// and the reason for that pose.
Verdict<WarGalley> TableReader<WarGalley>::accusedOfMoving(const State& state,
                                                           const Stray& stray) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const GalleyPose pose = seenPose(stray.seen, sizes);
    const Deviation deviation = deviationOf(stray.seen, *state.vessels[stray.vessel].pose, sizes);
    const std::string name = nameOf(state, stray.vessel);
    Verdicts verdict =
        accused(state, Correct{stray.vessel, pose},
                {ViolationKind::NotItsOrder,
                 message("%1 lies %2: %3", name, howFar(deviation), stray.why), stray.rule});
    verdict.explanations.front().told = message("%1 moved to %2", name, war_galley::text(pose));
    verdict.explanations.front().by = playerOf(ownerOf(state, stray.vessel));
    return verdict;
}

/// Accuses the player of a galley that was moved although no movement of it is due. Returns none if
/// there is no such galley.
std::optional<Verdict<WarGalley>> TableReader<WarGalley>::strayed(const State& state) const {
    if (state.phase != Phase::Placing && state.settings.poses == Poses::Reckoned) {
        return std::nullopt; // the program computes the poses before players move the galleys
    }
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
            return accusedOfMoving(state,
                                   {vessel, *galleys[vessel], message("nothing is to be moved now"),
                                    state.phase == Phase::Placing ? "WG-10" : "WG-20"});
        }
    }
    return std::nullopt;
}

/// Returns the corrections and the confirmation that record the galleys as they lie (WG-A5).
std::vector<war_galley::Action>
TableReader<WarGalley>::confirmingActions(const State& state) const {
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
    return actions;
}

/// Returns the actions that players mean when they confirm the poses, or when they give the orders
/// of a galley again.
std::vector<war_galley::Action> TableReader<WarGalley>::meant(const State& state,
                                                              const Action& action) const {
    if (std::holds_alternative<ConfirmPoses>(action)) {
        const bool hasLooked = looks() > 0 && !validate(state, action);
        return hasLooked ? confirmingActions(state) : std::vector<Action>{action};
    }
    if (const auto* laid = std::get_if<LayOrders>(&action)) {
        const Action taken = TakeUpOrders{laid->vessel};
        const bool isAnew =
            !validate(state, taken) && !validate(war_galley::apply(state, taken).state, action);
        return isAnew ? std::vector<Action>{taken, action} : std::vector<Action>{action};
    }
    return {action};
}

std::optional<Message> TableReader<WarGalley>::doubtOf(const State& state,
                                                       const Action& action) const {
    if (!std::holds_alternative<ConfirmPoses>(action) || looks() == 0) {
        return std::nullopt;
    }
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    std::optional<Message> doubt;
    // backwards, so that the message names the galleys in order
    for (VesselIndex vessel = galleys.size(); vessel-- > 0;) {
        if (galleys[vessel] == nullptr || touchesAnother(galleys, vessel)) {
            continue;
        }
        const Deviation deviation =
            deviationOf(*galleys[vessel], *state.vessels[vessel].pose, sizes);
        if (!isWithin(deviation, tolerances_.place, tolerances_.heading)) {
            const std::string name = nameOf(state, vessel);
            const Message off = howFar(deviation);
            doubt = doubt ? message("%1 lies %2; %3", name, off, *doubt)
                          : message("%1 lies %2; say `confirmed` once more if it is to count as "
                                    "it lies",
                                    name, off);
        }
    }
    return doubt;
}

/// Reports a galley that is covered, off the table or pushed. Accuses no player.
Verdict<WarGalley> TableReader<WarGalley>::misplaced(const State& state, VesselIndex vessel,
                                                     const Message& seen) const {
    if (!hasLookedEnough()) {
        return {};
    }
    Verdicts verdict = ruled(Ruling::OutOfSync);
    verdict.differences = {
        {nameOf(state, vessel),
         message("the galley at %1", war_galley::text(*state.vessels[vessel].pose)), seen}};
    return verdict;
}

/// Reads the movements (WG-20, WG-21 (A)). Players may take any time, and may put a galley down on
/// its way.
Verdict<WarGalley> TableReader<WarGalley>::moved(const State& state) const {
    const PieceSizes sizes = sizesOf(state.settings);
    const Found galleys = found(state);
    bool anyMoved = false;
    bool allMoved = true;
    for (VesselIndex vessel = 0; vessel < galleys.size(); ++vessel) {
        if (!isAfloat(state, vessel)) {
            continue;
        }
        if (galleys[vessel] == nullptr) {
            return misplaced(state, vessel, message("none near it"));
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
            anyMoved = anyMoved || isMovement(order);
        } else if (isMovement(order) &&
                   isOnItsWay(seen, state.vessels[vessel], tolerances_, sizes)) {
            allMoved = false;
            anyMoved = anyMoved || !isNear(state.vessels[vessel].from.value_or(GalleyPose{}));
        } else if (isMovement(order) ||
                   !isWithin(deviation, tolerances_.strayed, tolerances_.strayedHeading)) {
            return accusedOfMoving(state, {vessel, seen, orderText(order), "WG-20"});
        } else {
            return misplaced(state, vessel, seenInstead(deviation));
        }
    }
    if (allMoved) {
        return called(state, confirmingActions(state));
    }
    return anyMoved ? underWay(state) : ruled(Ruling::Unchanged);
}

/// Waits for the movements. If the players confirm the poses meanwhile, records the galleys as they
/// lie.
Verdict<WarGalley> TableReader<WarGalley>::underWay(const State& state) const {
    Verdicts verdict = waiting(state);
    verdict.explanations.push_back(
        explanationOf(state, confirmingActions(state), 1.0 - verdict.explanations[0].probability));
    return verdict;
}

/// Describes a movement to make, such as "A1 forward by 40.9 mm to 300,98.9,90, where it touches
/// B1".
Message TableReader<WarGalley>::errandText(const State& state, VesselIndex vessel) {
    const Order order = *orderOf(state, vessel);
    const GalleyPose& to = *state.vessels[vessel].pose;
    const GalleyPose from = state.vessels[vessel].from.value_or(to);
    const std::string slide = oneDecimal(distance(from.bow, to.bow).value());
    const std::string turn =
        oneDecimal(degreesFromRadians(abs(normalized(to.heading - from.heading))));
    const std::string who = nameOf(state, vessel);
    const std::string where = war_galley::text(to);
    for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
        if (other != vessel && isAfloat(state, other) &&
            gapBetween(state, vessel, other) <= state.settings.touching) {
            const std::string touched = nameOf(state, other);
            return order == Order::Forward
                       ? message("%1 forward by %2 mm to %3, where it touches %4", who, slide,
                                 where, touched)
                   : order == Order::Left
                       ? message("%1 turn left by %2 degrees and %3 mm to %4, where it touches %5",
                                 who, turn, slide, where, touched)
                       : message("%1 turn right by %2 degrees and %3 mm to %4, where it touches %5",
                                 who, turn, slide, where, touched);
        }
    }
    return order == Order::Forward ? message("%1 forward by %2 mm to %3", who, slide, where)
           : order == Order::Left
               ? message("%1 turn left by %2 degrees and %3 mm to %4", who, turn, slide, where)
               : message("%1 turn right by %2 degrees and %3 mm to %4", who, turn, slide, where);
}

/// Describes all movements to make.
Message TableReader<WarGalley>::errandsText(const State& state) {
    std::vector<Message> errands;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel) && isMovement(orderOf(state, vessel))) {
            errands.push_back(errandText(state, vessel));
        }
    }
    return joined(errands, "%1; %2");
}

} // namespace umpire::referee
