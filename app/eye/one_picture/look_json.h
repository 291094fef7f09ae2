#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <nlohmann/json_fwd.hpp>

/// The documents of the command line's contract: table frame, millimetres and degrees; what the
/// picture does not show is null. Keys come in the contract's order.
namespace umpire {

/// `umpire.table/1`. Millimetres to 0.01, pixels to 0.01, degrees to 0.01, confidences to 0.001.
nlohmann::ordered_json jsonOf(const Look& look);

/// `umpire.toss/1`.
nlohmann::ordered_json jsonOf(const war_galley::TossRuling& ruling);

} // namespace umpire
