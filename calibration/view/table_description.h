#pragma once

#include "rules/table/geometry.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// A tag on the table: its centre and its rotation. With heading 0 its upper edge points away from
/// side A (+y); counter-clockwise is positive.
struct TableTag {
    int id = 0;
    TablePoint center;
    Radians heading;
    bool operator==(const TableTag&) const = default;
};

/// The place of a board on the table: its lower-left corner, the side of a cell, the number of
/// cells, and the game that is played on it.
struct BoardPlacement {
    std::string game;
    TablePoint origin;
    Millimetres cell;
    int columns = 0;
    int rows = 0;
    std::optional<Millimetres> stone; ///< thickness of a stone; none if nobody has measured it
    bool operator==(const BoardPlacement&) const = default;
};

/// The content of a table file.
struct TableDescription {
    Millimetres width;  ///< width of the play area, along x
    Millimetres height; ///< depth of the play area, along y
    std::string tagDictionary = "DICT_APRILTAG_36h11";
    Millimetres tagSize; ///< side of the black square
    std::vector<TableTag> tags;
    std::optional<BoardPlacement> board;
    bool operator==(const TableDescription&) const = default;
};

/// A board or a map as drawn for the printer.
struct BoardPrint {
    cv::Mat picture; ///< CV_8UC3; the first row is the edge that is farthest from side A
    double pixelsPerMm = 1.0;
    BoardPlacement squares; ///< place of the squares, measured from the print's lower-left corner
};

} // namespace umpire
