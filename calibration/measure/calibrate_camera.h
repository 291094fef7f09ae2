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
    /// For a chessboard: the number of inner corners, columns x rows (as in OpenCV). For a ChArUco
    /// board: the number of squares, columns x rows. The rows must be odd, because OpenCV 4.6
    /// changed the layout of boards with an even number of rows.
    cv::Size size{7, 5};
    Millimetres square = 38_mm;             ///< side of a square
    Millimetres marker = 28_mm;             ///< side of a marker of a ChArUco board
    std::string dictionary = "DICT_4X4_50"; ///< name of the dictionary of a ChArUco board's markers
};

/// Returns an error for an impossible board: a wrong number of columns or rows, a wrong size of the
/// squares, an unknown dictionary or too few markers in it, a marker that is not smaller than its
/// square, or a ChArUco board with an even number of rows.
Calibrated<void> checkBoard(const CalibrationBoard& board);

/// A board that was found in a picture. `onBoard` holds corners on the board, in millimetres;
/// `seen` holds the same corners in the same order, in pixels (pixel centres at integers).
struct BoardSighting {
    std::string picture;
    cv::Size size;
    std::vector<cv::Point3f> onBoard;
    std::vector<cv::Point2f> seen;
};

/// Finds the board. Returns none if the chessboard is not completely visible, if fewer than eight
/// corners of the ChArUco board are visible, or if OpenCV throws. `image`: CV_8UC3 or CV_8UC1. The
/// board must be valid (`checkBoard`).
std::optional<BoardSighting> findBoard(const cv::Mat& image, const std::string& name,
                                       const CalibrationBoard& board);

/// The number of corners that were seen in each ninth of the picture: rows from the top, columns
/// from the left.
using Coverage = std::array<std::array<int, 3>, 3>;

struct PictureError {
    std::string picture;
    Pixels rms; ///< root mean square of the picture's reprojection errors
};

struct CameraCalibration {
    CameraIntrinsics camera;
    Pixels rms;
    Pixels focalSigma; ///< standard deviation of fx
    std::vector<PictureError> pictures;
    Coverage coverage{};
    std::vector<std::string> missing; ///< advice for people, such as "nothing seen in the lower
                                      ///< left"; empty if nothing is missing
};

/// Calibrates the camera from the pictures in which the board was seen, with OpenCV's
/// calibrateCamera. k3 stays 0 unless corners were seen in all ninths of the picture. Returns the
/// error CannotRead for fewer than three sightings, for pictures of different sizes, and if OpenCV
/// finds no solution.
Calibrated<CameraCalibration> calibrateCamera(const std::vector<BoardSighting>& sightings);

} // namespace umpire
