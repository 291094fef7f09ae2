#pragma once

#include "calibration/view/camera_intrinsics.h"

#include <optional>

namespace umpire {

/// The camera parameters that are fitted together with the pose.
enum class CameraUnknowns {
    None, ///< the camera is calibrated
    All,  ///< f and k1; with tight priors from usual cameras also k2, p1, p2 and the axis
};

/// The prior knowledge of a camera, before the tags are detected.
struct Lens {
    CameraIntrinsics start;
    CameraUnknowns unknowns = CameraUnknowns::None;
};

/// Returns the calibrated camera, or a usual camera without distortion and with a central axis.
Lens lensOf(const std::optional<CameraIntrinsics>& camera, cv::Size size);

/// Priors, as means and standard deviations.
/// Bleed: 40 rendered scenes gave 0.55 px at the corners of cv::aruco; sharp pictures have none.
inline constexpr double kUsualBleedPixels = 0.3;
inline constexpr double kBleedSpreadPixels = 0.4;
/// Webcams and phones have a field of view of 50 to 75 degrees: f is 0.65 to 1.07 of the width.
inline constexpr double kUsualFocalShare = 0.8;
inline constexpr double kFocalSpread = 0.15; ///< standard deviation of log f
inline constexpr double kUsualBend = -0.05;  ///< mean of k1
inline constexpr double kBendSpread = 0.08;
/// Further parameters have errors too: higher terms of distortion, and the optical axis (as a share
/// of the width). They are fitted with tight priors, so that the other sigmas are realistic.
inline constexpr double kBend2Spread = 0.03;
inline constexpr double kTangentialSpread = 0.0005;
inline constexpr double kAxisSpreadShare = 0.004;

} // namespace umpire
