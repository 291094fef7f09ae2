#pragma once

#include "app/record/journal/journal.h"

/// What of a record is everybody's.
namespace umpire {

/// Does the record hold what not everybody may know yet? It does while its game is not over, if
/// any of its positions hides something from a player, or if players lay something behind screens
/// there, which a camera sees. What cannot be read may be a secret.
bool holdsSecrets(const JournalRecord& record);

/// The record as everybody may know it. A record that holds secrets loses its positions and its
/// pictures, its films, what its actions caused, what was put right in it, and all notes.
JournalRecord publicView(JournalRecord record);

} // namespace umpire
