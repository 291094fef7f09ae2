#pragma once

#include "app/eye/camera/capture.h"
#include "app/eye/camera/video_devices.h"

#include <filesystem>

namespace umpire {

/// Opens a webcam by its node or by its link under /dev/v4l/by-id. The link is better, because it
/// stays the same when the camera is plugged in again. If the camera gives MJPG, the pictures are
/// returned coded. Error: CannotWrite.
Expected<std::unique_ptr<Capture>> openDevice(const std::filesystem::path& node,
                                              const CameraRequest& request);

} // namespace umpire
