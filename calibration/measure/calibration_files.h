#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"

#include <filesystem>
#include <string>

namespace umpire {

/// Reads a camera file (ROS camera_info keys in OpenCV's YAML). Checks every key: presence, type,
/// size, finite and sensible values. The error names the file and the key.
Calibrated<CameraIntrinsics> loadCamera(const std::filesystem::path& file);
/// Reads a camera from a text; `name` stands for the file in messages.
Calibrated<CameraIntrinsics> parseCamera(const std::string& text, const std::string& name);
Calibrated<void> saveCamera(const CameraIntrinsics& camera, const std::filesystem::path& file);

/// Reads a table file.
Calibrated<TableDescription> loadTable(const std::filesystem::path& file);
Calibrated<TableDescription> parseTable(const std::string& text, const std::string& name);
Calibrated<void> saveTable(const TableDescription& table, const std::filesystem::path& file);

/// Converts the camera to another resolution: rescales it for the same aspect ratio, and refuses
/// other ratios.
Calibrated<CameraIntrinsics> rescaled(const CameraIntrinsics& camera, cv::Size size);

} // namespace umpire
