#pragma once

#include "app/eye/camera/camera_mode.h"
#include "app/eye/camera/capture.h"

#include <filesystem>

namespace umpire {

/// Opens a webcam by its node or, better, by its link under /dev/v4l/by-id, which stays the same
/// when the camera is replugged. Returns MJPG pictures coded. Error: CannotWrite.
Expected<std::unique_ptr<Capture>> openDevice(const std::filesystem::path& node,
                                              const CameraRequest& request);

} // namespace umpire
