#pragma once

#include "app/club/tournament/imported.h"
#include "app/common/failure/failure.h"

#include <string_view>

namespace umpire::tournament {

/// Adds the players of that text, which may be a list (see readPlayers), FIDE's Tournament
/// Report File with its rounds (see readTrf), or a tournament of Umpire, which is taken
/// unchanged. A report's settings apply where `made` has none. Notes: one line for each
/// unused item. `name` is the file's name. Error: CannotRead, with the message of these
/// readers.
Expected<Imported> withPlayersOf(std::string_view text, std::string_view name, Tournament made);

} // namespace umpire::tournament
