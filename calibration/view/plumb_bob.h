#pragma once

#include "calibration/view/camera_intrinsics.h"

#include <optional>

namespace umpire {

/// A normalised point after distortion, with its derivatives by the undistorted point and by k1,
/// k2, p1 and p2. A normalised point is a pixel's offset from the optical axis, divided by the
/// focal length.
struct BentPoint {
    cv::Point2d point;
    cv::Matx22d byPoint;
    cv::Matx<double, 2, 4> byTerm;
};

/// Applies the plumb-bob distortion to a normalised point (the model of OpenCV's calib3d).
cv::Point2d distorted(const CameraIntrinsics& camera, cv::Point2d p);

/// Returns the distorted point with its derivatives.
BentPoint distortedWithDerivatives(const CameraIntrinsics& camera, cv::Point2d p);

/// Returns the undistorted normalised point of a pixel, or none if the iteration does not converge
/// because the lens model folds back before it reaches the pixel.
std::optional<cv::Point2d> undistorted(const CameraIntrinsics& camera, cv::Point2d pixel);

} // namespace umpire
