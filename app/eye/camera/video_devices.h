#pragma once

#include "app/eye/camera/frame_source.h"

#include <filesystem>
#include <functional>

/// Lists the connected webcams as Linux reports them (V4L2).
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

struct VideoSize {
    cv::Size size;
    std::vector<FramesPerSecond> rates; ///< frame rates at this size, highest first
};

struct VideoFormat {
    std::string name; ///< such as "MJPG"
    std::vector<VideoSize> sizes;
};

struct VideoDevice {
    std::string name;           ///< such as "HD Pro Webcam C920"
    std::filesystem::path path; ///< link under /dev/v4l/by-id if it exists, otherwise `node`
    /// Such as /dev/video0; another camera may get this node after a restart.
    std::filesystem::path node;
    std::vector<VideoFormat> formats;
    std::string problem; ///< why the formats could not be read; empty if they were read
};

struct DeviceFolders {
    std::filesystem::path classes = "/sys/class/video4linux";
    std::filesystem::path nodes = "/dev";
};

/// Performs an ioctl on an open device. Returns 0, or the error number.
using DeviceControl = std::function<int(unsigned long request, void* answer)>;
/// Opens a node for queries. On failure, sets `problem` to the reason.
using OpenControl =
    std::function<DeviceControl(const std::filesystem::path& node, std::string& problem)>;

DeviceControl openControl(const std::filesystem::path& node, std::string& problem);

/// Returns the webcams, sorted by the number of their nodes. Leaves out nodes that give no pictures
/// (metadata, outputs).
std::vector<VideoDevice> listVideoDevices(const DeviceFolders& folders = {},
                                          const OpenControl& open = openControl);

} // namespace umpire
