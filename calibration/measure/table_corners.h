#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_view.h"

#include <array>
#include <optional>

namespace umpire {

/// The play area's corners in a picture, set by a player: side A's left and right from its own
/// seat, then side B's, counter-clockwise: (0, 0), (width, 0), (width, height), (0, height).
struct TableCorners {
    std::array<ImagePoint, 4> at;
    cv::Size picture; ///< size in pixels of the picture in which the corners were set
    Millimetres width;
    Millimetres height;
    bool operator==(const TableCorners&) const = default;
};

/// Computes the table's view from its corners alone, for tables without tags. `registration.sigma`
/// holds for corners set by hand to two pixels. `camera`: at the picture's resolution; without one
/// it is estimated as far as four points allow. Errors: a picture of another size; corners that are
/// crossed, mirrored or too near to each other (TableNotFound).
Calibrated<TableView> viewByCorners(const TableCorners& corners, cv::Size picture,
                                    const std::optional<CameraIntrinsics>& camera);

} // namespace umpire
