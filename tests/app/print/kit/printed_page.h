#pragma once

#include "app/print/kit/kit.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

/// Pictures of printed pages, and of tables on which the pages lie.
namespace umpire {

/// Resolution of a page's picture, and of the table's picture before the camera's effects.
constexpr double kDotsAMillimetre = 5.0;

enum class Ink { Gray, Colour };

/// Rasterises every page with poppler's `pdftoppm`: CV_8UC1 or CV_8UC3 at kDotsAMillimetre. Empty
/// on failure.
std::vector<cv::Mat> rasterised(const PrintedKit& kit, Ink ink = Ink::Gray);

/// Returns the PDF's text, read with poppler's `pdftotext`. `options`: of that program. Empty on
/// failure.
std::string textIn(const PrintedKit& kit, const std::string& options = "");

/// A page or a piece cut from one, with its lower-left corner on the table and its rotation.
struct Sheet {
    cv::Mat picture; ///< CV_8UC1 or CV_8UC3, kDotsAMillimetre
    TablePoint corner;
    Radians heading;

    [[nodiscard]] TablePoint onTable(TablePoint onSheet) const;
};

/// Lays the sheet with its middle at that point.
Sheet laid(const cv::Mat& picture, TablePoint middle, Radians heading);

/// Renders the table as the camera sees it: sheets on wood, a lamp at one side, a slightly blurred
/// lens, noise. CV_8UC3. `seed` is the noise's.
cv::Mat photographed(const TableView& view, const std::vector<Sheet>& sheets, unsigned seed);

} // namespace umpire
