#pragma once

#include "rules/table/pieces.h"

#include <cstddef>
#include <vector>

/// Telling the matches that players laid from those they dropped, by where they lie (WG-17, WG-18).
namespace umpire::war_galley {

/// How far a laid match may be from the ideal row. Over 46 rendered tosses, measured to 1 mm an
/// end, these find 99 % of the order matches and take none of the tossed ones for one; of matches
/// strewn at random they take 1 in 3000.
struct OrderRowOptions {
    Millimetres gapMost = 9_mm;     ///< between the bow or the last link and the next one
    Millimetres overlapMost = 4_mm; ///< of a link that starts short of where the last one ends
    Millimetres asideMost = 4_mm;   ///< of a link's start from the last one's axis
    Radians turnMost = 10_deg;      ///< from straight ahead, from 60 degrees and from crosswise
    std::size_t missingMost = 1;    ///< links that may be unseen before the row is lost
    std::size_t linksMost = 5;      ///< WG-12
    bool operator==(const OrderRowOptions&) const = default;
};

/// One match of a row: index into the matches, and whose row it lies in.
struct LaidOrder {
    std::size_t match = 0;
    std::size_t galley = 0;
    Order order = Order::Forward;
    bool operator==(const LaidOrder&) const = default;
};

/// The order matches among `matches`, row by row from the bow outwards. Each row starts at a bow
/// and goes on straight (Forward; RearrangeOars where the head is backward), at 60 degrees (Left,
/// Right), or with a headless match across (Fire). `tossed` is not read.
std::vector<LaidOrder> orderMatches(const std::vector<Galley>& galleys,
                                    const std::vector<Match>& matches, const PieceSizes& sizes,
                                    const OrderRowOptions& options = {});

} // namespace umpire::war_galley
