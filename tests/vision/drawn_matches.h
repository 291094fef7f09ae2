#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// Matches drawn through a known camera with eight times finer pixels, so that what is measured can
/// be compared in millimetres and degrees.
namespace umpire::test {

struct DrawnMatch {
    TablePoint tail;
    TablePoint head;
    bool headed = true;
    std::optional<cv::Scalar> paint{}; ///< BGR, where it is not the shafts' colour
    Millimetres width = 2_mm;
};

struct DrawnColours {
    cv::Scalar table{120, 60, 40}; ///< BGR: a dark blue cloth
    cv::Scalar shaft{130, 190, 215};
    cv::Scalar head{40, 40, 160};
    std::optional<cv::Scalar> shadow; ///< of 1.2 mm along the right side, seen towards the head
};

/// 360 x 270 pixels around (150, 120) mm, 1.5 pixels a millimetre, seen from straight above or
/// tilted.
TableView drawnView(Radians tilt = 0_deg);

/// Draws the matches in their order, later ones on top; blurred a little, with noise of two grey
/// levels. A head bulges half a millimetre beyond the match's end, as pictures show it.
cv::Mat drawMatches(const TableView& view, const std::vector<DrawnMatch>& matches,
                    const DrawnColours& colours = {});

/// The match as a net would propose it: off by the two vectors.
proposals::StickHypothesis proposed(const DrawnMatch& match, TablePoint tailOff = {1_mm, -1_mm},
                                    TablePoint headOff = {-1_mm, 1_mm});

/// Larger of both ends' distances, ends taken as tail and head.
Millimetres endError(const Match& found, const DrawnMatch& drawn);
/// Angle between both directions.
Radians angleError(const Match& found, const DrawnMatch& drawn);

} // namespace umpire::test
