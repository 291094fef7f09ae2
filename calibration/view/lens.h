#pragma once

#include "calibration/view/camera_intrinsics.h"

#include <optional>

namespace umpire {

/// What is fitted beside the pose.
enum class CameraUnknowns {
    None, ///< the camera is calibrated
    All,  ///< f and k1, and, held tight, k2, p1, p2 and the axis: by what cameras usually have
};

/// What is known of a camera before the tags are looked at.
struct Lens {
    CameraIntrinsics start;
    CameraUnknowns unknowns = CameraUnknowns::None;
};

/// The camera as it was calibrated, or a usual one, straight and centred.
Lens lensOf(const std::optional<CameraIntrinsics>& camera, cv::Size size);

/// What is known before the picture is seen, as a mean and a standard deviation.
/// Bleed: 40 rendered scenes gave 0.55 px at the corners of cv::aruco; sharp pictures have none.
inline constexpr double kUsualBleedPixels = 0.3;
inline constexpr double kBleedSpreadPixels = 0.4;
/// Webcams and phones see 50 to 75 degrees across: f is 0.65 to 1.07 of the picture's width.
inline constexpr double kUsualFocalShare = 0.8;
inline constexpr double kFocalSpread = 0.15; ///< of log f
inline constexpr double kUsualBend = -0.05;  ///< k1
inline constexpr double kBendSpread = 0.08;
/// What is not asked for still errs: higher terms of the bend and where the lens' axis meets the
/// picture (a share of its width). They are fitted too, held tight, so that the rest stays honest.
inline constexpr double kBend2Spread = 0.03;
inline constexpr double kTangentialSpread = 0.0005;
inline constexpr double kAxisSpreadShare = 0.004;

} // namespace umpire
