#pragma once

#include "rules/table/message.h"
#include "rules/table/pieces.h"

#include <string>
#include <vector>

/// Reads the columns of order matches that players lay at their sides, from the places of the loose
/// matches. Uses only position and grouping, because nobody says where a column is (WG-12, WG-13).
namespace umpire::matches {

/// Tolerances of a column. They are based on 20 columns of 10 rendered scenes (matches laid 4 mm
/// apart, up to 5 mm sideways and 9 degrees askew) and on all matches of 46 tosses. There, 20
/// tossed pairs and triples satisfy the first four limits, and all of them fail the limit of
/// solitude. Rows in front of bows are recognised by the galley.
struct OrderColumnOptions {
    /// from along and from across the column; real columns have at most 9
    Radians tiltMost = 17_deg;
    Millimetres asideMost = 13_mm;  ///< distance of neighbours' middles; columns: at most 9
    Millimetres gapLeast = -4_mm;   ///< gap of neighbours' slots; a match seen twice has -7
    Millimetres sameWithin = 4_mm;  ///< two matches with both ends this near are one match
    Millimetres gapMost = 14_mm;    ///< columns: 3 to 5; with an unseen fire order: 18
    Millimetres acrossSlot = 10_mm; ///< length along the column of a match laid across
    /// around a column's axis, (almost) no other match is within this distance
    Millimetres solitude = 35_mm;
    Millimetres unseenMost = 70_mm; ///< a gap wider than one unseen match separates two columns
    Millimetres bowAside = 15_mm;   ///< distance from a bow's axis at which its row starts
    /// distance from a bow, whether its first match is visible or not (WG-18)
    Millimetres bowAhead = 60_mm;
    double flankShare = 1.0 / 3.0;    ///< share of the area's width at each end; columns: to 0.25
    double edgeShare = 0.25;          ///< share of the area's depth at a player's side
    Millimetres midlineDoubt = 21_mm; ///< half a match: nearer to the midline, no side is sure
    /// least confidence of a match; a faint one has 0.48, a false head 0.39
    double confidenceLeast = 0.45;
    /// Limit for a match that counts as headed. 740 order matches, with rotated and scaled scenes:
    /// headed matches in columns have at most 0.05; all three matches that had 0.17 to 0.31 were
    /// headless, with print or a speck at an end.
    double headlessChanceMost = 0.12;
    bool operator==(const OrderColumnOptions&) const = default;
};

/// The input for reading columns. Side A sits at the area's lower edge.
struct OrderTable {
    std::vector<Match> matches; ///< loose matches that do not belong to a toss
    std::vector<Galley> galleys;
    TablePoint areaOrigin;
    Millimetres areaWidth;
    Millimetres areaHeight;
    PieceSizes sizes;
};

struct OrderColumnsSeen {
    std::vector<OrderColumn> columns; ///< from left to right
    std::vector<Message> warnings;    ///< reasons why columns were left out
};

/// Finds columns of two or more matches. The half of the table decides the owner. Across the
/// midline, the owner follows from the only valid reading (matches backward come in pairs), or from
/// the column at the other flank, which belongs to the other player. A column with two valid
/// readings is left out with a warning.
OrderColumnsSeen findOrderColumns(const OrderTable& table, const OrderColumnOptions& options = {});

} // namespace umpire::matches
