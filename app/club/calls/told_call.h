#pragma once

#include "app/club/calls/open_calls.h"
#include "app/record/events/player_names.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Returns the data that the arbiter's page shows for a call, with the players' names. `move`: a
/// sentence for the move that the call is about. `text`: the reason of the call, or its question.
/// `player`: the side that calls. `choices`: the possible answers. `drawing`: the board with that
/// move marked; null for games whose board the table itself draws. `drawn`: "before" or "after"
/// that move. Omits secrets of players.
nlohmann::ordered_json jsonOf(const ArbiterCall& call, const std::string& game,
                              const PlayerNames& names);

} // namespace umpire
