#pragma once

#include "rules/table/pieces.h"
#include "vision/matches/order_columns.h"

#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

/// A match that lies along or across, like the orders of a column (WG-12, WG-13).
struct LaidOrder {
    std::size_t match = 0;
    TablePoint middle;
    bool along = true;
    bool headed = true;
    bool towardsFar = true; ///< the head points to larger y (along) or larger x (across)
    Millimetres halfSlot;   ///< half of the slot's length along the column
};

/// Returns half of an order's length along its column.
Millimetres halfSlotOf(bool along, const PieceSizes& sizes, const OrderColumnOptions& options);

/// Lists the matches that may be orders, from the smallest y to the largest. Of a match that was
/// fitted twice, takes the more certain fit, because orders are never so near to each other.
std::vector<LaidOrder> laidOrders(std::span<const Match> matches, const PieceSizes& sizes,
                                  const OrderColumnOptions& options);

/// Returns the gap between two orders along the column; negative if the orders overlap.
Millimetres gapBetween(const LaidOrder& one, const LaidOrder& other);

} // namespace umpire::matches
