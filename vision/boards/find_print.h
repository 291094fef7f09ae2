#pragma once

#include "calibration/view/board_print.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::boards {

using Print = BoardPrint;

/// Where a print lies: its lower-left corner, and where its lower edge points, left to right.
struct PrintPlace {
    TablePoint corner;
    Radians heading;
    double likeness = 0.0; ///< correlation of the print with what lies there, 0..1
};

struct FindPrintOptions {
    /// The print reaches this far out of the view's area at most.
    Millimetres around = 150_mm;
    /// Hands lay a board so far askew at most, of each of its four ways to lie.
    Radians askew = 12_deg;
    /// 7 rendered tables with the kit's boards, up to 4 degrees askew, two with tags on the map:
    /// 0.75 to 0.98; the same tables with another game's board: 0.15 to 0.34.
    double leastLikeness = 0.45;
    /// Of two ways that are nearly as alike (a map that is the same from both sides), the one that
    /// is turned less is taken.
    double asAlike = 0.02;
};

/// Looks for a print that lies flat and whole in the picture. `image`: CV_8UC3; the view must be to
/// scale. None where nothing is enough like it.
std::optional<PrintPlace> findPrint(const cv::Mat& image, const TableView& view, const Print& print,
                                    const FindPrintOptions& options = {});

} // namespace umpire::boards
