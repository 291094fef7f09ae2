#pragma once

#include "calibration/view/board_print.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::boards {

using Print = BoardPrint;

/// The place of a print: its lower-left corner, and the direction of its lower edge, left to right.
struct PrintPlace {
    TablePoint corner;
    Radians heading;
    double likeness = 0.0; ///< correlation of the print with the picture at that place, 0..1
};

struct FindPrintOptions {
    /// Greatest distance of the print outside the view's area.
    Millimetres around = 150_mm;
    /// Greatest rotation of a hand-laid board from each of its four orientations.
    Radians askew = 12_deg;
    /// Least likeness of a found print. 7 rendered tables with the kit's boards, up to 4 degrees
    /// askew, two of them with tags on the map, give 0.75 to 0.98; with another game's board 0.15
    /// to 0.34.
    double leastLikeness = 0.45;
    /// If two orientations of a symmetric map differ by less likeness than this, the smaller
    /// rotation is taken.
    double asAlike = 0.02;
};

/// Finds a print that lies flat and complete in the picture. `image`: CV_8UC3; the view must be to
/// scale. None if nothing is similar enough.
std::optional<PrintPlace> findPrint(const cv::Mat& image, const TableView& view, const Print& print,
                                    const FindPrintOptions& options = {});

} // namespace umpire::boards
