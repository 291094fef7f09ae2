#pragma once

#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/web/server/board_view.h"

#include <nlohmann/json_fwd.hpp>

/// Writes boards, and corrections for them, as described in docs/feed.md.
namespace umpire {

/// {"kind": "cells" or "galleys", …}
nlohmann::ordered_json jsonOf(const std::variant<CellBoard, GalleyBoard>& board);
/// {"kind": "pieces", …}
nlohmann::ordered_json jsonOf(const referee::PieceBoard& board);
/// [{"player": "roman", "counts": [{"what": "towers", "number": 7}]}]
nlohmann::ordered_json jsonOf(const std::vector<PlayerScore>& score);
/// {"where": "f9", "pieces": […]}
nlohmann::ordered_json jsonOf(const referee::Offer& offer);

} // namespace umpire
