#pragma once

#include "app/referee/core/events.h"

#include <QString>

/// What the umpire announces, as a sentence in the language that is spoken.
namespace umpire::desk::words {

/// Empty where nothing has to be said to players.
QString announcement(const referee::Event& event);
QString tableState(referee::TableState state);
/// "75 %".
QString percent(double probability);

} // namespace umpire::desk::words
