#pragma once

#include <cstddef>

namespace umpire::boards {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// Cells on each side whose brightness tells that of one; more than half of them must be empty.
    int around = 2; ///< [2, 3 of 3]
    /// Cells that are enough to tell what is printed on all.
    std::size_t enoughCells = 80; ///< [0, 0 of 3]

    /// A printed line is half a millimetre wide, and cells are told apart by whole millimetres.
    double pixelsPerMm = 1.0;   ///< [3, 3 of 3]
    double smallestCell = 20.0; ///< pixels [0, 0 of 3]
    double largestCell = 80.0;  ///< [1, 0 of 3]
    double cellStep = 0.5;      ///< [3, 3 of 3]
    int fewestCells = 3;        ///< [3, 0 of 3]
    int maxCells = 12;          ///< [3, 0 of 3]
    /// A change of brightness counts no more than this, grey levels: else one tag outdoes all
    /// lines.
    double maxChange = 60.0; ///< [3, 3 of 3]
    /// Each of the lines stands out by this at least before the run is sought closely, grey levels.
    double minLine = 3.0; ///< [0, 0 of 3]
    /// And the lines together, in the median (12 rendered boards: from 33).
    double minLines = 10.0; ///< [0, 0 of 3]
    /// The lines of a run stand out by this share of their median; the first beyond it does not (12
    /// rendered boards: the weakest has 0.46, on newsprint, where what is none reaches 0.47).
    double sameRun = 0.45; ///< [0, 3 of 3]
    /// Of a board whose size is known, so many rows or columns at its ends may be hidden by stacks
    /// (rendered films that begin with two rows of towers: 1 of 7 from 30 degrees, 3 from 45).
    int maxHidden = 3;
    /// Enough to tell that there is more than one.
    std::size_t maxBoards = 2; ///< [0, 0 of 3]
    /// How often each direction is sought within what the other gave.
    int rounds = 3; ///< [3, 3 of 3]

    double soft = 0.7; ///< pixels
    /// Where a coarser level saw the print, it lies to within so many pixels of the finer one: two
    /// of the coarser ones and what the print's middle moves as it turns.
    int moved = 8;
};

inline constexpr Options kOptions;

} // namespace umpire::boards
