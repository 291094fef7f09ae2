#pragma once

#include "calibration/table_description.h"
#include "calibration/table_view.h"
#include "rules/table/observation.h"

#include <functional>
#include <opencv2/core.hpp>
#include <optional>
#include <set>
#include <string_view>

namespace umpire {

/// What the camera gave: the picture and, where there is one, the same table a moment earlier.
struct Frame {
    cv::Mat image;                 ///< CV_8UC3, BGR
    std::optional<cv::Mat> before; ///< same size and type
};

/// Told the name of each stage as it ends; for `umpire bench`.
using StageEnded = std::function<void(std::string_view stage)>;

/// What can be looked for, each by itself.
enum class Detector { Galleys, Matches, Orders, Stones, Dice, Codes, Tokens };

struct ObserveOptions {
    /// Default: what War Galley needs.
    std::set<Detector> detectors = {Detector::Galleys, Detector::Matches, Detector::Orders};
    PieceSizes sizes;
    std::optional<BoardPlacement> board; ///< where stones and tokens stand
    StageEnded stageEnded;
};

/// Recognises what `options.detectors` names and lies in the view's area; where nothing gives a
/// scale, codes only. Deterministic; one thread. Nothing found is an empty observation, not an
/// error.
TableObservation observeTable(const Frame& frame, const TableView& view,
                              const ObserveOptions& options = {});

/// Plane and scale from what lies in a picture without tags: galleys, else sticks of a match's
/// length, else matchboxes. The view's frame is the picture's: x towards its right, y up, neither
/// less than 0 in view; where the camera looks straight down the origin is the lower-left corner.
/// With nothing known in view `registration.method` is None.
TableView viewFromPieces(const cv::Mat& taken, const std::optional<CameraIntrinsics>& camera,
                         const ObserveOptions& options = {});

} // namespace umpire
