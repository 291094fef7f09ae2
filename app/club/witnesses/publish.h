#pragma once

#include "app/club/tables/club_store.h"
#include "app/club/witnesses/seal_store.h"

#include <set>

namespace umpire {

/// Maps a table to the journal that it is writing.
using PlayedGames = std::set<std::pair<std::string, std::string>>;

/// Tells whether a checkpoint is due: there are new seals, the newest tournament has all results of
/// its rounds, and none of these games is still going on. Errors: those of ClubStore.
Expected<bool> isCheckpointDue(ClubStore& store, const NoteKey& club, const PlayedGames& played);

/// Seals all finished games that are not in the log yet, and publishes a checkpoint. Publishes
/// nothing without new seals. Errors: those of ClubStore and nextCheckpoint.
Expected<void> publishCheckpoint(ClubStore& store, const SigningKey& key);

} // namespace umpire
