#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::galleys {

/// Fits a 60 x 35 x 15 mm box to the picture, starting from a hypothesis good to 5 mm and 8
/// degrees: the visible edges of its raised top and sides through the camera's pose, sub-pixel.
/// None where no box is there. Fills center, heading, hull, outline, sigma, headingSigma,
/// confidence; the bow is the hypothesis' unless the drawn triangle says otherwise clearly;
/// where neither tells, it is not seen.
std::optional<Galley> fitGalley(const cv::Mat& image, const TableView& view,
                                const proposals::DeckHypothesis& deck, const PieceSizes& sizes);

} // namespace umpire::galleys
