#pragma once

#include <cstddef>

namespace umpire::boards {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// Cells on each side that determine one cell's brightness; most of these must be empty.
    int around = 2; ///< [2, 3 of 3]
    /// Number of cells that suffices to determine the print of all.
    std::size_t enoughCells = 80; ///< [0, 0 of 3]

    /// Resolution of the search: printed lines are half a millimetre wide, cells whole millimetres.
    double pixelsPerMm = 1.0;   ///< [3, 3 of 3]
    double smallestCell = 20.0; ///< pixels [0, 0 of 3]
    double largestCell = 80.0;  ///< [1, 0 of 3]
    double cellStep = 0.5;      ///< [3, 3 of 3]
    int fewestCells = 3;        ///< [3, 0 of 3]
    int maxCells = 12;          ///< [3, 0 of 3]
    /// Limit of a counted change of brightness, grey levels: otherwise a tag would dominate all
    /// lines.
    double maxChange = 60.0; ///< [3, 3 of 3]
    /// Least contrast of each line before the run is refined, grey levels.
    double minLine = 3.0; ///< [0, 0 of 3]
    /// Least median contrast of the lines (12 rendered boards: from 33).
    double minLines = 10.0; ///< [0, 0 of 3]
    /// Least contrast of a run's lines, as a share of their median; the first line beyond has less
    /// (12 rendered boards: the weakest line has 0.46, on newsprint, where a false line reaches
    /// 0.47).
    double sameRun = 0.45; ///< [0, 3 of 3]
    /// Number of outer rows or columns that stacks may hide, on a board of known size
    /// (rendered films that begin with two rows of towers: 1 of 7 from 30 degrees, 3 from 45).
    int maxHidden = 3;
    /// Greatest number of boards: two suffice to show that the board is ambiguous.
    std::size_t maxBoards = 2; ///< [0, 0 of 3]
    /// Number of times that each direction is searched within the other's result.
    int rounds = 3; ///< [3, 3 of 3]

    double soft = 0.7; ///< pixels
    /// Search range in pixels around a coarser level's result: two of the coarser pixels, plus the
    /// movement of the print's middle with its rotation.
    int moved = 8;
};

inline constexpr Options kOptions;

} // namespace umpire::boards
