#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::galleys {

/// Names the fleets by the colour of the decks' labels: boxes of like colour are one fleet, "A" the
/// one with the first galley of the list. Left empty where the decks do not fall into two clear
/// groups, and where all are of one colour.
void assignFleets(std::vector<Galley>& galleys, const cv::Mat& image, const TableView& view,
                  const PieceSizes& sizes);

} // namespace umpire::galleys
