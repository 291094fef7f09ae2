#include "calibration/view/table_view.h"

#include "rendered_table.h"

#include <cmath>
#include <gtest/gtest.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

constexpr double kMicrometre = 1e-3;

TEST(TableView, APointOfTheTableComesBackFromThePicture) {
    for (const double tilt : {0.0, 20.0, 50.0}) {
        for (const double turn : {0.0, 90.0, -130.0}) {
            for (const Millimetres height : {0_mm, 15_mm}) {
                const TableView view =
                    testView(testCamera(), radiansFromDegrees(tilt), radiansFromDegrees(turn));
                for (double x = 0; x <= 600; x += 100) {
                    for (double y = 0; y <= 420; y += 70) {
                        const TablePoint p{Millimetres(x), Millimetres(y)};
                        const auto back =
                            tableFromImage(view, imageFromTable(view, {p.x, p.y, height}), height);
                        ASSERT_TRUE(back);
                        EXPECT_LT(distance(p, *back).value(), 1e-6) << tilt << ' ' << turn;
                    }
                }
            }
        }
    }
}

TEST(TableView, ProjectsAsOpenCvDoes) {
    const TableView view = testView(testCamera(), 30_deg, 20_deg);
    cv::Vec3d turn;
    cv::Rodrigues(view.rotation, turn);
    const std::vector<cv::Point3d> points{{10, 20, 0}, {590, 400, 15}, {300, 200, 3}};
    std::vector<cv::Point2d> expected;
    cv::projectPoints(points, turn, view.translation, view.camera.matrix(),
                      cv::Mat(view.camera.distortion), expected);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto seen = imageFromTable(
            view, {Millimetres(points[i].x), Millimetres(points[i].y), Millimetres(points[i].z)});
        EXPECT_NEAR(seen.x.value(), expected[i].x, 1e-9);
        EXPECT_NEAR(seen.y.value(), expected[i].y, 1e-9);
    }
}

TEST(TableView, ARaisedPointIsSeenFartherFromTheCamerasFoot) {
    const TableView view = testView(testCamera(), 30_deg, 0_deg);
    const TablePoint3 eye = cameraCenter(view);
    const TablePoint foot{eye.x, eye.y};
    const TablePoint p{500_mm, 300_mm};
    const auto seen = tableFromImage(view, imageFromTable(view, {p.x, p.y, 15_mm}));
    ASSERT_TRUE(seen);
    // Similar triangles: eye.md section 4, with a = 0 and b = 15 mm.
    const TablePoint expected = foot + (p - foot) * (eye.z / (eye.z - 15_mm));
    EXPECT_LT(distance(*seen, expected).value(), 1e-6);
}

TEST(TableView, WhatLiesBehindTheCameraIsNotSeen) {
    const TableView view = testView(testCamera(), 60_deg, 0_deg);
    EXPECT_TRUE(std::isnan(imageFromTable(view, {300_mm, -5000_mm, 0_mm}).x.value()));
    TableView level = testView(testCamera(), 80_deg, 0_deg);
    EXPECT_FALSE(tableFromImage(level, {640_px, 0_px})) << "a ray above the horizon";
}

TEST(TableView, ARayBeyondTheLensModelsFoldIsNoPoint) {
    CameraIntrinsics camera = testCamera();
    camera.distortion = {-0.9, 0, 0, 0, 0};
    EXPECT_FALSE(tableFromImage(testView(camera, 0_deg, 0_deg), {1279_px, 719_px}));
}

TEST(TableView, PixelsPerMillimetreIsTheShorterDirection) {
    CameraIntrinsics camera = testCamera();
    camera.distortion = {};
    const TablePoint middle{300_mm, 210_mm};
    EXPECT_NEAR(pixelsPerMillimetre(testView(camera, 0_deg, 0_deg), middle), 1000.0 / 700.0, 1e-3);
    EXPECT_NEAR(pixelsPerMillimetre(testView(camera, 60_deg, 0_deg), middle), 1000.0 / 700.0 / 2,
                2e-3);
}

TEST(RectifiedGrid, CellsAndTablePointsAreInverse) {
    const TableView view = testView(testCamera(), 20_deg, 0_deg);
    const RectifiedGrid grid = gridOver(view, 1.5, 1_mm, 20_mm);
    EXPECT_EQ(grid.size, cv::Size(961, 691));
    const cv::Point2d corner = grid.gridAt({-20_mm, -20_mm});
    EXPECT_DOUBLE_EQ(corner.x, 0.0);
    EXPECT_DOUBLE_EQ(corner.y, 690.0);
    const cv::Point2d back = grid.gridAt(grid.tableAt(123.25, 45.5));
    EXPECT_NEAR(back.x, 123.25, 1e-9);
    EXPECT_NEAR(back.y, 45.5, 1e-9);
}

/// Returns the centroid of the pixels darker than the paper around a tag, in table millimetres.
TablePoint darkCentre(const cv::Mat& plane, const RectifiedGrid& grid, TablePoint near) {
    TablePoint sum{};
    double weight = 0.0;
    for (int row = 0; row < plane.rows; ++row) {
        for (int column = 0; column < plane.cols; ++column) {
            const TablePoint p = grid.tableAt(column, row);
            const TablePoint from = p - near;
            if (std::max(abs(from.x), abs(from.y)) > 30_mm) {
                continue;
            }
            const double ink = 230.0 - plane.at<cv::Vec3b>(row, column)[0];
            sum = sum + p * ink;
            weight += ink;
        }
    }
    return sum * (1.0 / weight);
}

/// Renders a table with one black square of 40 mm without bits, so its centroid is its centre.
cv::Mat pictureOfASquare(const TableView& view, TablePoint center) {
    TableDescription table = testTable();
    table.tags = {{0, center, {}}};
    cv::Mat picture = rendered(view, table);
    std::vector<cv::Point> bits;
    for (const cv::Point3d& corner : cornersOfTag({0, center, {}}, 34_mm)) {
        const ImagePoint p = imageFromTable(
            view, {Millimetres(corner.x), Millimetres(corner.y), Millimetres(corner.z)});
        bits.emplace_back(int(p.x.value()), int(p.y.value()));
    }
    cv::fillConvexPoly(picture, bits, cv::Scalar::all(25));
    return picture;
}

TEST(Rectify, PutsThingsWhereTheyLieWithoutHalfAPixel) {
    const TablePoint center{200_mm, 300_mm};
    const TableView view = testView(testCamera(), 15_deg, 10_deg);
    const cv::Mat picture = pictureOfASquare(view, center);
    // 3 px/mm is finer than the picture (1.4 px/mm), 0.4 and 0.2 are made of 3 and 7 pixels a cell.
    for (const double pixelsPerMm : {3.0, 1.5, 0.4, 0.2}) {
        const RectifiedGrid grid = gridOver(view, pixelsPerMm, kTagThickness, 10_mm);
        const TablePoint found = darkCentre(rectify(picture, view, grid), grid, center);
        // Half a pixel of the picture is 0.35 mm, of the coarse grids 1.2 and 2.5 mm.
        const double allowed = std::max(0.1, 0.06 / pixelsPerMm);
        EXPECT_NEAR(found.x.value(), 200.0, allowed) << pixelsPerMm;
        EXPECT_NEAR(found.y.value(), 300.0, allowed) << pixelsPerMm;
    }
}

TEST(Rectify, ShowsAPartAsItIsInTheWhole) {
    const TableView view = testView(testCamera(), 15_deg, 10_deg);
    const cv::Mat picture = pictureOfASquare(view, {200_mm, 300_mm});
    const cv::Rect cells(40, 24, 64, 48);
    // At 0.5 the picture is reduced first, as far as the part allows.
    for (const double pixelsPerMm : {1.5, 0.5}) {
        const RectifiedGrid grid = gridOver(view, pixelsPerMm, 1_mm, 20_mm);
        cv::Mat difference;
        cv::absdiff(rectify(picture, view, grid.part(cells)), rectify(picture, view, grid)(cells),
                    difference);
        double most = 0;
        cv::minMaxLoc(difference.reshape(1), nullptr, &most);
        EXPECT_LE(most, 4) << pixelsPerMm; // the map's interpolation, at an edge of 200 levels
    }
}

TEST(Rectify, AveragesWhereThePictureIsFiner) {
    TableView view = testView(testCamera(), 0_deg, 0_deg);
    cv::Mat stripes(view.camera.size, CV_8UC1);
    for (int column = 0; column < stripes.cols; ++column) {
        stripes.col(column).setTo(column % 2 == 0 ? 0 : 200);
    }
    const cv::Mat plane = rectify(stripes, view, gridOver(view, 0.35, 0_mm, 0_mm)); // 4 px a cell
    cv::Scalar mean;
    cv::Scalar spread;
    cv::meanStdDev(plane, mean, spread);
    EXPECT_NEAR(mean[0], 100, 2);
    EXPECT_LT(spread[0], 3) << "sampled point by point, stripes of a pixel would alias";
}

TEST(Rectify, ShowsBlackWhereThePictureEnds) {
    const TableView view = testView(testCamera(), 0_deg, 0_deg);
    const cv::Mat white(view.camera.size, CV_8UC3, cv::Scalar::all(255));
    const RectifiedGrid grid = gridOver(view, 1.0, 0_mm, 400_mm);
    const cv::Mat plane = rectify(white, view, grid);
    EXPECT_EQ(plane.at<cv::Vec3b>(0, 0), cv::Vec3b(0, 0, 0));
    const cv::Point2d middle = grid.gridAt({300_mm, 210_mm});
    EXPECT_EQ(plane.at<cv::Vec3b>(cv::Point(middle)), cv::Vec3b(255, 255, 255));
}

} // namespace
} // namespace umpire
