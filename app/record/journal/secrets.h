#pragma once

#include "app/record/journal/journal.h"

/// Determines which parts of a record the public may see.
namespace umpire {

/// Tells whether the record contains secrets. It does so only until the game is over: if a position
/// of the record hides something from a player, or if players lay out pieces behind screens, where
/// a camera sees them. Parts that cannot be read count as secret.
bool holdsSecrets(const JournalRecord& record);

/// Returns the record without its secrets. A record with secrets loses its positions, pictures and
/// films, the effects of its actions, the content of corrections, and all notes.
JournalRecord publicView(JournalRecord record);

} // namespace umpire
