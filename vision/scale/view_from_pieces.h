#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::scale {

struct ViewFromPieces {
    TableView view;
    /// Proposed in this very view. None where the last pieces asked have moved the view.
    std::optional<proposals::PieceHypotheses> pieces;
};

/// Plane and scale from what lies in a picture without tags: galleys, else sticks of a match's
/// length, else matchboxes. The view's frame is the picture's: x towards its right, y up, neither
/// less than 0 in view; where the camera looks straight down the origin is the lower-left corner.
/// With nothing known in view `registration.method` is None.
ViewFromPieces viewFromPieces(const cv::Mat& taken, const std::optional<CameraIntrinsics>& camera,
                              const PieceSizes& sizes = {});

} // namespace umpire::scale
