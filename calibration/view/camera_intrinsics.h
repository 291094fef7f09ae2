#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire {

/// A pinhole camera with plumb-bob distortion (k1 k2 p1 p2 k3), as OpenCV and ROS define it: pixel
/// centres are at integers, fx, fy, cx and cy are in pixels.
struct CameraIntrinsics {
    std::string name;
    cv::Size size;
    double fx = 0.0;
    double fy = 0.0;
    double cx = 0.0;
    double cy = 0.0;
    std::array<double, 5> distortion{};
    bool operator==(const CameraIntrinsics&) const = default;

    [[nodiscard]] cv::Matx33d matrix() const { return {fx, 0, cx, 0, fy, cy, 0, 0, 1}; }
};

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
