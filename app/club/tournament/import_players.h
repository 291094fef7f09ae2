#pragma once

#include "app/club/tournament/imported.h"
#include "app/common/failure/failure.h"

#include <string_view>

namespace umpire::tournament {

/// The tournament with the players of that text, which may be a list (see readPlayers), FIDE's
/// Tournament Report File with its rounds (see readTrf), or a tournament of Umpire, which is taken
/// as it is. What a report says of the tournament counts where `made` says nothing. Notes: a line
/// for each thing that was not used. `name` is what the file is called.
/// Error: CannotRead, as those say it.
Expected<Imported> withPlayersOf(std::string_view text, std::string_view name, Tournament made);

} // namespace umpire::tournament
