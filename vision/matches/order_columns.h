#pragma once

#include "rules/table/message.h"
#include "rules/table/pieces.h"

#include <string>
#include <vector>

/// Reads the columns of order matches that players lay at their sides, from the places of the loose
/// matches. The place of a column is not known in advance, so only places and grouping are used
/// (WG-12, WG-13).
namespace umpire::matches {

/// Tolerances of a column. They are based on 20 columns in 10 rendered scenes (matches laid 4 mm
/// apart, up to 5 mm sideways and rotated by up to 9 degrees) and on all matches of 46 tosses. In
/// these tosses, 20 pairs and triples satisfy the first four limits, but none satisfies the limit
/// of solitude. Rows in front of bows are recognised by the galley.
struct OrderColumnOptions {
    /// Maximum angle of a match to the column, or to the perpendicular of the column; in real
    /// columns at most 9 degrees.
    Radians tiltMost = 17_deg;
    Millimetres asideMost = 13_mm;  ///< maximum distance of neighbours across the column; in real
                                    ///< columns at most 9
    Millimetres gapLeast = -4_mm;   ///< minimum gap between neighbours' slots; a match found twice
                                    ///< has -7
    Millimetres sameWithin = 4_mm;  ///< maximum distance of both ends of two matches that are one
                                    ///< match
    Millimetres gapMost = 14_mm;    ///< maximum gap between neighbours' slots; in real columns 3 to
                                    ///< 5, with an unseen order to fire 18
    Millimetres acrossSlot = 10_mm; ///< length along the column of the slot of a match laid across
    /// Distance around a column's axis within which there must be almost no other match.
    Millimetres solitude = 35_mm;
    Millimetres unseenMost = 70_mm; ///< a larger gap, more than one unseen match, separates two
                                    ///< columns
    Millimetres bowAside = 15_mm;   ///< maximum distance from a bow's axis at which the bow's row
                                    ///< starts
    /// Maximum distance from a bow at which its row starts, even if its first match is not visible
    /// (WG-18).
    Millimetres bowAhead = 60_mm;
    double flankShare = 1.0 / 3.0;    ///< share of the area's width that is a flank, at each end;
                                      ///< columns are within 0.25
    double edgeShare = 0.25;          ///< share of the area's depth that is a player's side
    Millimetres midlineDoubt = 21_mm; ///< maximum distance from the midline, half a match, at which
                                      ///< no side is certain
    /// Minimum confidence of each match; a faint match has 0.48, a false head 0.39.
    double confidenceLeast = 0.45;
    /// Maximum probability that a match with a head has none. (740 order matches, with rotated and
    /// scaled scenes: headed matches in columns have at most 0.05. All three matches that had 0.17
    /// to 0.31 were headless, with print or a speck at an end.)
    double headlessChanceMost = 0.12;
    bool operator==(const OrderColumnOptions&) const = default;
};

/// The input for reading columns. Side A is at the area's lower edge.
struct OrderTable {
    std::vector<Match> matches; ///< the loose matches except tossed matches
    std::vector<Galley> galleys;
    TablePoint areaOrigin;
    Millimetres areaWidth;
    Millimetres areaHeight;
    PieceSizes sizes;
};

struct OrderColumnsSeen {
    std::vector<OrderColumn> columns; ///< from left to right
    std::vector<Message> warnings;    ///< the reasons why columns were left out
};

/// Finds the columns of two or more matches. The half of the table in which a column lies decides
/// the owner. Across the midline, the owner follows from the only valid reading (matches that point
/// backward come in pairs), or from the columns at the flanks, since the two flanks belong to
/// different players. A column whose owner remains unknown is left out with a warning.
OrderColumnsSeen findOrderColumns(const OrderTable& table, const OrderColumnOptions& options = {});

} // namespace umpire::matches
