#pragma once

#include "calibration/measure/calibrate_camera.h"
#include "calibration/measure/calibrate_table.h"

#include <filesystem>
#include <string>
#include <vector>

/// Formats the answers of `umpire calibrate`: for people, and as JSON.
namespace umpire {

/// A camera calibration with the command line's context.
struct CameraReport {
    CameraCalibration calibration;
    std::vector<std::string> unseen; ///< pictures without a visible board
    std::filesystem::path file;      ///< path of the camera file
};

struct TableReport {
    MeasuredTable measured;
    std::filesystem::path file;
};

std::string textOf(const CameraReport& report);
std::string textOf(const TableReport& report);
/// Returns the JSON `umpire.camera_calibration/1`, with file, image, camera, rms_px,
/// focal_sigma_px, pictures, coverage and missing.
std::string jsonTextOf(const CameraReport& report);
/// Returns the JSON `umpire.table_calibration/1`, with file, area_mm, tag_size_mm, tags and
/// warnings.
std::string jsonTextOf(const TableReport& report);

} // namespace umpire
