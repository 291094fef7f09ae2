#pragma once

#include "calibration/view/table_description.h"

#include <opencv2/core.hpp>

namespace umpire {

/// A board or a map as drawn for the printer.
struct BoardPrint {
    cv::Mat picture; ///< CV_8UC3; the first row is the edge that is farthest from side A
    double pixelsPerMm = 1.0;
    BoardPlacement squares; ///< place of the squares, measured from the print's lower-left corner
};

} // namespace umpire
