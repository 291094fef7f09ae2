#pragma once

#include "app/record/event.h"

#include <QString>

/// What the umpire announces, as a sentence in the language that is spoken.
namespace umpire::desk::words {

/// Empty where nothing has to be said to players.
QString announcement(const Event& event);
QString tableState(TableState state);
/// "75 %".
QString percent(double probability);

} // namespace umpire::desk::words
