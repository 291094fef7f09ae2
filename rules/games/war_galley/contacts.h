#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/collision.h"

#include <optional>
#include <vector>

/// Finds contacts (WG-23 to WG-26), computed from the orders, or as the table shows them if hands
/// move the galleys (Poses::Confirmed). Until a step's movement is settled, `Vessel::from` holds
/// the pose of each moving galley before the step.
namespace umpire::war_galley {

/// Tells whether the galley moved in this step, by its order and, if known, by `from`.
bool hasMoved(const State& state, VesselIndex vessel);

/// Returns the counted forwards of both galleys, and whether each moved.
RamSpeeds ramSpeedsOf(const State& state, const VesselPair& pair);

/// Lists the galleys that this step's forward did not move (StalledForward).
std::vector<VesselIndex> stalledNow(const State& state);

/// Returns the contact of the two galleys in their present poses.
HullContact contactOf(const State& state, const VesselPair& pair);

/// Returns the damage of the contact in the present poses. None if an error of 1 mm or 1.5 degrees,
/// which is usual for a hand, would change the damage (WG-A6).
std::optional<CollisionDamage> sureDamageOf(const State& state, const VesselPair& pair);

/// Returns the damage of a contact when the players name the face that was hit.
CollisionDamage damageOf(const State& state, const CallRam& call);

/// Lists the pairs that would touch if the step's orders were executed exactly.
std::vector<VesselPair> reckonedContacts(const State& state);

/// Tells whether the two already touched at the step's start.
bool touchedBefore(const State& state, const VesselPair& pair);

/// Compares the gap between two galleys with the settings `touching` and `apart`.
Certainty touch(const State& state, const VesselPair& pair);

} // namespace umpire::war_galley
