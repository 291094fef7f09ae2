#pragma once

#include "rules/table/geometry.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// A corner tag, where its centre lies and how it is turned: with heading 0 its upper edge points
/// away from side A (+y); counter-clockwise is positive.
struct TableTag {
    int id = 0;
    TablePoint center;
    Radians heading;
    bool operator==(const TableTag&) const = default;
};

/// Where a board lies on the table: lower-left corner, side of a cell, and how many cells; and
/// what stands on it.
struct BoardPlacement {
    std::string game;
    TablePoint origin;
    Millimetres cell;
    int columns = 0;
    int rows = 0;
    std::optional<Millimetres> stone; ///< how thick a stone is, where somebody has measured it
    bool operator==(const BoardPlacement&) const = default;
};

/// What a table file says.
struct TableDescription {
    Millimetres width;  ///< of the play area, along x
    Millimetres height; ///< along y
    std::string tagDictionary = "DICT_APRILTAG_36h11";
    Millimetres tagSize; ///< side of the black square
    std::vector<TableTag> tags;
    std::optional<BoardPlacement> board;
    bool operator==(const TableDescription&) const = default;
};

} // namespace umpire
