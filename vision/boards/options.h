#pragma once

#include <cstddef>

namespace umpire::boards {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// Number of cells on each side of a cell that determine the cell's brightness. Most of these
    /// cells must be empty.
    int around = 2; ///< tests/sweep: 2 of 3 readings change if halved, 3 if doubled
    /// Approximate number of cells from which the print of a cell is computed; more cells only take
    /// time.
    std::size_t enoughCells = 80; ///< tests/sweep: 0 of 3 readings change if halved, 0 if doubled

    /// Resolution of the search, in pixels per millimetre. Printed lines are half a millimetre
    /// wide, cells are some whole millimetres wide.
    double pixelsPerMm = 1.0;   ///< tests/sweep: 3 of 3 readings change if halved, 3 if doubled
    double smallestCell = 20.0; ///< minimum width of a cell, in pixels (tests/sweep: 0 of 3
                                ///< readings change if halved, 0 if doubled)
    double largestCell = 80.0;  ///< maximum width of a cell, in pixels (tests/sweep: 1 of 3
                                ///< readings changes if halved, 0 if doubled)
    double cellStep = 0.5;      ///< difference between tried widths, in pixels (tests/sweep: 3 of 3
                                ///< readings change if halved, 3 if doubled)
    int fewestCells = 3;        ///< minimum number of cells in a row or column (tests/sweep: 3 of 3
                                ///< readings change if halved, 0 if doubled)
    int maxCells = 12;          ///< maximum number of cells in a row or column (tests/sweep: 3 of 3
                                ///< readings change if halved, 0 if doubled)
    /// Maximum change of brightness, in grey levels; a larger change is reduced to this. Without
    /// this limit the black and white of a tag would outweigh all lines.
    double maxChange = 60.0; ///< tests/sweep: 3 of 3 readings change if halved, 3 if doubled
    /// Minimum contrast of each line of a run before the run is refined, in grey levels.
    double minLine = 3.0; ///< tests/sweep: 0 of 3 readings change if halved, 0 if doubled
    /// Minimum median contrast of the lines, in grey levels (12 rendered boards have 33 or more).
    double minLines = 10.0; ///< tests/sweep: 0 of 3 readings change if halved, 0 if doubled
    /// Minimum contrast of a line of a run, as a share of the median contrast; the first line
    /// beyond the run has less. (On 12 rendered boards the weakest true line has 0.46, on
    /// newsprint, where a false line reaches 0.47.)
    double sameRun = 0.45; ///< tests/sweep: 0 of 3 readings change if halved, 3 if doubled
    /// Maximum number of outer rows or columns that stacks may hide, on a board of known size. (In
    /// rendered films that begin with two rows of towers, stacks hide 1 of 7 rows at 30 degrees and
    /// 3 at 45 degrees.)
    int maxHidden = 3;
    /// Maximum number of boards that are sought; two suffice to show that the board is ambiguous.
    std::size_t maxBoards = 2; ///< tests/sweep: 0 of 3 readings change if halved, 0 if doubled
    /// Number of rounds; each round searches both directions, each within the result of the other.
    int rounds = 3; ///< tests/sweep: 3 of 3 readings change if halved, 3 if doubled

    double soft = 0.7; ///< standard deviation of the blur for findPrint, in pixels
    /// Search distance around the place that a coarser level found, in pixels: two of the coarser
    /// pixels, and the movement of the print's middle when the print is rotated.
    int moved = 8;
};

inline constexpr Options kOptions;

} // namespace umpire::boards
