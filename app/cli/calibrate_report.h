#pragma once

#include "calibration/measure/calibrate_camera.h"
#include "calibration/measure/calibrate_table.h"

#include <filesystem>
#include <string>
#include <vector>

/// What `umpire calibrate` says: for people, and as JSON.
namespace umpire {

/// A camera calibration with what the command line knows beside it.
struct CameraReport {
    CameraCalibration calibration;
    std::vector<std::string> unseen; ///< pictures in which the board was not found
    std::filesystem::path file;      ///< where the camera was written
};

struct TableReport {
    MeasuredTable measured;
    std::filesystem::path file;
};

std::string textOf(const CameraReport& report);
std::string textOf(const TableReport& report);
/// `umpire.camera_calibration/1`: file, image, camera, rms_px, focal_sigma_px, pictures, coverage,
/// missing.
std::string jsonTextOf(const CameraReport& report);
/// `umpire.table_calibration/1`: file, area_mm, tag_size_mm, tags, warnings.
std::string jsonTextOf(const TableReport& report);

} // namespace umpire
