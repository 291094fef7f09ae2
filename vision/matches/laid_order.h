#pragma once

#include "rules/table/pieces.h"
#include "vision/matches/order_columns.h"

#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

/// A match that lies along or across, as the orders of a column do (WG-12, WG-13).
struct LaidOrder {
    std::size_t match = 0;
    TablePoint middle;
    bool along = true;
    bool headed = true;
    bool towardsFar = true; ///< its head lies towards larger y (along) or larger x (across)
    Millimetres halfSlot;   ///< of what it takes along the column
};

/// What an order takes along its column, halved.
Millimetres halfSlotOf(bool along, const PieceSizes& sizes, const OrderColumnOptions& options);

/// Those of the matches that may be orders, from the smallest y to the largest. Of one match that
/// was read twice the surer reading: no two orders are laid so near to one another.
std::vector<LaidOrder> laidOrders(std::span<const Match> matches, const PieceSizes& sizes,
                                  const OrderColumnOptions& options);

/// Between two of them, along the column; negative where they overlap.
Millimetres gapBetween(const LaidOrder& one, const LaidOrder& other);

} // namespace umpire::matches
