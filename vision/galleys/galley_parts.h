#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace umpire::galleys {

/// The picture in which the galleys and sticks were found.
struct PartsScene {
    const cv::Mat& image;
    const TableView& view;
    PieceSizes sizes;
};

/// Counts the oars of each long side from the sticks proposed in the picture, and the masts on the
/// deck (WG-3, WG-4). An oar starts at a long side, at half the box's height, and points outward.
/// Each stick counts once. The count of a side or deck that is not visible enough is null.
/// `galleys`: fitted; only `oars` and `masts` are set.
void countParts(std::vector<Galley>& galleys, std::span<const proposals::StickHypothesis> sticks,
                const PartsScene& scene);

} // namespace umpire::galleys
