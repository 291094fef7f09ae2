#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_view.h"

#include <array>
#include <optional>

namespace umpire {

/// Where a player sees the play area's corners in a picture: side A's left and right as it sits,
/// then side B's, against the clock: (0, 0), (width, 0), (width, height), (0, height).
struct TableCorners {
    std::array<ImagePoint, 4> at;
    cv::Size picture; ///< in which they were set, in pixels
    Millimetres width;
    Millimetres height;
    bool operator==(const TableCorners&) const = default;
};

/// The table's view from its corners alone, for tables without tags; `sigma` of `registration`
/// holds for corners that a hand sets to two pixels. `camera`: at the picture's resolution; without
/// one it is estimated, as far as four points tell. Errors: a picture of another size; corners that
/// are crossed, mirrored or too near to one another (TableNotFound).
Calibrated<TableView> viewByCorners(const TableCorners& corners, cv::Size picture,
                                    const std::optional<CameraIntrinsics>& camera);

} // namespace umpire
