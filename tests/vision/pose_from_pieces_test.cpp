#include "vision/scale/pose_from_pieces.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace umpire::scale {
namespace {

const cv::Size kPicture(1280, 720);
const PieceSizes kSizes;

/// Scatters sticks of a match's length in a view; their ends are in pixels, with errors of `noise`
/// pixels.
SeenPieces sticksIn(const TableView& view, int count, std::mt19937& random, double noise = 0.0) {
    std::uniform_real_distribution<double> part(0.2, 0.8), turn(0.0, 6.28);
    std::normal_distribution<double> off(0.0, 1.0);
    SeenPieces seen;
    for (int k = 0; k < count; ++k) {
        const TablePoint middle{view.areaWidth * part(random), view.areaHeight * part(random)};
        const TablePoint half = along(Radians(turn(random)), kSizes.matchLength / 2);
        const auto pixelOf = [&](TablePoint p) {
            const ImagePoint q = imageFromTable(view, {p.x, p.y, 1_mm});
            return ImagePoint{q.x + Pixels(noise * off(random)), q.y + Pixels(noise * off(random))};
        };
        seen.sticks.push_back({pixelOf(middle - half), pixelOf(middle + half), 1.0});
    }
    return seen;
}

const cv::Mat kNoPicture(kPicture, CV_8UC3, cv::Scalar::all(90));
const std::optional<CameraIntrinsics> kNoCamera;

CameraLean leanOf(const SeenPieces& pieces, double pixelsPerMm) {
    return leanFromPieces({kNoPicture, kNoCamera, pieces, kSizes}, {pixelsPerMm, {}});
}

TEST(LeaningView, WithoutALeanLooksStraightDownFromTheLowerLeftCorner) {
    const TableView view = leaningView(kPicture, std::nullopt, {2.0, {}});
    const auto corner = tableFromImage(view, {0_px, 719_px});
    ASSERT_TRUE(corner);
    EXPECT_NEAR(corner->x.value(), 0, 1e-6);
    EXPECT_NEAR(corner->y.value(), 0, 1e-6);
    const auto right = tableFromImage(view, {200_px, 719_px});
    ASSERT_TRUE(right);
    EXPECT_NEAR(right->x.value(), 100, 1e-6);
    EXPECT_NEAR(right->y.value(), 0, 1e-6);
}

TEST(LeaningView, ShowsNothingLeftOfOrBelowItsFirstQuadrant) {
    const TableView view = leaningView(kPicture, std::nullopt, {2.0, {-0.4, 0.2}});
    for (const ImagePoint& pixel :
         {ImagePoint{0_px, 0_px}, {1279_px, 0_px}, {0_px, 719_px}, {1279_px, 719_px}}) {
        const auto corner = tableFromImage(view, pixel);
        ASSERT_TRUE(corner);
        EXPECT_GE(corner->x.value(), -1e-6);
        EXPECT_GE(corner->y.value(), -1e-6);
        EXPECT_LE(corner->x.value(), view.areaWidth.value() + 1e-6);
        EXPECT_LE(corner->y.value(), view.areaHeight.value() + 1e-6);
    }
}

TEST(LeaningView, WhereItLooksAtTheHorizonTheTableEnds) {
    CameraIntrinsics wide;
    wide.size = kPicture;
    wide.fx = wide.fy = 500;
    wide.cx = 639.5;
    wide.cy = 359.5;
    const TableView upright = leaningView(kPicture, wide, {1.0, {}});
    const TableView steep = leaningView(kPicture, wide, {1.0, {-0.85, 0.3}});
    EXPECT_LT(steep.areaHeight, upright.areaHeight * 4);
    EXPECT_LT(steep.areaWidth, upright.areaWidth * 4);
}

TEST(LeanFromPieces, TenSticksTellScaleAndLean) {
    std::mt19937 random(4);
    std::uniform_real_distribution<double> lean(-0.45, 0.45), scale(0.88, 1.12);
    for (int round = 0; round < 12; ++round) {
        const CameraLean truth{1.6, {lean(random), lean(random)}};
        const TableView view = leaningView(kPicture, std::nullopt, truth);
        const CameraLean found = leanOf(sticksIn(view, 10, random), 1.6 * scale(random));
        EXPECT_NEAR(found.pixelsPerMm / truth.pixelsPerMm, 1, 0.02) << "round " << round;
        EXPECT_LT(cv::norm(found.lean - truth.lean), 0.04) << "round " << round;
    }
}

TEST(LeanFromPieces, StickEndsThreePixelsOffTellTheLeanToTenDegrees) {
    std::mt19937 random(5);
    for (int round = 0; round < 6; ++round) {
        const CameraLean truth{2.0, {-0.5, 0.1}};
        const TableView view = leaningView(kPicture, std::nullopt, truth);
        const CameraLean found = leanOf(sticksIn(view, 14, random, 3.0), 2.0);
        EXPECT_LT(cv::norm(found.lean - truth.lean), 0.18) << "round " << round;
    }
}

TEST(LeanFromPieces, OfFourSticksTheScaleAloneIsBelieved) {
    std::mt19937 random(6);
    const TableView view = leaningView(kPicture, std::nullopt, {2.0, {0.4, 0}});
    const CameraLean found = leanOf(sticksIn(view, 4, random), 1.9);
    EXPECT_EQ(found.pixelsPerMm, 1.9);
    EXPECT_EQ(found.lean, cv::Vec2d());
}

} // namespace
} // namespace umpire::scale
