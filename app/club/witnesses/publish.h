#pragma once

#include "app/club/tables/club_store.h"
#include "app/club/witnesses/seal_store.h"

#include <set>

namespace umpire {

/// Pairs of a table and the record that it is writing.
using PlayedGames = std::set<std::pair<std::string, std::string>>;

/// Tells whether a checkpoint is due: a finished game is not sealed yet, and either all games of
/// `played` have ended, or the newest tournament has all results of its rounds. Errors: those of
/// ClubStore.
Expected<bool> isCheckpointDue(ClubStore& store, const NoteKey& club, const PlayedGames& played);

/// Seals all finished games that are not in the log yet, and publishes a checkpoint. Publishes
/// nothing without new seals. Errors: those of ClubStore and nextCheckpoint.
Expected<void> publishCheckpoint(ClubStore& store, const SigningKey& key);

} // namespace umpire
