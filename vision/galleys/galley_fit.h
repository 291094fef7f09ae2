#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::galleys {

/// Fits a 60 x 35 x 15 mm box to the picture, starting from a hypothesis accurate to 5 mm and 8
/// degrees. Uses the visible edges of the top and sides, projected by the camera's pose, with
/// subpixel accuracy. None if no box is there. Sets center, heading, hull, outline, sigma,
/// headingSigma and confidence. The bow is the hypothesis's bow unless the drawn triangle clearly
/// contradicts it; if neither is clear, the bow is not visible.
std::optional<Galley> fitGalley(const cv::Mat& image, const TableView& view,
                                const proposals::DeckHypothesis& deck, const PieceSizes& sizes);

} // namespace umpire::galleys
