#pragma once

#include "app/game/board/board_view.h"
#include "app/game/referee/core/offer.h"

#include <nlohmann/json_fwd.hpp>

/// Writes boards, and corrections for them, as described in docs/feed.md.
namespace umpire {

/// Returns {"kind": "cells", "galleys" or "pieces", …}.
nlohmann::ordered_json jsonOf(const Board& board);
/// Returns [{"player": "roman", "counts": [{"what": "towers", "number": 7}], "look": {"fill":
/// "#f4ecd8", …}}].
nlohmann::ordered_json jsonOf(const std::vector<PlayerScore>& score);
/// Returns {"where": "f9", "pieces": […]}.
nlohmann::ordered_json jsonOf(const referee::Offer& offer);

} // namespace umpire
