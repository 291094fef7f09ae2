#pragma once

#include "app/eye/camera/frame_source.h"

#include <functional>

namespace umpire {

/// The mode requested from a webcam.
struct CameraRequest {
    cv::Size size{1920, 1080};
    FramesPerSecond rate{30.0};
};

/// Accesses a device's settings by OpenCV's property numbers: cv::VideoCapture, or a test.
struct CameraProperties {
    std::function<bool(int property, double value)> set;
    std::function<double(int property)> get;
};

/// Requests MJPG first (most webcams give 5 to 10 uncompressed frames a second), then size and
/// rate, and a buffer of one frame (otherwise four old frames come first). Then reads back the
/// driver's choice. Fills `size`, `rate`, `format` and `warnings`.
SourceDescription negotiate(const CameraProperties& camera, const CameraRequest& request);

/// Returns "MJPG" for a driver's number of that picture format.
std::string fourLetters(std::uint32_t format);

} // namespace umpire
