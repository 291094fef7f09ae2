#include "calibration/calibrate_camera.h"
#include "calibration/register_table.h"
#include "tests/calibration/rendered_table.h"
#include "tests/kit/printed_page.h"
#include "vision/find_codes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iostream>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <span>

/// What is printed, laid on a table and photographed, is read back.
namespace umpire {
namespace {

constexpr double kDistanceMm = 700.0; // testView's

/// Of 172 printed codes; the smallest have modules of 0.8 mm.
constexpr int kReadAtSevenTenths = 118;

/// From where a camera looks; `pixelMm`: what a pixel covers in the middle of the table.
struct Sight {
    double pixelMm = 0.5;
    Radians tilt;
    Radians turn;
};

TableView viewOf(const Sight& sight) {
    CameraIntrinsics camera = testCamera();
    camera.size = {1920, 1080};
    camera.fx = camera.fy = kDistanceMm / sight.pixelMm;
    camera.cx = 952.0;
    camera.cy = 545.0;
    return testView(camera, sight.tilt, sight.turn);
}

PrintedKit kitOf(const std::string& what) {
    KitRequest request;
    request.what = what;
    const auto printed = printKit(request);
    EXPECT_TRUE(printed) << printed.error().message;
    return printed.value_or(PrintedKit{});
}

/// The four corner tags, cut from their page and laid where the test table has them.
std::vector<Sheet> cornerTags() {
    static const PrintedKit kKit = kitOf("tags");
    static const std::vector<cv::Mat> kPages = rasterised(kKit);
    std::vector<Sheet> sheets;
    for (const PrintedCode& tag : kKit.pages.at(0).tags) {
        const double half = tag.side.value() * 0.68;
        const cv::Rect card(int((tag.center.x.value() - half) * kDotsAMillimetre),
                            kPages.at(0).rows -
                                int((tag.center.y.value() + half) * kDotsAMillimetre),
                            int(2 * half * kDotsAMillimetre), int(2 * half * kDotsAMillimetre));
        Sheet sheet{kPages.at(0)(card), {}, {}};
        const TablePoint onCard{
            tag.center.x - Millimetres(card.x / kDotsAMillimetre),
            tag.center.y - Millimetres((kPages.at(0).rows - card.br().y) / kDotsAMillimetre)};
        sheet.corner = testTable().tags.at(std::size_t(std::stoi(tag.text))).center - onCard;
        sheets.push_back(sheet);
    }
    return sheets;
}

struct Scene {
    TableView truth;
    TableView found; ///< by the printed tags
    cv::Mat image;
    Sheet page;
};

Scene sceneOf(const cv::Mat& page, const Sight& sight, Radians heading) {
    Scene scene;
    scene.truth = viewOf(sight);
    scene.page = laid(page, {300_mm, 210_mm}, heading);
    std::vector<Sheet> sheets = cornerTags();
    sheets.insert(sheets.begin(), scene.page);
    scene.image = photographed(scene.truth, sheets, unsigned(degreesFromRadians(heading) + 360));
    const auto registered = registerTable(scene.image, testTable(), scene.truth.camera);
    EXPECT_TRUE(registered) << registered.error().message;
    scene.found = registered ? registered->view : scene.truth;
    return scene;
}

struct Tally {
    int codes = 0;
    int read = 0;
    int misread = 0; ///< seen as another, or where none is
    Millimetres worstPlace;
    Radians worstHeading;
};

/// What the program sees on a page that lies in one picture.
Tally readBack(const PrintedPage& page, const cv::Mat& picture, const Sight& sight,
               Radians heading) {
    const Scene scene = sceneOf(picture, sight, heading);
    const CodesSeen seen = findCodes(scene.image, scene.found);
    EXPECT_THAT(seen.warnings, testing::IsEmpty()) << page.title;
    Tally tally;
    tally.codes = int(page.codes.size());
    tally.misread = int(seen.codes.size());
    for (const PrintedCode& code : page.codes) {
        const TablePoint center = scene.page.onTable(code.center);
        const auto reading = std::ranges::find_if(seen.codes, [&](const CodedPiece& piece) {
            return piece.counter && piece.text == code.text &&
                   distance(piece.center, center) < code.side * 0.5;
        });
        if (reading == seen.codes.end()) {
            std::cout << page.title << ": " << code.text << " is not read at " << sight.pixelMm
                      << " mm a pixel, tilt " << degreesFromRadians(sight.tilt) << "\n";
            continue;
        }
        ++tally.read;
        --tally.misread;
        tally.worstPlace = std::max(tally.worstPlace, distance(reading->center, center));
        tally.worstHeading = std::max(tally.worstHeading,
                                      abs(normalized(reading->heading - (code.heading + heading))));
    }
    return tally;
}

TEST(PrintedPages, MeasureTrueAndLeaveTheMarginWhite) {
    for (const char* what : {"tags", "charuco", "ruler", "war-galley", "murus-gallicus", "triremes",
                             "naval-battle", "buda-1686"}) {
        const PrintedKit kit = kitOf(what);
        const std::vector<cv::Mat> pages = rasterised(kit);
        ASSERT_EQ(pages.size(), kit.pages.size()) << what;
        for (const cv::Mat& page : pages) {
            const int margin = int(6 * kDotsAMillimetre);
            cv::Mat edge = page.clone();
            edge(cv::Rect(margin, margin, page.cols - 2 * margin, page.rows - 2 * margin)) = 255;
            double darkest = 0;
            cv::minMaxLoc(edge, &darkest);
            EXPECT_EQ(darkest, 255) << what;
            // Between the line and the tops of its two long ends nothing else stands.
            const bool narrow = page.cols > page.rows;
            const int row = page.rows - int((narrow ? 8.6 : 11.2) * kDotsAMillimetre);
            cv::Mat ends;
            cv::reduce(255 - page.rowRange(row, row + 2), ends, 0, cv::REDUCE_AVG, CV_64F);
            const auto endNear = [&](int from, int to) {
                const cv::Mat part = ends.colRange(from, to);
                double sum = 0;
                double moment = 0;
                for (int i = 0; i < part.cols; ++i) {
                    sum += part.at<double>(i);
                    moment += part.at<double>(i) * (from + i);
                }
                return sum > 0 ? moment / sum : 0.0;
            };
            const double left = endNear(margin, int(20 * kDotsAMillimetre));
            const double right =
                endNear(int(105 * kDotsAMillimetre), int(111.5 * kDotsAMillimetre));
            EXPECT_NEAR((right - left) / kDotsAMillimetre, 100.0, 0.1) << what;
        }
    }
}

TEST(PrintedTags, PlaceTheTableWithinAMillimetre) {
    for (const Sight& sight :
         {Sight{0.4, 0_deg, 0_deg}, Sight{0.55, 25_deg, 0_deg}, Sight{0.7, 45_deg, 180_deg}}) {
        const Scene scene = sceneOf(cv::Mat(50, 50, CV_8UC1, cv::Scalar(200)), sight, 10_deg);
        EXPECT_LT(worstDifference(scene.truth, scene.found, 0_mm), 1_mm) << sight.pixelMm;
    }
}

/// The sheets of the board that begins on a page, glued together.
cv::Mat glued(const PrintedKit& kit, const std::vector<cv::Mat>& pages, std::size_t firstPage) {
    std::vector<std::size_t> sheets;
    cv::Size2d whole;
    for (std::size_t i = 0; i < kit.pages.size(); ++i) {
        const auto& tile = kit.pages[i].tile;
        if (tile && tile->firstPage == firstPage) {
            sheets.push_back(i);
            whole.width = std::max(whole.width, (tile->onBoard.x + tile->width).value());
            whole.height = std::max(whole.height, (tile->onBoard.y + tile->height).value());
        }
    }
    const cv::Size size(cvRound(whole.width * kDotsAMillimetre),
                        cvRound(whole.height * kDotsAMillimetre));
    cv::Mat board(size, CV_8UC1, cv::Scalar(255));
    for (const std::size_t i : sheets) {
        const PrintedTile& tile = *kit.pages[i].tile;
        const double top = pages[i].rows - (tile.corner.y + tile.height).value() * kDotsAMillimetre;
        const cv::Rect place(cvRound(tile.onBoard.x.value() * kDotsAMillimetre),
                             size.height -
                                 cvRound((tile.onBoard.y + tile.height).value() * kDotsAMillimetre),
                             cvRound(tile.width.value() * kDotsAMillimetre),
                             cvRound(tile.height.value() * kDotsAMillimetre));
        const cv::Matx23d onBoard(1, 0, tile.corner.x.value() * kDotsAMillimetre - place.x, 0, 1,
                                  top - place.y);
        cv::Mat moved;
        cv::warpAffine(pages[i], moved, onBoard, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
        const cv::Rect inside = place & cv::Rect({}, size);
        moved(inside).copyTo(board(inside));
    }
    return board;
}

/// How far the darkest place within 1.5 mm to the left and right lies from there.
Millimetres lineBeside(const cv::Mat& board, Millimetres fromLeft, Millimetres fromTop) {
    const int y = int(fromTop.value() * kDotsAMillimetre);
    const int x = int(fromLeft.value() * kDotsAMillimetre);
    const int reach = int(1.5 * kDotsAMillimetre);
    int darkest = std::max(0, x - reach);
    for (int i = darkest; i <= std::min(board.cols - 1, x + reach); ++i) {
        darkest = board.at<uchar>(y, i) < board.at<uchar>(y, darkest) ? i : darkest;
    }
    return abs(Millimetres((darkest + 0.5) / kDotsAMillimetre) - fromLeft);
}

TEST(PrintedBoards, HaveTheirLinesWhereTheSquaresEndAcrossAllSheets) {
    struct Lines {
        const char* what;
        Millimetres border;
        Millimetres square;
        cv::Size squares;
    };
    for (const Lines& lines : {Lines{"naval-battle", 0_mm, 22.5_mm, {16, 20}},
                               Lines{"triremes", 6_mm, 10_mm, {12, 20}}}) {
        const PrintedKit kit = kitOf(lines.what);
        const cv::Mat board = glued(kit, rasterised(kit), 0);
        const Millimetres wide = lines.square * lines.squares.width + lines.border * 2;
        EXPECT_NEAR(board.cols / kDotsAMillimetre, wide.value(), 0.3);
        for (int row = 0; row < lines.squares.height; ++row) {
            const Millimetres y = lines.border + lines.square * (row + 0.35);
            for (int column = 1; column < lines.squares.width; ++column) {
                const Millimetres x = lines.border + lines.square * column;
                EXPECT_LT(lineBeside(board, x, y), 0.5_mm)
                    << lines.what << ", column " << column << ", row from the top " << row;
            }
        }
    }
}

TEST(PrintedBoards, OfMurusGallicusAreSeenWithinAMillimetre) {
    constexpr Millimetres kSquare = 31_mm;
    constexpr Millimetres kBorder = 5_mm;
    const PrintedKit kit = kitOf("murus-gallicus");
    const std::vector<cv::Mat> pages = rasterised(kit);
    const std::array<std::pair<std::size_t, int>, 2> boards = {{{0, 7}, {2, 8}}};
    for (const auto& [firstPage, rows] : boards) {
        const Scene scene = sceneOf(glued(kit, pages, firstPage), {0.6, 30_deg, 0_deg}, 0_deg);
        const RectifiedGrid grid = gridOver(scene.found, 2.0, kTagThickness, 0_mm);
        cv::Mat seen;
        cv::cvtColor(rectify(scene.image, scene.found, grid), seen, cv::COLOR_BGR2GRAY);
        std::vector<cv::Point2f> corners;
        ASSERT_TRUE(cv::findChessboardCorners(seen, {7, rows - 1}, corners)) << rows;
        cv::cornerSubPix(seen, corners, {5, 5}, {-1, -1},
                         cv::TermCriteria(cv::TermCriteria::COUNT, 30, 0));
        for (int row = 1; row < rows; ++row) {
            for (int column = 1; column < 8; ++column) {
                const cv::Point2f there = grid.gridAt(
                    scene.page.onTable({kBorder + kSquare * column, kBorder + kSquare * row}));
                double nearest = 1e9;
                for (const cv::Point2f& corner : corners) {
                    nearest = std::min(nearest, cv::norm(corner - there) / grid.pixelsPerMm);
                }
                EXPECT_LT(nearest, 1.0) << rows << " rows, corner " << column << ", " << row;
            }
        }
    }
}

TEST(PrintedCharuco, IsTheBoardThatCalibratesTheCamera) {
    const PrintedKit kit = kitOf("charuco");
    const std::vector<cv::Mat> pages = rasterised(kit);
    ASSERT_EQ(pages.size(), 1U);
    std::vector<BoardSighting> sightings;
    int number = 0;
    for (const double tilt : {0.0, 20.0, 35.0, 45.0, 30.0}) {
        const Sight sight{0.4 + 0.03 * number, radiansFromDegrees(tilt),
                          radiansFromDegrees(77.0 * number)};
        CameraIntrinsics camera = viewOf({0.45, {}, {}}).camera;
        TableView view = testView(camera, sight.tilt, sight.turn);
        view.translation[2] += 40.0 * number;
        view.translation[0] += 60.0 * (number % 3 - 1);
        const Sheet page = laid(pages[0], {300_mm, 210_mm}, 7_deg);
        const cv::Mat image = photographed(view, {page}, unsigned(number));
        const auto found = findBoard(image, std::to_string(number), CalibrationBoard{});
        ASSERT_TRUE(found);
        EXPECT_EQ(found->seen.size(), 24U); // all inner corners
        sightings.push_back(*found);
        ++number;
    }
    const auto calibrated = calibrateCamera(sightings);
    ASSERT_TRUE(calibrated) << calibrated.error().message;
    const double truth = kDistanceMm / 0.45;
    EXPECT_NEAR(calibrated->camera.fx / truth, 1.0, 0.01);
    EXPECT_LT(calibrated->rms, 0.3_px);
}

/// All coded pages, each under the next of some sights; what is misread or misplaced fails.
Tally readAll(std::span<const Sight> sights) {
    int number = 0;
    Tally all;
    for (const char* what : {"buda-1686", "naval-battle"}) {
        const PrintedKit kit = kitOf(what);
        const std::vector<cv::Mat> pages = rasterised(kit);
        EXPECT_EQ(pages.size(), kit.pages.size());
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (kit.pages[i].codes.empty()) {
                continue;
            }
            const Sight& sight = sights[std::size_t(number) % sights.size()];
            const Radians heading = radiansFromDegrees(90 + 11.0 * number);
            const Tally tally = readBack(kit.pages[i], pages[i], sight, heading);
            ++number;
            EXPECT_EQ(tally.misread, 0) << kit.pages[i].title;
            EXPECT_LT(tally.worstPlace, 1_mm) << kit.pages[i].title;
            EXPECT_LT(tally.worstHeading, 2_deg) << kit.pages[i].title;
            all.codes += tally.codes;
            all.read += tally.read;
            std::cout << kit.pages[i].title << ": " << tally.read << " of " << tally.codes
                      << ", worst " << tally.worstPlace.value() << " mm, "
                      << degreesFromRadians(tally.worstHeading) << " degrees\n";
        }
    }
    EXPECT_EQ(all.codes, 2 * (18 + 4) + 8 + 40 + 80);
    return all;
}

TEST(PrintedCodes, AreAllReadWhereTheyLie) {
    const std::array sights = {Sight{0.4, 45_deg, 0_deg}, Sight{0.5, 0_deg, 180_deg},
                               Sight{0.5, 30_deg, 0_deg}, Sight{0.6, 15_deg, 90_deg}};
    const Tally all = readAll(sights);
    EXPECT_EQ(all.read, all.codes);
}

TEST(PrintedCodes, AreReadAtSevenTenthsOfAMillimetreAPixelAsFarAsMeasured) {
    const std::array sights = {Sight{0.7, 0_deg, 0_deg}, Sight{0.7, 20_deg, 90_deg}};
    const Tally all = readAll(sights);
    EXPECT_GE(all.read, kReadAtSevenTenths) << "of " << all.codes;
}

} // namespace
} // namespace umpire
