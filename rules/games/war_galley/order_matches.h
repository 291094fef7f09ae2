#pragma once

#include "rules/table/pieces.h"

#include <cstddef>
#include <vector>

/// Tells order matches from tossed matches by where they lie (WG-17, WG-18).
namespace umpire::war_galley {

/// Tolerances of a laid match from the ideal row. In 46 rendered tosses, measured to 1 mm per end,
/// they find 99 % of the order matches and take no tossed match for an order. Among randomly strewn
/// matches they take 1 in 3000.
struct OrderRowOptions {
    Millimetres gapMost = 9_mm;     ///< gap between the bow or the last link and the next link
    Millimetres overlapMost = 4_mm; ///< overlap of a link that starts before the previous one ends
    Millimetres asideMost = 4_mm;   ///< sideways offset of a link's start from the last link's axis
    Radians turnMost = 10_deg;      ///< tolerance of angles: ahead, at 60 degrees, across
    std::size_t missingMost = 1;    ///< links that may be unseen before the row is lost
    std::size_t linksMost = 5;      ///< WG-12
    bool operator==(const OrderRowOptions&) const = default;
};

/// A match of a row: its index among the matches, and the galley of the row.
struct LaidOrder {
    std::size_t match = 0;
    std::size_t galley = 0;
    Order order = Order::Forward;
    bool operator==(const LaidOrder&) const = default;
};

/// Finds the order matches among `matches`, row by row from the bow outwards. Each row starts at a
/// bow and continues straight (Forward; RearrangeOars if the head is backward), at 60 degrees
/// (Left, Right), or with a headless match across (Fire). Does not use `tossed`.
std::vector<LaidOrder> orderMatches(const std::vector<Galley>& galleys,
                                    const std::vector<Match>& matches, const PieceSizes& sizes,
                                    const OrderRowOptions& options = {});

} // namespace umpire::war_galley
