#pragma once

#include "rules/games/war_galley/action.h"

#include <optional>
#include <vector>

/// WG-10 and WG-11.
namespace umpire::war_galley {

/// Whose turn it is to place; none where all galleys are placed.
std::optional<Side> sideToPlace(const State& state);

/// Why the galley, which is its owner's to place, may not stand there.
std::optional<Violation> checkPlace(const State& state, VesselIndex vessel, const GalleyPose& pose);

/// Poses in the middle of the owner's band that are legal now: along the whole edge, headed at the
/// enemy and 30 degrees to either side.
std::vector<GalleyPose> samplePlaces(const State& state, VesselIndex vessel);

} // namespace umpire::war_galley
