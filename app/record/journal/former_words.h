#pragma once

#include "app/record/events/event.h"

/// Reads events that older journals stored as text and today's store as a kind of their own.
namespace umpire {

/// Converts a note that calls the arbiter, or is a ruling, to that event; other notes stay notes.
Event asOfToday(const Noted& noted);

/// Tells whether an older umpire's note reports a refused command.
bool isFormerRefusal(const Noted& noted);

} // namespace umpire
