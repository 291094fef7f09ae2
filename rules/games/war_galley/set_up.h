#pragma once

#include "rules/games/war_galley/action.h"

#include <optional>
#include <vector>

/// Placing the galleys: WG-10 and WG-11.
namespace umpire::war_galley {

/// Returns the side that must place a galley; none if all galleys are placed.
std::optional<Side> sideToPlace(const State& state);

/// Explains why the galley, whose owner must place it now, may not lie there; none if it may.
std::optional<Violation> checkPlace(const State& state, VesselIndex vessel, const GalleyPose& pose);

/// Lists legal poses in the middle of the owner's band: along the whole edge, headed at the enemy
/// and 30 degrees to either side.
std::vector<GalleyPose> samplePlaces(const State& state, VesselIndex vessel);

} // namespace umpire::war_galley
