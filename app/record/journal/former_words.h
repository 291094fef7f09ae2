#pragma once

#include "app/record/events/event.h"

/// What journals of before have as a line of text, and today's have as a kind of its own.
namespace umpire {

/// A note by which the arbiter was called, or ruled, is that; any other note stays one.
Event asOfToday(const Noted& noted);

/// The umpire noted that a command was refused.
bool isFormerRefusal(const Noted& noted);

} // namespace umpire
