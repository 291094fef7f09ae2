#pragma once

#include "rules/table/message.h"
#include "rules/table/pieces.h"

#include <string>
#include <vector>

/// Reading the columns of order matches that players lay at their sides, from where the loose
/// matches lie: by position and grouping alone, nobody names a column's place (WG-12, WG-13).
namespace umpire::matches {

/// How far a column may be from the ideal one. The evidence is 20 columns of 10 rendered scenes
/// (their matches laid 4 mm apart, up to 5 mm aside and 9 degrees askew) and all that lies in 46
/// tosses: 20 tossed pairs and triples would do by the first four limits alone, the solitude of a
/// column rejects them all; rows before bows are told by the galley.
struct OrderColumnOptions {
    Radians tiltMost = 17_deg;      ///< from along and from across; columns: 9 at most
    Millimetres asideMost = 13_mm;  ///< between neighbours' middles; columns: 9 at most
    Millimetres gapLeast = -4_mm;   ///< between neighbours' slots; a match seen twice has -7 …
    Millimetres sameWithin = 4_mm;  ///< … and ends that lie so near to the other's
    Millimetres gapMost = 14_mm;    ///< columns: 3 to 5; where a fire order is not seen: 18
    Millimetres acrossSlot = 10_mm; ///< that a match laid across takes along the column
    Millimetres solitude = 35_mm;   ///< of a column's axis: nothing else within it, or little
    Millimetres unseenMost = 70_mm; ///< a wider gap than one unseen match leaves parts two columns
    Millimetres bowAside = 15_mm;   ///< a row starts so near to a bow's axis …
    Millimetres bowAhead = 60_mm;   ///< … and to the bow, its first match unseen or not (WG-18)
    double flankShare = 1.0 / 3.0;  ///< of the area's width, at each end; columns: 0.25 at most
    double edgeShare = 0.25;        ///< of the area's depth, in which a player's end of it may lie
    Millimetres midlineDoubt = 21_mm; ///< half a match: nearer to the midline a place is nobody's
    double confidenceLeast = 0.45;    ///< of its matches; a faint one: 0.48, a false head: 0.39
    /// Of a match that is taken for a headed one. 740 order matches, the scenes' also turned, made
    /// larger and smaller: headed ones in columns have 0.05 at most; three of three that had 0.17
    /// to 0.31 were headless, with print or a speck at an end.
    double headlessChanceMost = 0.12;
    bool operator==(const OrderColumnOptions&) const = default;
};

/// What the columns are read from. The area is where side A sits at its lower edge.
struct OrderTable {
    std::vector<Match> matches; ///< loose ones, that do not belong to a toss
    std::vector<Galley> galleys;
    TablePoint areaOrigin;
    Millimetres areaWidth;
    Millimetres areaHeight;
    PieceSizes sizes;
};

struct OrderColumnsSeen {
    std::vector<OrderColumn> columns; ///< from left to right
    std::vector<Message> warnings;    ///< why a column was left out
};

/// Two matches or more make a column. Whose it is follows from the half of the table in which it
/// lies; where it lies across the midline, from the reading that is one at all (matches backward
/// come in pairs), and then from the column at the other flank, which is the other player's. A
/// column that two readings fit is left out with a warning.
OrderColumnsSeen findOrderColumns(const OrderTable& table, const OrderColumnOptions& options = {});

} // namespace umpire::matches
