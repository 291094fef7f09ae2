#pragma once

#include "app/print/kit/kit.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

/// Printed pages as pictures, and tables on which they lie.
namespace umpire {

/// Of a page's picture, and of the table before the camera looks at it.
constexpr double kDotsAMillimetre = 5.0;

enum class Ink { Gray, Colour };

/// Every page as poppler's `pdftoppm` prints it: CV_8UC1 or CV_8UC3, kDotsAMillimetre. Empty where
/// it fails.
std::vector<cv::Mat> rasterised(const PrintedKit& kit, Ink ink = Ink::Gray);

/// A page, or a piece cut from one: its lower-left corner on the table and how it is turned.
struct Sheet {
    cv::Mat picture; ///< CV_8UC1 or CV_8UC3, kDotsAMillimetre
    TablePoint corner;
    Radians heading;

    [[nodiscard]] TablePoint onTable(TablePoint onSheet) const;
};

/// The sheet with its middle there.
Sheet laid(const cv::Mat& picture, TablePoint middle, Radians heading);

/// The table as the camera sees it: sheets on wood, a lamp at one side, a lens that is not quite
/// sharp, noise. CV_8UC3. `seed`: of the noise.
cv::Mat photographed(const TableView& view, const std::vector<Sheet>& sheets, unsigned seed);

} // namespace umpire
