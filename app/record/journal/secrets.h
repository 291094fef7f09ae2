#pragma once

#include "app/record/journal/journal.h"

/// Determines which parts of a record are public.
namespace umpire {

/// Tells whether the record holds secrets. It does while its game is not over, if any of its
/// positions hides something from a player, or if players lay pieces behind screens where a camera
/// sees them. Unreadable parts count as secret.
bool holdsSecrets(const JournalRecord& record);

/// Returns the public part of the record. A record that holds secrets loses its positions, pictures
/// and films, the effects of its actions, the content of corrections, and all notes.
JournalRecord publicView(JournalRecord record);

} // namespace umpire
