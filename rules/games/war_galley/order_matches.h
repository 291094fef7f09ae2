#pragma once

#include "rules/table/pieces.h"

#include <cstddef>
#include <vector>

/// Tells order matches from tossed matches by their places (WG-17, WG-18).
namespace umpire::war_galley {

/// Tolerances for the places of order matches in a row. In 46 rendered tosses, measured to 1 mm at
/// each end, these values find 99 % of the order matches and take no tossed match for an order
/// match. Of randomly scattered matches they take 1 in 3000.
struct OrderRowOptions {
    Millimetres gapMost = 9_mm;     ///< maximum gap between a link and the bow or the link before
    Millimetres overlapMost = 4_mm; ///< maximum overlap of a link with the link before
    /// Maximum sideways offset of a link's start from the axis of the link before.
    Millimetres asideMost = 4_mm;
    Radians turnMost = 10_deg; ///< maximum error of a link's direction
    /// Maximum number of unseen links in a row; the row ends at the next unseen link.
    std::size_t missingMost = 1;
    std::size_t linksMost = 5; ///< maximum number of links in a row (WG-12)
    bool operator==(const OrderRowOptions&) const = default;
};

/// An order match: its index in `matches`, and the index of its galley in `galleys`.
struct LaidOrder {
    std::size_t match = 0;
    std::size_t galley = 0;
    Order order = Order::Forward;
    bool operator==(const LaidOrder&) const = default;
};

/// Finds the order matches in `matches`, row by row from the bow outwards. A row begins at a bow.
/// Its links are matches straight ahead (Forward, or RearrangeOars if the head points back), at 60
/// degrees (Left, Right), or headless matches across (Fire). Does not use `Match::tossed`.
std::vector<LaidOrder> orderMatches(const std::vector<Galley>& galleys,
                                    const std::vector<Match>& matches, const PieceSizes& sizes,
                                    const OrderRowOptions& options = {});

} // namespace umpire::war_galley
