#pragma once

#include "calibration/view/table_view.h"
#include "rules/games/war_galley/toss.h"

#include <vector>

/// The line from a tossed match to the hull or past it, for both drawings.
namespace umpire {

/// Tells whether the match misses by so much that the distance does not matter.
bool isWide(const war_galley::MatchRuling& match);

/// Returns points of a straight line on the table, in the picture's pixels. The lens may bend this
/// line.
std::vector<ImagePoint> pathOnTable(const TableView& view, TablePoint from, TablePoint to);

/// Returns the line from the match's head in its direction. Unless the verdict is a hit or a wide
/// miss, the line continues beyond the hull, so that a miss is visible. It is empty if the line
/// would be too short, for instance because the match points away from the target.
std::vector<ImagePoint> ruledLine(const TableView& view, const war_galley::MatchRuling& match);

} // namespace umpire
