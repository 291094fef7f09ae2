#pragma once

#include "calibration/view/table_view.h"
#include "rules/games/war_galley/toss.h"

#include <vector>

/// The line of a tossed match to or past the hull, in both drawings.
namespace umpire {

/// Tells whether a miss is so wide that its distance is irrelevant.
bool isWide(const war_galley::MatchRuling& match);

/// Returns a straight line on the table, bent by the lens. Empty if both ends are equal.
std::vector<ImagePoint> pathOnTable(const TableView& view, TablePoint from, TablePoint to);

/// Returns the line from the match in its direction; a passing line continues beyond the hull, so
/// that the miss is visible. Empty if the match points away from the target.
std::vector<ImagePoint> ruledLine(const TableView& view, const war_galley::MatchRuling& match);

} // namespace umpire
