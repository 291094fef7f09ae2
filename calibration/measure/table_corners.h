#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_view.h"

#include <array>
#include <optional>

namespace umpire {

/// The play area's corners in a picture, set by a player, counter-clockwise: side A's left and
/// right corner as side A sees them, then side B's. Their places on the table are (0, 0), (width,
/// 0), (width, height), (0, height).
struct TableCorners {
    std::array<ImagePoint, 4> at;
    cv::Size picture; ///< size of the picture in which the corners were set, in pixels
    Millimetres width;
    Millimetres height;
    bool operator==(const TableCorners&) const = default;
};

/// Computes the table's view from its corners alone, for tables without tags. `registration.sigma`
/// assumes that each corner was set with an error of two pixels. `camera`: at the picture's
/// resolution; without it the camera is estimated as far as four points allow. Returns the error
/// TableNotFound if the picture has another size, if width or height is not positive, or if the
/// corners are crossed, mirrored or too near to each other.
Calibrated<TableView> viewByCorners(const TableCorners& corners, cv::Size picture,
                                    const std::optional<CameraIntrinsics>& camera);

} // namespace umpire
