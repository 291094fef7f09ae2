#pragma once

#include "app/record/journal/recorded_event.h"

#include <string>
#include <vector>

namespace umpire::testing {

/// Settings of that game's first variant, with players.
GameSettings playoutSettings(const std::string& game);

/// A whole evening of random play of that game as a referee would record it, the same for the same
/// seed: calls with alternatives, an undo, a correction, an illegal action that stands, notes, and
/// pictures (some bytes that begin as a JPEG does). Ends with the outcome, or where `actions` were
/// played.
std::vector<Entry> recordedPlayout(const std::string& game, unsigned seed, int actions);

/// "murus-gallicus", …
std::vector<std::string> namesOfGames();

} // namespace umpire::testing
