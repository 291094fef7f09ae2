#pragma once

#include "calibration/view/table_view.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <opencv2/calib3d.hpp>
#include <string>
#include <vector>

/// Reads the truth files of the rendered scenes, which say where the camera was.
namespace umpire::scenes {

/// Returns the true camera's view.
inline TableView trueView(const nlohmann::json& truth) {
    TableView view;
    const auto& camera = truth["camera"];
    CameraIntrinsics& k = view.camera;
    k.size = {camera["width"], camera["height"]};
    k.fx = camera["fx"];
    k.fy = camera["fy"];
    k.cx = camera["cx"];
    k.cy = camera["cy"];
    k.distortion = camera["distortion_k1k2p1p2k3"];
    const std::array<double, 3> rotation = camera["rvec_table_to_camera"];
    const std::array<double, 3> translation = camera["tvec_mm"];
    cv::Rodrigues(cv::Vec3d(rotation.data()), view.rotation);
    view.translation = cv::Vec3d(translation.data());
    view.areaWidth = Millimetres(truth["table"]["area_mm"][0]);
    view.areaHeight = Millimetres(truth["table"]["area_mm"][1]);
    return view;
}

/// Returns the folder's truth files whose name starts with `kind`, sorted by name; none if the
/// folder is absent.
inline std::vector<std::filesystem::path> truthFiles(const std::filesystem::path& folder,
                                                     const std::string& kind = "") {
    std::vector<std::filesystem::path> files;
    if (std::filesystem::exists(folder)) {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (entry.path().extension() == ".json" &&
                entry.path().stem().string().starts_with(kind)) {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

} // namespace umpire::scenes
