#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::galleys {

/// Sets the fleet of each galley by the colour of its label. Galleys of similar colour belong to
/// one fleet; the first galley of the list with a visible label belongs to fleet "A". The fleets
/// stay empty if the colours do not form two clear groups, for example if all boxes have one
/// colour.
void assignFleets(std::vector<Galley>& galleys, const cv::Mat& image, const TableView& view,
                  const PieceSizes& sizes);

} // namespace umpire::galleys
