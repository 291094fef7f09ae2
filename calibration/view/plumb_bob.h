#pragma once

#include "calibration/view/camera_intrinsics.h"

#include <optional>

namespace umpire {

/// A normalised point (pixels less the centre, over the focal length) after the lens, and how it
/// moves with the point before the lens and with k1 k2 p1 p2.
struct BentPoint {
    cv::Point2d point;
    cv::Matx22d byPoint;
    cv::Matx<double, 2, 4> byTerm;
};

/// Plumb-bob distortion of a normalised point p (calib3d's model).
cv::Point2d distorted(const CameraIntrinsics& camera, cv::Point2d p);

/// The same with its derivatives.
BentPoint distortedWithDerivatives(const CameraIntrinsics& camera, cv::Point2d p);

/// The normalised point whose image is this pixel; none where the lens model folds back before it.
std::optional<cv::Point2d> undistorted(const CameraIntrinsics& camera, cv::Point2d pixel);

} // namespace umpire
