#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::scale {

struct ViewFromPieces {
    TableView view;
    /// The proposals in this view. None if no scale was found.
    std::optional<proposals::PieceHypotheses> pieces;
};

/// Estimates the plane and the scale of a picture without tags from its pieces: from galleys,
/// otherwise from sticks as long as a match, otherwise from matchboxes. The axes of the view's
/// frame are those of the picture: x to the right, y up. The origin is at the least visible x and
/// y; it is the lower-left corner if the camera looks straight down. `registration.method` is None
/// if no known piece is in view. `taken`: CV_8UC3, as decoded.
ViewFromPieces viewFromPieces(const cv::Mat& taken, const std::optional<CameraIntrinsics>& camera,
                              const PieceSizes& sizes = {});

} // namespace umpire::scale
