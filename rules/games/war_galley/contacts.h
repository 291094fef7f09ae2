#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/collision.h"

#include <optional>
#include <vector>

/// Finds the contacts of galleys (WG-23 to WG-26), from the orders or, if hands move the galleys
/// (Poses::Confirmed), from the table. Until the movement of a step is settled, `Vessel::from` has
/// the pose of each moving galley before the step.
namespace umpire::war_galley {

/// Tells whether the galley moved in this step. Its order must be a movement; if `from` is known,
/// the pose must have changed.
bool hasMoved(const State& state, VesselIndex vessel);

/// Returns the counted forward orders of both galleys, and whether each galley moved in the step.
RamSpeeds ramSpeedsOf(const State& state, const VesselPair& pair);

/// Lists the galleys with a forward order in this step that did not move (StalledForward).
std::vector<VesselIndex> stalledNow(const State& state);

/// Returns the contact of two galleys in their present poses.
HullContact contactOf(const State& state, const VesselPair& pair);

/// Returns the damage of the contact in the present poses. Returns none if an error of 1 mm or 1.5
/// degrees, which is usual for placing by hand, would change the damage (WG-A6).
std::optional<CollisionDamage> sureDamageOf(const State& state, const VesselPair& pair);

/// Returns the damage of a contact in which the players named the face that was hit.
CollisionDamage damageOf(const State& state, const CallRam& call);

/// Lists the pairs of galleys that would touch if the orders of the step were executed exactly.
std::vector<VesselPair> reckonedContacts(const State& state);

/// Tells whether the two galleys already touched at the start of the step.
bool touchedBefore(const State& state, const VesselPair& pair);

/// Tells whether two galleys touch: compares their gap with the settings `touching` and `apart`.
Certainty touch(const State& state, const VesselPair& pair);

} // namespace umpire::war_galley
