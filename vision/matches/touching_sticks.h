#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <span>
#include <vector>

/// Finds sticks that touch one another along their length, if the length of sticks gave the scale.
namespace umpire::matches {

/// Returns the sizes with the measured width of the sticks, if their length gave the scale;
/// otherwise unchanged. A toothpick is narrower than a match of the same length.
PieceSizes withOwnWidth(const cv::Mat& image, const TableView& view, PieceSizes sizes,
                        std::span<const Match> sticks);

/// The picture in which touching sticks are sought. `sizes`: with the measured width of the sticks.
struct TouchingSearch {
    const cv::Mat& image; ///< CV_8UC3
    const TableView& view;
    std::span<const Galley> galleys;
    PieceSizes sizes;
};

/// Returns the sticks together with the sticks that touch them along their length. The network
/// takes two such sticks for one, because matches seldom lie like that. A stick in `sticks` that
/// was measured beside its true place is dropped when the true stick is added.
std::vector<Match> withTouching(const TouchingSearch& search, std::vector<Match> sticks);

} // namespace umpire::matches
