#pragma once

#include "app/eye/camera/frame_source.h"

#include <filesystem>
#include <functional>

/// Lists the connected webcams as Linux reports them (V4L2).
namespace umpire {

struct VideoSize {
    cv::Size size;
    std::vector<FramesPerSecond> rates; ///< highest first
};

struct VideoFormat {
    std::string name; ///< "MJPG"
    std::vector<VideoSize> sizes;
};

struct VideoDevice {
    std::string name;           ///< "HD Pro Webcam C920"
    std::filesystem::path path; ///< /dev/v4l/by-id/… if that exists, otherwise the node
    std::filesystem::path node; ///< /dev/video0, which may be another camera tomorrow
    std::vector<VideoFormat> formats;
    std::string problem; ///< why the device's formats cannot be read; empty if they can be read
};

struct DeviceFolders {
    std::filesystem::path classes = "/sys/class/video4linux";
    std::filesystem::path nodes = "/dev";
};

/// Performs an ioctl on an open device; returns 0 or errno.
using DeviceControl = std::function<int(unsigned long request, void* answer)>;
/// Opens a node for queries. Sets `problem` on failure.
using OpenControl =
    std::function<DeviceControl(const std::filesystem::path& node, std::string& problem)>;

DeviceControl openControl(const std::filesystem::path& node, std::string& problem);

/// Returns devices in the nodes' order, without nodes that give no pictures (metadata, outputs).
std::vector<VideoDevice> listVideoDevices(const DeviceFolders& folders = {},
                                          const OpenControl& open = openControl);

} // namespace umpire
