#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <string_view>

namespace umpire::tournament {

/// The tournament with the players of that text, which may be a list (see readPlayers), FIDE's
/// Tournament Report File with its rounds (see readTrf), or a tournament of Umpire, which is taken
/// as it is. `name` is what the file is called.
/// Error: CannotRead, as those say it.
Expected<Tournament> withPlayersOf(std::string_view text, std::string_view name, Tournament made);

} // namespace umpire::tournament
