#pragma once

#include <array>
#include <opencv2/core.hpp>
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

} // namespace umpire
