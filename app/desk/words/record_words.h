#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/record/journal/recorded_event.h"

#include <QString>

/// What a journal's events say, in the language that is spoken.
namespace umpire::desk::words {

/// "called", "undone".
QString kind(const Event& event);
/// One line.
QString happening(const Event& event, const SpokenTable& table = {});
/// Who did it; empty where nobody is named.
QString actor(const Event& event, const SpokenTable& table = {});
/// "1:02:03.4" of the stream.
QString streamTime(std::chrono::microseconds time);

} // namespace umpire::desk::words
