#pragma once

#include "app/eye/camera/frame_source.h"

#include <functional>

namespace umpire {

/// The picture size and frame rate that are requested from a webcam.
struct CameraRequest {
    cv::Size size{1920, 1080};
    FramesPerSecond rate{30.0};
};

/// Accesses the settings of a device by OpenCV's property numbers. Tests replace the device.
struct CameraProperties {
    std::function<bool(int property, double value)> set;
    std::function<double(int property)> get;
};

/// Sets the mode of a camera. Requests the format MJPG first, because most webcams give only 5 to
/// 10 uncompressed frames per second; then the size, the rate, and a buffer of one frame (a larger
/// buffer would return four old frames first). Then reads back which mode the driver chose. Returns
/// a description with `size`, `rate`, `format` and `warnings` filled in.
SourceDescription negotiate(const CameraProperties& camera, const CameraRequest& request);

/// Returns the name of a picture format from the driver's number, such as "MJPG".
std::string fourLetters(std::uint32_t format);

} // namespace umpire
