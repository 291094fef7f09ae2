#pragma once

#include "calibration/view/camera_intrinsics.h"

#include <optional>

namespace umpire {

/// A normalised point (pixel minus centre, over the focal length) after distortion, with its
/// derivatives by the undistorted point and by k1 k2 p1 p2.
struct BentPoint {
    cv::Point2d point;
    cv::Matx22d byPoint;
    cv::Matx<double, 2, 4> byTerm;
};

/// Returns the plumb-bob distortion of a normalised point p (calib3d's model).
cv::Point2d distorted(const CameraIntrinsics& camera, cv::Point2d p);

/// Returns the distorted point with its derivatives.
BentPoint distortedWithDerivatives(const CameraIntrinsics& camera, cv::Point2d p);

/// Returns the normalised point of a pixel; none if the lens model folds back before the pixel.
std::optional<cv::Point2d> undistorted(const CameraIntrinsics& camera, cv::Point2d pixel);

} // namespace umpire
