#pragma once

#include "app/journal/event.h"

#include <QString>

/// What a journal's events say, in the language that is spoken.
namespace umpire::desk::words {

/// "called", "undone".
QString kind(const Happening& happening);
/// One line.
QString happening(const Happening& happening);
/// Who did it; empty where nobody is named.
QString actor(const Happening& happening);
/// "1:02:03.4" of the stream.
QString streamTime(std::chrono::microseconds time);

} // namespace umpire::desk::words
