#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::boards {

using Print = BoardPrint;

/// The place of a print: its lower-left corner, and the direction of its lower edge from left to
/// right.
struct PrintPlace {
    TablePoint corner;
    Radians heading;
    double likeness = 0.0; ///< correlation of the print with the picture at that place, from 0 to 1
};

struct FindPrintOptions {
    /// Maximum distance by which the print may extend outside the view's area.
    Millimetres around = 150_mm;
    /// Maximum rotation of a board that was laid by hand, measured from the nearest multiple of 90
    /// degrees.
    Radians askew = 12_deg;
    /// Minimum likeness of a print that is found. On 7 rendered tables with the kit's boards,
    /// rotated by up to 4 degrees, two of them with tags on the map, the likeness is 0.75 to 0.98.
    /// With the board of another game it is 0.15 to 0.34.
    double leastLikeness = 0.45;
    /// If the likeness of two orientations of a symmetric map differs by less than this, the
    /// orientation with the smaller rotation is taken.
    double asAlike = 0.02;
};

/// Finds a print that lies flat and is completely in the picture. `image`: CV_8UC3. The view's
/// scale must be correct. Returns none if no place reaches `leastLikeness`.
std::optional<PrintPlace> findPrint(const cv::Mat& image, const TableView& view, const Print& print,
                                    const FindPrintOptions& options = {});

} // namespace umpire::boards
