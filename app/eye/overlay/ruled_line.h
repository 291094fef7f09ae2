#pragma once

#include "calibration/view/table_view.h"
#include "rules/games/war_galley/toss.h"

#include <vector>

/// The line of a tossed match to the hull or past it, as both drawings show it.
namespace umpire {

/// A miss that goes nowhere near the target, so that nobody asks by how much.
bool isWide(const war_galley::MatchRuling& match);

/// A straight line on the table, as the lens bends it. Empty where both ends are one point.
std::vector<ImagePoint> pathOnTable(const TableView& view, TablePoint from, TablePoint to);

/// From the match to where it points; what passes goes on beyond the hull, so that one sees it
/// pass. Empty where it points away from the target.
std::vector<ImagePoint> ruledLine(const TableView& view, const war_galley::MatchRuling& match);

} // namespace umpire
