// Tests real photographs of a tag at known angles: one tag of 65 mm, an undistorted camera.
#include "calibration/measure/register_table.h"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace umpire {
namespace {

std::filesystem::path photographs() {
    return std::filesystem::path(UMPIRE_SHARED_DIR) / "photos/tags/test/test_files";
}

TableDescription oneTag(int id) {
    TableDescription table;
    table.width = table.height = 100_mm;
    table.tagSize = 65_mm;
    table.tags = {{id, {50_mm, 50_mm}, {}}};
    return table;
}

/// Returns the direction of the tag's face in degrees; the tag stands upright and turns about the
/// vertical.
double faceOf(const TableView& view) {
    const cv::Vec3d face = view.rotation * cv::Vec3d(0, 0, 1);
    return std::atan2(face[0], -face[2]) * 180 / CV_PI;
}

/// The angles were set by hand, and the publisher undistorted the pictures. OpenCV's corners and
/// all printed bits give the same angles within half a degree.
TEST(TagPhotographs, ATagsAngleIsMeasuredWithinAFewDegrees) {
    constexpr double kWorst = 6.5;
    constexpr double kMean = 3.0;
    if (!std::filesystem::exists(photographs())) {
        GTEST_SKIP() << "no photographs here";
    }
    double sum = 0.0;
    int pictures = 0;
    for (int angle = -60; angle <= 60; angle += 10) {
        const auto file = photographs() / ("test_image_rotation_" + std::to_string(angle) + ".png");
        const cv::Mat picture = cv::imread(file.string());
        // test_info.yaml beside the pictures.
        const CameraIntrinsics camera{"dt", picture.size(), 329.87, 332.95, 528, 396, {}};
        const auto found = registerTable(picture, oneTag(76), camera);
        ASSERT_TRUE(found) << angle << ": " << english(found.error().message);
        const double error = faceOf(found->view) - angle;
        EXPECT_NEAR(error, 0.0, kWorst) << "at " << angle;
        EXPECT_GT(found->view.registration.sigma.value(), 0.2) << "one small tag is not exact";
        sum += std::abs(error);
        ++pictures;
    }
    std::printf("one tag at known angles: mean error %.2f degrees in %d photographs\n",
                sum / pictures, pictures);
    EXPECT_LT(sum / pictures, kMean);
}

} // namespace
} // namespace umpire
