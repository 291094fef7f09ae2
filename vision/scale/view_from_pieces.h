#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::scale {

struct ViewFromPieces {
    TableView view;
    /// The proposals in this view. None if the last pieces moved the view.
    std::optional<proposals::PieceHypotheses> pieces;
};

/// Estimates plane and scale of a picture without tags from its pieces: galleys, else sticks of a
/// match's length, else matchboxes. The view's frame is the picture's: x to its right, y up, both
/// at least 0 in view. If the camera looks straight down, the origin is the lower-left corner. If
/// no known piece is in view, `registration.method` is None.
ViewFromPieces viewFromPieces(const cv::Mat& taken, const std::optional<CameraIntrinsics>& camera,
                              const PieceSizes& sizes = {});

} // namespace umpire::scale
