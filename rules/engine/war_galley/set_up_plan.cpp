#include "rules/engine/war_galley/set_up_plan.h"

#include "rules/engine/war_galley/boxes.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

/// Returns the penalty for placing a galley at `place`, in match lengths.
double troubleAt(const State& state, const Place& place) {
    // Minimum distance of friends, which block each other when nearer.
    constexpr double kAmongFriends = 3;
    constexpr double kAskew = 2;
    const Box box = boxOf(place.pose, state.settings);
    const double match = state.settings.match.value();
    double trouble = std::abs(box.x - 0.5 * state.settings.tableWidth.value()) / match;
    trouble += kAskew * std::abs(box.aheadX);
    for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
        if (state.vessels[other].pose && ownerOf(state, other) == ownerOf(state, place.vessel)) {
            const double gap = gapOf(box, boxOf(state, other)) / match;
            trouble += 2 * std::max(0.0, kAmongFriends - gap);
        }
    }
    return trouble;
}

} // namespace

std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot) {
    constexpr double kVariety = 3;
    std::optional<Action> best;
    double least = 0;
    for (const Action& action : legalActions(state)) {
        double trouble = kVariety * lot.fraction();
        if (const auto* build = std::get_if<Build>(&action)) {
            if (build->side != side) {
                continue;
            }
            // A galley with two masts can hardly fire.
            trouble += build->rig.masts == 2 ? kVariety : 0;
        } else if (const auto* place = std::get_if<Place>(&action)) {
            if (ownerOf(state, place->vessel) != side) {
                continue;
            }
            trouble += troubleAt(state, *place);
        }
        if (!best || trouble < least) {
            best = action;
            least = trouble;
        }
    }
    return best;
}

} // namespace umpire::war_galley
