#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <span>
#include <vector>

/// Sticks that touch one another along their length, where the length of sticks gave the scale.
namespace umpire::matches {

/// Returns the sizes with the sticks' own width where their length gave the scale: a toothpick is
/// narrower than a match of its length.
PieceSizes withOwnWidth(const cv::Mat& image, const TableView& view, PieceSizes sizes,
                        std::span<const Match> sticks);

/// A picture in which such sticks are sought. `sizes`: with the sticks' own width.
struct TouchingSearch {
    const cv::Mat& image; ///< CV_8UC3
    const TableView& view;
    std::span<const Galley> galleys;
    PieceSizes sizes;
};

/// Adds the sticks that touch a found one. The network takes two of them for one, because matches
/// seldom lie like that. A found stick whose line lies beside the one that is added is dropped.
std::vector<Match> withTouching(const TouchingSearch& search, std::vector<Match> sticks);

} // namespace umpire::matches
