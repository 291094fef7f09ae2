#pragma once

#include "calibration/view/camera_intrinsics.h"

#include <optional>

namespace umpire {

/// The camera parameters that are fitted together with the pose.
enum class CameraUnknowns {
    None, ///< the camera is calibrated
    All,  ///< f and k1 are fitted; k2, p1, p2 and the optical axis are fitted too, but kept close
          ///< to those of usual cameras
};

/// What is known about a camera before the tags are detected.
struct Lens {
    CameraIntrinsics start;
    CameraUnknowns unknowns = CameraUnknowns::None;
};

/// Returns the calibrated camera; if there is none, a usual camera without distortion and with a
/// central optical axis.
Lens lensOf(const std::optional<CameraIntrinsics>& camera, cv::Size size);

/// Prior distributions of the fit's parameters, as means and standard deviations.
/// Bleed is the distance by which white extends into black: 40 rendered scenes gave 0.55 px at the
/// corners of cv::aruco, sharp pictures gave 0.
inline constexpr double kUsualBleedPixels = 0.3;
inline constexpr double kBleedSpreadPixels = 0.4;
/// Mean focal length, as a share of the width. Webcams and phones have a field of view of 50 to 75
/// degrees, which is 0.65 to 1.07.
inline constexpr double kUsualFocalShare = 0.8;
inline constexpr double kFocalSpread = 0.15; ///< standard deviation of log f
inline constexpr double kUsualBend = -0.05;  ///< mean of k1
inline constexpr double kBendSpread = 0.08;
/// Standard deviations of k2, of p1 and p2, and of the optical axis (as a share of the width).
/// These parameters are fitted with such narrow priors so that the other standard deviations become
/// realistic.
inline constexpr double kBend2Spread = 0.03;
inline constexpr double kTangentialSpread = 0.0005;
inline constexpr double kAxisSpreadShare = 0.004;

} // namespace umpire
