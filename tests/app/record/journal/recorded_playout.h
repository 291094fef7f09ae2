#pragma once

#include "app/record/journal/recorded_event.h"

#include <string>
#include <vector>

namespace umpire::testing {

/// Settings of that game's first variant, with players.
GameSettings playoutSettings(const std::string& game);

/// Records a whole evening of random play, the same for the same seed: calls with alternatives, an
/// undo, a correction, an illegal action that stands, notes, and pictures (bytes that begin as a
/// JPEG). Ends with the outcome or after `actions` actions.
std::vector<Entry> recordedPlayout(const std::string& game, unsigned seed, int actions);

/// Returns the names of all games, such as "murus-gallicus".
std::vector<std::string> namesOfGames();

} // namespace umpire::testing
