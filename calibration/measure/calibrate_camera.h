#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "rules/table/units.h"

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

enum class BoardKind { Chessboard, Charuco };

/// The print on a calibration board.
struct CalibrationBoard {
    BoardKind kind = BoardKind::Charuco;
    /// Chessboard: inner corners, columns x rows (as in OpenCV). ChArUco: squares; only odd numbers
    /// of rows, because OpenCV 4.6 changed the layout of boards with even numbers.
    cv::Size size{7, 5};
    Millimetres square = 38_mm;             ///< side of a square
    Millimetres marker = 28_mm;             ///< side of a ChArUco board's markers
    std::string dictionary = "DICT_4X4_50"; ///< dictionary of a ChArUco board's markers
};

/// Refuses an impossible board (a size, a marker larger than its square, even ChArUco rows).
Calibrated<void> checkBoard(const CalibrationBoard& board);

/// A board seen in a picture: its corners on the board (mm) and in the picture (pixel centres at
/// integers), in the same order.
struct BoardSighting {
    std::string picture;
    cv::Size size;
    std::vector<cv::Point3f> onBoard;
    std::vector<cv::Point2f> seen;
};

/// Finds the board; none if too little of the board is visible. `image`: CV_8UC3 or CV_8UC1. The
/// board must be valid (`checkBoard`).
std::optional<BoardSighting> findBoard(const cv::Mat& image, const std::string& name,
                                       const CalibrationBoard& board);

/// The number of corners seen in each ninth of the picture: rows from the top, columns from the
/// left.
using Coverage = std::array<std::array<int, 3>, 3>;

struct PictureError {
    std::string picture;
    Pixels rms; ///< reprojection error
};

struct CameraCalibration {
    CameraIntrinsics camera;
    Pixels rms;
    Pixels focalSigma; ///< one standard deviation of fx
    std::vector<PictureError> pictures;
    Coverage coverage{};
    std::vector<std::string>
        missing; ///< for people, such as "nothing seen in the lower left"; empty is good
};

/// Calibrates from the pictures in which the board was seen (OpenCV's calibrateCamera; k3 stays 0
/// unless the pictures cover the whole view). Errors (CannotRead): fewer than three sightings,
/// pictures of different sizes, no solution.
Calibrated<CameraCalibration> calibrateCamera(const std::vector<BoardSighting>& sightings);

} // namespace umpire
