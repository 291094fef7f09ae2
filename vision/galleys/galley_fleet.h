#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::galleys {

/// Names the fleets by the colour of the decks' labels. Boxes of similar colour are one fleet; "A"
/// has the first galley of the list. Fleets stay empty if the decks do not form two clear groups,
/// and if all have one colour.
void assignFleets(std::vector<Galley>& galleys, const cv::Mat& image, const TableView& view,
                  const PieceSizes& sizes);

} // namespace umpire::galleys
