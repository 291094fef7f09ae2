#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// Draws matches through a known camera with eight times finer pixels, so that measurements can be
/// compared in millimetres and degrees.
namespace umpire::test {

struct DrawnMatch {
    TablePoint tail;
    TablePoint head;
    bool headed = true;
    std::optional<cv::Scalar> paint{}; ///< BGR, if different from the shafts' colour
    Millimetres width = 2_mm;
};

struct DrawnColours {
    cv::Scalar table{120, 60, 40}; ///< BGR: a dark blue cloth
    cv::Scalar shaft{130, 190, 215};
    cv::Scalar head{40, 40, 160};
    std::optional<cv::Scalar> shadow; ///< 1.2 mm wide along the right side, seen towards the head
};

/// Returns a view of 360 x 270 pixels around (150, 120) mm, with 1.5 pixels per millimetre, from
/// straight above or tilted.
TableView drawnView(Radians tilt = 0_deg);

/// Draws the matches in order, later matches on top; slightly blurred, with noise of two grey
/// levels. A head extends half a millimetre beyond the match's end, as in real pictures.
cv::Mat drawMatches(const TableView& view, const std::vector<DrawnMatch>& matches,
                    const DrawnColours& colours = {});

/// Returns the match as a net would propose it, with errors at its ends.
proposals::StickHypothesis proposed(const DrawnMatch& match, TablePoint tailOff = {1_mm, -1_mm},
                                    TablePoint headOff = {-1_mm, 1_mm});

/// Returns the larger of both ends' distances, with the ends taken as tail and head.
Millimetres endError(const Match& found, const DrawnMatch& drawn);
/// Returns the angle between both directions.
Radians angleError(const Match& found, const DrawnMatch& drawn);

} // namespace umpire::test
