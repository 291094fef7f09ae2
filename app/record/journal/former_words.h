#pragma once

#include "app/record/events/event.h"

/// Converts texts of older journals to events. Older versions stored some events as notes.
namespace umpire {

/// Converts a note that calls the arbiter or is a ruling to the event of today's version. Returns
/// any other note unchanged.
Event asOfToday(const Noted& noted);

/// Tells whether the note of an older version reports a refused command.
bool isFormerRefusal(const Noted& noted);

} // namespace umpire
