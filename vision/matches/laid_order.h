#pragma once

#include "rules/table/pieces.h"
#include "vision/matches/order_columns.h"

#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

/// A match that lies along or across a column, as an order does (WG-12, WG-13). `match` is its
/// index.
struct LaidOrder {
    std::size_t match = 0;
    TablePoint middle;
    bool along = true;
    bool headed = true;
    bool towardsFar = true; ///< true if the head points to larger y (along) or to larger x (across)
    Millimetres halfSlot;   ///< half the length of the order's slot along the column
};

/// Returns half the length of an order's slot along its column.
Millimetres halfSlotOf(bool along, const PieceSizes& sizes, const OrderColumnOptions& options);

/// Returns the matches that may be orders, sorted by y. If a match was fitted twice, only the more
/// certain fit is used, because orders are never so near to each other.
std::vector<LaidOrder> laidOrders(std::span<const Match> matches, const PieceSizes& sizes,
                                  const OrderColumnOptions& options);

/// Returns the gap between the slots of two orders along the column; negative if they overlap.
Millimetres gapBetween(const LaidOrder& one, const LaidOrder& other);

} // namespace umpire::matches
