#pragma once

#include "app/club/tables/club_store.h"
#include "app/club/witnesses/seal_store.h"

#include <set>

namespace umpire {

/// A table and the journal that it writes now.
using PlayedGames = std::set<std::pair<std::string, std::string>>;

/// Are there seals to be taken, and is it time? It is when the newest tournament has all results of
/// its rounds, and when none of these games still goes on. Errors: of ClubStore.
Expected<bool> isCheckpointDue(ClubStore& store, const NoteKey& club, const PlayedGames& played);

/// Takes the seals of all games that are over and not in the log yet, and publishes a checkpoint.
/// Nothing is published where there are none. Errors: of ClubStore and nextCheckpoint.
Expected<void> publishCheckpoint(ClubStore& store, const SigningKey& key);

} // namespace umpire
