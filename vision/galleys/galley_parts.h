#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace umpire::galleys {

/// The picture in which the galleys and sticks were found, with its view and the sizes of the
/// pieces.
struct PartsScene {
    const cv::Mat& image;
    const TableView& view;
    PieceSizes sizes;
};

/// Counts the oars on each long side of the galleys, from the sticks that were proposed in the
/// picture, and the masts on their decks (WG-3, WG-4). An oar starts at a long side, at half the
/// height of the box, and points outward. Each stick is counted for one galley only. A number is
/// none if the picture does not show the deck, or if it does not show the side and no oar was found
/// there. `galleys`: fitted; only `oars`, `masts` and `mastChances` are set.
void countParts(std::vector<Galley>& galleys, std::span<const proposals::StickHypothesis> sticks,
                const PartsScene& scene);

} // namespace umpire::galleys
