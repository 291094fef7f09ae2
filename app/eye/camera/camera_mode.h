#pragma once

#include "app/eye/camera/frame_source.h"

#include <functional>

namespace umpire {

/// What a webcam is asked for.
struct CameraRequest {
    cv::Size size{1920, 1080};
    FramesPerSecond rate{30.0};
};

/// A device's settings by OpenCV's property numbers; cv::VideoCapture, or a test in its place.
struct CameraProperties {
    std::function<bool(int property, double value)> set;
    std::function<double(int property)> get;
};

/// Asks for MJPG before anything else (uncompressed, most webcams give 5 to 10 frames a second),
/// for the size and the rate, and for a buffer of one frame (else four old ones come first); then
/// reads back what the driver made of it. `size`, `rate`, `format` and `warnings` are filled.
SourceDescription negotiate(const CameraProperties& camera, const CameraRequest& request);

/// "MJPG" of a driver's number for a picture format.
std::string fourLetters(std::uint32_t format);

} // namespace umpire
