#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::galleys {

/// Fits a box of the given sizes to the picture, starting from a hypothesis that is accurate to 5
/// mm and 8 degrees. Uses the visible edges of the box, projected by the camera's pose, with an
/// accuracy below a pixel. Sets all fields of the galley except its id, fleet, oars and masts. The
/// bow is the hypothesis's bow, unless the drawn triangle clearly contradicts it. If neither is
/// clear, `bow` is NotSeen. Returns none if there is no box, or if the box is on a tag.
std::optional<Galley> fitGalley(const cv::Mat& image, const TableView& view,
                                const proposals::DeckHypothesis& deck, const PieceSizes& sizes);

} // namespace umpire::galleys
