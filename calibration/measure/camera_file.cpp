#include "calibration/files/checked_yaml.h"
#include "calibration/measure/calibration_files.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

/// Range of a picture's width and height in pixels, from a thumbnail to the largest picture that
/// OpenCV decodes by default.
constexpr NumberRange kSidePixels{16, 32768};
/// Range of the focal length, as a share of the picture's width: 0.2 is a field of view of 136
/// degrees, 20 of 3 degrees.
constexpr NumberRange kFocalShare{0.2, 20};
/// Range of the optical axis' place in the picture, as a share of the picture's width or height.
constexpr NumberRange kAxisShare{0, 1};
/// Range of the distortion coefficients. Those of real lenses are at most a few units; those of
/// fisheye lenses are far below 10.
constexpr NumberRange kDistortion{-100, 100};
constexpr NumberRange kAnyNumber{-1e9, 1e9};

void readMatrix(CheckedYaml& yaml, CameraIntrinsics& camera) {
    const std::string key = "camera_matrix";
    const auto k = yaml.matrix(yaml.required(yaml.root(), key, key), key, {3, 3}, kAnyNumber);
    const auto isWithin = [](double value, double side, NumberRange share) {
        return value >= share.lowest * side && value <= share.highest * side;
    };
    const auto checkFocal = [&](const char* name, double value) {
        if (!isWithin(value, camera.size.width, kFocalShare)) {
            yaml.reject(key, message("focal length %1 %2 makes no sense for a side of %3 pixels",
                                     name, exactText(value), camera.size.width));
        }
    };
    const auto checkCentre = [&](const char* name, double value, int side) {
        if (!isWithin(value, side, kAxisShare)) {
            yaml.reject(key, message("centre %1 %2 makes no sense for a side of %3 pixels", name,
                                     exactText(value), side));
        }
    };
    checkFocal("fx", k[0]);
    checkFocal("fy", k[4]);
    checkCentre("cx", k[2], camera.size.width);
    checkCentre("cy", k[5], camera.size.height);
    if (k[1] != 0 || k[3] != 0 || k[6] != 0 || k[7] != 0 || k[8] != 1) {
        yaml.reject(key, message("must be [fx 0 cx; 0 fy cy; 0 0 1]"));
    }
    camera.fx = k[0];
    camera.fy = k[4];
    camera.cx = k[2];
    camera.cy = k[5];
}

void readDistortion(CheckedYaml& yaml, CameraIntrinsics& camera) {
    const std::string model = "distortion_model";
    if (const std::string found = yaml.text(yaml.required(yaml.root(), model, model), model);
        found != "plumb_bob") {
        yaml.reject(model, message("must be plumb_bob, the only model this program knows"));
    }
    const std::string key = "distortion_coefficients";
    const YAML::Node node = yaml.required(yaml.root(), key, key);
    // OpenCV's calibrateCamera writes the five coefficients as a column, other functions as a row.
    const YAML::Node columns = yaml.optional(node, "cols");
    const bool upright = columns.IsScalar() && columns.Scalar() == "1";
    const auto d =
        yaml.matrix(node, key, upright ? MatrixShape{5, 1} : MatrixShape{1, 5}, kDistortion);
    std::ranges::copy(d, camera.distortion.begin());
}

std::string matrixText(int rows, int columns, std::initializer_list<double> values) {
    std::string text = "!!opencv-matrix\n   rows: " + std::to_string(rows) +
                       "\n   cols: " + std::to_string(columns) + "\n   dt: d\n   data: [ ";
    for (const double value : values) {
        text += exactText(value) + ", ";
    }
    text.replace(text.size() - 2, 2, " ]\n");
    return text;
}

} // namespace

Calibrated<CameraIntrinsics> parseCamera(const std::string& text, const std::string& name) {
    CheckedYaml yaml(text, name, message("write it anew with `umpire calibrate camera`"));
    CameraIntrinsics camera;
    const auto side = [&](const char* key) {
        return yaml.integer(yaml.required(yaml.root(), key, key), key, kSidePixels);
    };
    camera.size.width = side("image_width");
    camera.size.height = side("image_height");
    if (const YAML::Node called = yaml.optional(yaml.root(), "camera_name"); !called.IsNull()) {
        camera.name = yaml.text(called, "camera_name");
    }
    readMatrix(yaml, camera);
    readDistortion(yaml, camera);
    if (!yaml.ok()) {
        return tl::unexpected(yaml.fault());
    }
    return camera;
}

Calibrated<CameraIntrinsics> loadCamera(const std::filesystem::path& file) {
    return readTextFile(file.string()).and_then([&](const std::string& text) {
        return parseCamera(text, file.string());
    });
}

Calibrated<void> saveCamera(const CameraIntrinsics& camera, const std::filesystem::path& file) {
    const auto& d = camera.distortion;
    return writeTextFile(
        file.string(),
        "%YAML:1.0\n---\nimage_width: " + std::to_string(camera.size.width) +
            "\nimage_height: " + std::to_string(camera.size.height) + "\ncamera_name: " +
            quotedText(camera.name.empty() ? "camera" : camera.name) + "\ncamera_matrix: " +
            matrixText(3, 3, {camera.fx, 0, camera.cx, 0, camera.fy, camera.cy, 0, 0, 1}) +
            "distortion_model: plumb_bob\ndistortion_coefficients: " +
            matrixText(1, 5, {d[0], d[1], d[2], d[3], d[4]}));
}

Calibrated<CameraIntrinsics> rescaled(const CameraIntrinsics& camera, cv::Size size) {
    if (size == camera.size) {
        return camera;
    }
    const double sx = double(size.width) / std::max(1, camera.size.width);
    const double sy = double(size.height) / std::max(1, camera.size.height);
    // Cameras round a side to whole pixels: 1366 x 768 differs from 16:9 by less than one row.
    const double off = std::abs(camera.size.height * sx - size.height);
    const auto sides = [](cv::Size s) {
        return std::to_string(s.width) + " x " + std::to_string(s.height);
    };
    if (off > 1.0 || size.empty() || camera.size.empty()) {
        return tl::unexpected(CalibrationError{
            CalibrationError::Kind::CannotRead,
            message("%1: %2", message("camera file"),
                    message("%1: %2", "image_width, image_height",
                            message("it is for %1 pixels, the picture has %2, another aspect "
                                    "ratio; calibrate the camera at this resolution",
                                    sides(camera.size), sides(size))))});
    }
    CameraIntrinsics result = camera;
    result.size = size;
    result.fx *= sx;
    result.fy *= sy;
    // Pixel centres are at integers, so the picture's corner is at (-0.5, -0.5).
    result.cx = (camera.cx + 0.5) * sx - 0.5;
    result.cy = (camera.cy + 0.5) * sy - 0.5;
    return result;
}

} // namespace umpire
