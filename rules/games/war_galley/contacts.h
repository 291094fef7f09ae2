#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/certainty.h"
#include "rules/games/war_galley/collision.h"

#include <optional>
#include <vector>

/// Contacts of the game: WG-23 to WG-26 as reckoned, and as the table shows them where hands set
/// the galleys down (Poses::Confirmed). While a step's movement is open, `Vessel::from` has where
/// each galley that moves came from.
namespace umpire::war_galley {

/// Did it go anywhere in this step? By its order, and by where it came from where that is known.
bool hasMoved(const State& state, VesselIndex vessel);

/// Forwards that count, and who moved.
RamSpeeds ramSpeedsOf(const State& state, const VesselPair& pair);

/// The forwards of this step that moved their galleys by nothing (StalledForward).
std::vector<VesselIndex> stalledNow(const State& state);

/// The two as they lie now.
HullContact contactOf(const State& state, const VesselPair& pair);

/// What a contact of the two as they lie does; none where a millimetre or a degree and a half more
/// or less, as hands set them down, would change it (WG-A6).
std::optional<CollisionDamage> sureDamageOf(const State& state, const VesselPair& pair);

/// What a contact does where the players say which face was hit.
CollisionDamage damageOf(const State& state, const CallRam& call);

/// Which pairs the reckoning of this step brings together, from where they came.
std::vector<VesselPair> reckonedContacts(const State& state);

/// Did the two touch already when the step began?
bool touchedBefore(const State& state, const VesselPair& pair);

/// How the gap between two galleys stands to the settings `touching` and `apart`.
Certainty touch(const State& state, const VesselPair& pair);

} // namespace umpire::war_galley
