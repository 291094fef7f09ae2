#pragma once

#include "rules/games/war_galley/action.h"

#include <optional>
#include <vector>

/// Places the galleys at the start of a game (WG-10 and WG-11).
namespace umpire::war_galley {

/// Returns the side that must place a galley; none if all galleys are placed.
std::optional<Side> sideToPlace(const State& state);

/// Returns why the galley may not be placed in that pose; none if it may. The galley's owner must
/// be the side to place.
std::optional<Violation> checkPlace(const State& state, VesselIndex vessel, const GalleyPose& pose);

/// Lists legal poses in the middle of the owner's band, along the whole edge. The headings are
/// towards the enemy, and 30 degrees to either side.
std::vector<GalleyPose> samplePlaces(const State& state, VesselIndex vessel);

} // namespace umpire::war_galley
