#include "calibration/measure/calibrate_camera.h"
#include "calibration/tags/tag_detection.h"

#include <algorithm>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// Width in pixels to which a picture is reduced for the search for a chessboard, because OpenCV's
/// search takes seconds on phone pictures. The corners are refined at full size.
constexpr int kSearchWidth = 1280;
/// Minimum number of corners of a ChArUco board. The board may be partly hidden, but fewer corners
/// hardly determine its pose.
constexpr std::size_t kMinCorners = 8;
/// Correction in pixels: in interpolateCornersCharuco of OpenCV 4.6, integer coordinates are at a
/// pixel's upper left corner; everywhere else here they are at the pixel's centre.
constexpr float kCharucoShift = 0.5F;
/// Half side of the window in which a corner is refined, as a share of the distance to the nearest
/// corner.
constexpr double kRefineShare = 0.25;

cv::Mat grayOf(const cv::Mat& image) {
    if (image.channels() == 1) {
        return image;
    }
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

/// Refines the corners with a window that contains no neighbouring corner.
void refine(const cv::Mat& gray, std::vector<cv::Point2f>& corners, int columns) {
    double nearest = 1e9;
    for (std::size_t i = 1; i < corners.size(); ++i) {
        if (i % std::size_t(columns) != 0) {
            nearest = std::min(nearest, cv::norm(corners[i] - corners[i - 1]));
        }
    }
    const int window = std::clamp(int(nearest * kRefineShare), 2, 15);
    cv::cornerSubPix(gray, corners, {window, window}, {-1, -1},
                     {cv::TermCriteria::COUNT + cv::TermCriteria::EPS, 50, 0.001});
}

std::optional<BoardSighting> findChessboard(const cv::Mat& gray, const CalibrationBoard& board) {
    const double scale = std::min(1.0, double(kSearchWidth) / gray.cols);
    cv::Mat small = gray;
    if (scale < 1.0) {
        cv::resize(gray, small, {}, scale, scale, cv::INTER_AREA);
    }
    BoardSighting sighting;
    if (!cv::findChessboardCorners(small, board.size, sighting.seen,
                                   cv::CALIB_CB_ADAPTIVE_THRESH | cv::CALIB_CB_NORMALIZE_IMAGE |
                                       cv::CALIB_CB_FAST_CHECK)) {
        return std::nullopt;
    }
    for (cv::Point2f& corner : sighting.seen) {
        corner.x = float((corner.x + 0.5) / scale - 0.5);
        corner.y = float((corner.y + 0.5) / scale - 0.5);
    }
    refine(gray, sighting.seen, board.size.width);
    for (int row = 0; row < board.size.height; ++row) {
        for (int column = 0; column < board.size.width; ++column) {
            sighting.onBoard.emplace_back(float(column * board.square.value()),
                                          float(row * board.square.value()), 0.0F);
        }
    }
    return sighting;
}

std::optional<BoardSighting> findCharuco(const cv::Mat& gray, const CalibrationBoard& board) {
    const auto printed = cv::aruco::CharucoBoard::create(
        board.size.width, board.size.height, float(board.square.value()),
        float(board.marker.value()),
        cv::aruco::getPredefinedDictionary(tagFamily(board.dictionary)->opencvId));
    std::vector<std::vector<cv::Point2f>> markers;
    std::vector<int> ids;
    cv::aruco::detectMarkers(gray, printed->dictionary, markers, ids);
    if (ids.empty()) {
        return std::nullopt;
    }
    std::vector<int> cornerIds;
    BoardSighting sighting;
    cv::aruco::interpolateCornersCharuco(markers, ids, gray, printed, sighting.seen, cornerIds);
    if (sighting.seen.size() < kMinCorners) {
        return std::nullopt;
    }
    for (cv::Point2f& corner : sighting.seen) {
        corner -= cv::Point2f(kCharucoShift, kCharucoShift);
    }
    for (const int id : cornerIds) {
        sighting.onBoard.push_back(printed->chessboardCorners[std::size_t(id)]);
    }
    return sighting;
}

} // namespace

Calibrated<void> checkBoard(const CalibrationBoard& board) {
    constexpr int kMaxSquares = 100;
    const cv::Size s = board.size;
    if (s.width < 3 || s.height < 3 || s.width > kMaxSquares || s.height > kMaxSquares) {
        return cannotRead("a board has 3 to 100 columns and rows; say it as 9x6");
    }
    if (!(board.square.value() > 0.1) || board.square.value() > 1000) {
        return cannotRead("the side of a square is 0.1 to 1000 mm");
    }
    if (board.kind == BoardKind::Chessboard) {
        return {};
    }
    const auto family = tagFamily(board.dictionary);
    if (!family) {
        return cannotRead("there is no such dictionary; DICT_4X4_50 is the usual one");
    }
    if (!(board.marker.value() > 0.1) || board.marker >= board.square) {
        return cannotRead("a marker is smaller than its square");
    }
    if (s.height % 2 == 0) {
        return cannotRead("ChArUco boards with an even number of rows differ between OpenCV's "
                          "versions; print one with an odd number, such as 7x5");
    }
    if (s.area() / 2 > family->tags) {
        return cannotRead("the dictionary has too few markers for so many squares");
    }
    return {};
}

std::optional<BoardSighting> findBoard(const cv::Mat& image, const std::string& name,
                                       const CalibrationBoard& board) {
    try {
        const cv::Mat gray = grayOf(image);
        auto sighting = board.kind == BoardKind::Chessboard ? findChessboard(gray, board)
                                                            : findCharuco(gray, board);
        if (sighting) {
            sighting->picture = name;
            sighting->size = gray.size();
        }
        return sighting;
    } catch (const cv::Exception&) {
        return std::nullopt;
    }
}

} // namespace umpire
