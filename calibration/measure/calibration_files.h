#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"

#include <filesystem>
#include <string>

namespace umpire {

/// Reads a camera file (the keys of ROS camera_info in OpenCV's YAML). Checks that every key is
/// present and has the right type and size, and that its values are finite and sensible. The error
/// names the file and the key.
Calibrated<CameraIntrinsics> loadCamera(const std::filesystem::path& file);
/// Reads a camera from a text; `name` is the name of the file in messages.
Calibrated<CameraIntrinsics> parseCamera(const std::string& text, const std::string& name);

/// Writes a camera file. Returns the error CannotWrite if that fails.
Calibrated<void> saveCamera(const CameraIntrinsics& camera, const std::filesystem::path& file);

/// Reads a table file, with the same checks and errors.
Calibrated<TableDescription> loadTable(const std::filesystem::path& file);

/// Reads a table from a text; `name` is the name of the file in messages.
Calibrated<TableDescription> parseTable(const std::string& text, const std::string& name);

/// Writes a table file. Returns the error CannotWrite if that fails.
Calibrated<void> saveTable(const TableDescription& table, const std::filesystem::path& file);

/// Converts the camera to another resolution. Returns an error if the aspect ratio differs by more
/// than one row.
Calibrated<CameraIntrinsics> rescaled(const CameraIntrinsics& camera, cv::Size size);

} // namespace umpire
