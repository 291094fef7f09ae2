#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"

#include <filesystem>
#include <string>

namespace umpire {

/// Reads a camera file (ROS camera_info keys in OpenCV's YAML). Every key is checked: presence,
/// type, size, finite and sensible values; the error names the file and the key.
Calibrated<CameraIntrinsics> loadCamera(const std::filesystem::path& file);
/// The same from text; `name` stands for the file in messages.
Calibrated<CameraIntrinsics> parseCamera(const std::string& text, const std::string& name);
Calibrated<void> saveCamera(const CameraIntrinsics& camera, const std::filesystem::path& file);

/// Reads a table file.
Calibrated<TableDescription> loadTable(const std::filesystem::path& file);
Calibrated<TableDescription> parseTable(const std::string& text, const std::string& name);
Calibrated<void> saveTable(const TableDescription& table, const std::filesystem::path& file);

/// The same camera at another resolution: rescaled where the aspect ratio is the same, refused
/// otherwise.
Calibrated<CameraIntrinsics> rescaled(const CameraIntrinsics& camera, cv::Size size);

} // namespace umpire
