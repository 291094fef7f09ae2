#pragma once

#include "app/eye/camera/frame_source.h"

#include <filesystem>
#include <functional>

/// The webcams that are connected, as Linux shows them (V4L2).
namespace umpire {

struct VideoSize {
    cv::Size size;
    std::vector<FramesPerSecond> rates; ///< the highest first
};

struct VideoFormat {
    std::string name; ///< "MJPG"
    std::vector<VideoSize> sizes;
};

struct VideoDevice {
    std::string name;           ///< "HD Pro Webcam C920"
    std::filesystem::path path; ///< /dev/v4l/by-id/…, where there is one; else the node
    std::filesystem::path node; ///< /dev/video0, which may be another one tomorrow
    std::vector<VideoFormat> formats;
    std::string problem; ///< why its formats cannot be told; empty where they can
};

struct DeviceFolders {
    std::filesystem::path classes = "/sys/class/video4linux";
    std::filesystem::path nodes = "/dev";
};

/// ioctl on an open device: 0 or errno.
using DeviceControl = std::function<int(unsigned long request, void* answer)>;
/// Opens a node for asking. With `problem` set where it cannot.
using OpenControl =
    std::function<DeviceControl(const std::filesystem::path& node, std::string& problem)>;

DeviceControl openControl(const std::filesystem::path& node, std::string& problem);

/// In the nodes' order; nodes that give no pictures (metadata, outputs) are left out.
std::vector<VideoDevice> listVideoDevices(const DeviceFolders& folders = {},
                                          const OpenControl& open = openControl);

} // namespace umpire
