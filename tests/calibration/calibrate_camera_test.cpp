#include "calibration/measure/calibrate_camera.h"

#include "rendered_table.h"

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

using testing::HasSubstr;

CalibrationBoard chessboard(cv::Size corners) {
    CalibrationBoard board;
    board.kind = BoardKind::Chessboard;
    board.size = corners;
    board.square = 25_mm;
    return board;
}

CameraIntrinsics smallCamera() {
    return {"test", {640, 480}, 550.0, 552.0, 315.0, 246.0, {-0.12, 0.03, 0.0005, -0.0004, 0.0}};
}

/// Returns a large clean print of the board with 10 pixels per millimetre.
cv::Mat printOf(const CalibrationBoard& board) {
    const auto printed = cv::aruco::CharucoBoard::create(
        board.size.width, board.size.height, float(board.square.value()),
        float(board.marker.value()), cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50));
    cv::Mat print;
    printed->draw({int(board.size.width * board.square.value() * 10),
                   int(board.size.height * board.square.value() * 10)},
                  print, 0);
    return print;
}

/// Returns the origin that puts the board in the middle of the test table, with its upper left
/// corner up and left.
TablePoint printOrigin(const CalibrationBoard& board) {
    return {300_mm - board.square * (board.size.width / 2.0),
            210_mm + board.square * (board.size.height / 2.0)};
}

cv::Mat pictureOf(const CalibrationBoard& board, const TableView& view) {
    const cv::Mat print = printOf(board);
    const TablePoint origin = printOrigin(board);
    return renderedPlane(view, [&](cv::Point2d p) {
        const cv::Point at(int(std::floor((p.x - origin.x.value()) * 10)),
                           int(std::floor((origin.y.value() - p.y) * 10)));
        return cv::Rect({}, print.size()).contains(at) ? print.at<uchar>(at) : uchar(200);
    });
}

TEST(FindBoard, CharucoCornersAreNotHalfAPixelOff) {
    const CalibrationBoard board;
    CameraIntrinsics camera = smallCamera();
    camera.fx = camera.fy = 900;
    const TableView view = testView(camera, 20_deg, 15_deg);
    const auto sighting = findBoard(pictureOf(board, view), "rendered", board);
    ASSERT_TRUE(sighting);
    EXPECT_EQ(sighting->seen.size(), 24U) << "6 x 4 inner corners";
    cv::Point2d offset;
    double worst = 0.0;
    for (std::size_t i = 0; i < sighting->seen.size(); ++i) {
        const TablePoint p = printOrigin(board) + TablePoint{Millimetres(sighting->onBoard[i].x),
                                                             -Millimetres(sighting->onBoard[i].y)};
        const ImagePoint truth = imageFromTable(view, {p.x, p.y, kTagThickness});
        const cv::Point2d off =
            cv::Point2d(sighting->seen[i]) - cv::Point2d(truth.x.value(), truth.y.value());
        offset += off;
        worst = std::max(worst, cv::norm(off));
    }
    EXPECT_NEAR(offset.x / 24, 0.0, 0.05);
    EXPECT_NEAR(offset.y / 24, 0.0, 0.05);
    EXPECT_LT(worst, 0.25);
}

TEST(CalibrateCamera, RecoversARenderedCameraByItsCharucoBoard) {
    const CalibrationBoard board;
    const CameraIntrinsics camera = smallCamera();
    std::vector<BoardSighting> sightings;
    for (const double tilt : {5.0, 30.0, 40.0}) {
        for (const double turn : {0.0, 80.0, 200.0}) {
            TableView view = testView(camera, radiansFromDegrees(tilt), radiansFromDegrees(turn));
            view.translation[2] -= 320;           // closer
            view.translation[0] += tilt * 2 - 50; // moves the board all over the picture
            view.translation[1] += turn / 4 - 25;
            const auto sighting = findBoard(pictureOf(board, view), "rendered", board);
            if (sighting) {
                sightings.push_back(*sighting);
            }
        }
    }
    ASSERT_GE(sightings.size(), 7U);
    const auto found = calibrateCamera(sightings);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(found->rms.value(), 0.15);
    EXPECT_NEAR(found->camera.fx, camera.fx, 3.0);
    EXPECT_NEAR(found->camera.fy, camera.fy, 3.0);
    EXPECT_NEAR(found->camera.cx, camera.cx, 2.0);
    EXPECT_NEAR(found->camera.cy, camera.cy, 2.0);
    EXPECT_NEAR(found->camera.distortion[0], camera.distortion[0], 0.03);
    EXPECT_EQ(found->camera.size, camera.size);
    EXPECT_EQ(found->pictures.size(), sightings.size());
}

/// Returns a chessboard's corners as a camera sees them, without rendering a picture.
BoardSighting sightingOf(const std::string& name, cv::Vec3d turn, cv::Vec3d place) {
    BoardSighting sighting{name, {640, 480}, {}, {}};
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 9; ++column) {
            sighting.onBoard.emplace_back(25.0F * float(column), 25.0F * float(row), 0.0F);
        }
    }
    cv::projectPoints(sighting.onBoard, turn, place, smallCamera().matrix(),
                      cv::Mat(smallCamera().distortion), sighting.seen);
    return sighting;
}

TEST(CalibrateCamera, SaysWhatIsMissing) {
    // Small, always in the upper left, hardly tilted.
    std::vector<BoardSighting> sightings;
    for (int i = 0; i < 4; ++i) {
        sightings.push_back(sightingOf("picture " + std::to_string(i), {0.1 * i, 0.15, 0.05 * i},
                                       {-480.0, -330.0 + 10 * i, 900.0}));
    }
    const auto found = calibrateCamera(sightings);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_GT(found->coverage[0][0], 0);
    EXPECT_EQ(found->coverage[2][2], 0);
    EXPECT_THAT(found->missing, testing::IsSupersetOf({
                                    std::string("nothing seen in the lower right"),
                                    std::string("nothing seen in the lower left"),
                                    std::string("take 6 more pictures"),
                                }));
    EXPECT_THAT(found->missing, testing::Contains(HasSubstr("tilt the board more")));
    EXPECT_THAT(found->missing, testing::Contains(HasSubstr("come closer")));
}

TEST(CalibrateCamera, NamesThePictureThatDoesNotFit) {
    std::vector<BoardSighting> sightings;
    for (int i = 0; i < 12; ++i) {
        sightings.push_back(sightingOf("picture " + std::to_string(i),
                                       {0.6 * std::sin(i), 0.6 * std::cos(i), 0.1 * i},
                                       {-100.0 + 8 * i, -60.0 + 5 * i, 330.0}));
    }
    cv::RNG noise(1);
    for (BoardSighting& sighting : sightings) {
        for (cv::Point2f& corner : sighting.seen) {
            corner += cv::Point2f(float(noise.gaussian(sighting.picture == "picture 5" ? 3 : 0.1)),
                                  float(noise.gaussian(0.1)));
        }
    }
    const auto found = calibrateCamera(sightings);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_THAT(found->missing, testing::Contains(HasSubstr("leave out picture 5")));
}

TEST(CalibrateCamera, RefusesTooFewAndMixedPictures) {
    std::vector<BoardSighting> sightings(2, sightingOf("a", {0.3, 0.1, 0}, {0, 0, 400}));
    const auto few = calibrateCamera(sightings);
    ASSERT_FALSE(few);
    EXPECT_THAT(english(few.error().message), HasSubstr("seen in 2 pictures, three are the least"));
    sightings.push_back(sightings[0]);
    sightings[2].picture = "other.jpg";
    sightings[2].size = {480, 640};
    const auto mixed = calibrateCamera(sightings);
    ASSERT_FALSE(mixed);
    EXPECT_THAT(english(mixed.error().message),
                HasSubstr("other.jpg: is not of the same size as a"));
}

TEST(CheckBoard, RefusesBoardsThatCannotBe) {
    EXPECT_TRUE(checkBoard(CalibrationBoard{}));
    EXPECT_TRUE(checkBoard(chessboard({9, 6})));
    const auto refusal = [](auto change) {
        CalibrationBoard board;
        change(board);
        const auto checked = checkBoard(board);
        return checked ? std::string("accepted") : english(checked.error().message);
    };
    EXPECT_THAT(refusal([](auto& b) { b.size = {5, 4}; }), HasSubstr("even number of rows"));
    EXPECT_THAT(refusal([](auto& b) { b.size = {2, 5}; }), HasSubstr("3 to 100 columns"));
    EXPECT_THAT(refusal([](auto& b) { b.size = {50, 51}; }), HasSubstr("too few markers"));
    EXPECT_THAT(refusal([](auto& b) { b.marker = b.square; }), HasSubstr("a marker is smaller"));
    EXPECT_THAT(refusal([](auto& b) { b.square = Millimetres(std::nan("")); }),
                HasSubstr("side of a square"));
    EXPECT_THAT(refusal([](auto& b) { b.dictionary = "DICT_MINE"; }),
                HasSubstr("no such dictionary"));
}

TEST(FindBoard, FindsNothingInABlankPicture) {
    const cv::Mat blank(480, 640, CV_8UC3, cv::Scalar::all(128));
    EXPECT_FALSE(findBoard(blank, "blank", CalibrationBoard{}));
    EXPECT_FALSE(findBoard(blank, "blank", chessboard({9, 6})));
}

/// Returns the sightings in every picture of a folder whose name starts with `start`.
std::vector<BoardSighting> sightingsIn(const std::filesystem::path& folder,
                                       const std::string& start, const CalibrationBoard& board) {
    std::vector<BoardSighting> sightings;
    if (!std::filesystem::exists(folder)) {
        return sightings;
    }
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".jpg" &&
            entry.path().filename().string().starts_with(start)) {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    for (const auto& file : files) {
        if (const auto found = findBoard(cv::imread(file.string()), file.filename(), board)) {
            sightings.push_back(*found);
        }
    }
    return sightings;
}

TEST(CalibrationPhotographs, OpenCvsChessboardsGiveOpenCvsCamera) {
    const auto folder = std::filesystem::path(UMPIRE_SHARED_DIR) / "photos/calibration_opencv";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << "no photographs here";
    }
    const auto sightings = sightingsIn(folder, "left", chessboard({9, 6}));
    EXPECT_EQ(sightings.size(), 13U);
    const auto found = calibrateCamera(sightings);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(found->rms.value(), 0.196) << "OpenCV 4.6's own";
    EXPECT_NEAR(found->camera.fx, 535.9, 4.0);
    EXPECT_NEAR(found->camera.distortion[0], -0.28, 0.03);
    EXPECT_TRUE(found->missing.empty()) << found->missing.front();
}

TEST(CalibrationPhotographs, AWideLensIsCalibratedToo) {
    const auto folder = std::filesystem::path(UMPIRE_SHARED_DIR) / "photos/calibration_wide";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << "no photographs here";
    }
    const auto sightings = sightingsIn(folder, "GOPR", chessboard({8, 6}));
    EXPECT_EQ(sightings.size(), 35U);
    const auto found = calibrateCamera(sightings);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(found->rms.value(), 0.54);
    EXPECT_NEAR(found->camera.fx, 560.0, 3.0);
    EXPECT_NEAR(found->camera.distortion[0], -0.233, 0.01);
}

} // namespace
} // namespace umpire
