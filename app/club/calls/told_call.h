#pragma once

#include "app/club/calls/open_calls.h"
#include "app/record/events/player_names.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Returns what the arbiter's page shows of a call, with the players' names and their moves in
/// sentences: `move` is the move that the call is about, `text` what is said of it, `player` the
/// side, and `drawing` the board with that move marked (null for games whose board the table itself
/// draws). Secrets of players are left out.
nlohmann::ordered_json jsonOf(const ArbiterCall& call, const std::string& game,
                              const PlayerNames& names);

} // namespace umpire
