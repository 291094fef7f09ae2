#include "tests/vision/rendered_codes.h"
#include "vision/codes/code_blurred.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire::codes {
namespace {

constexpr rendered::FewPixels kCamera{1.5};

/// A text for a code of 12 x 12 modules.
constexpr auto kText = "NB:mi";

cv::Mat someModules() {
    return rendered::modulesOf(kText, rendered::CodeKind::DataMatrix);
}

/// Returns the corners of a square in the picture, clockwise from the upper left.
Corners cornersOf(double first, double last) {
    return {{{first, first}, {last, first}, {last, last}, {first, last}}};
}

/// Returns the code's corners, moved outwards by that many modules.
Corners cornersAround(const cv::Mat& modules, double wider) {
    const double first = kCamera.margin - 0.5, more = wider * kCamera.pixelsAModule;
    return cornersOf(first - more, first + modules.cols * kCamera.pixelsAModule + more);
}

std::optional<BlurredCode> readAround(const cv::Mat& picture, const Corners& corners) {
    return readBlurred(picture, corners, cv::Matx33d::eye());
}

TEST(CodeBlurred, IsReadInEachOfItsTurnsFromCornersGoodToAModule) {
    const cv::Mat modules = someModules();
    cv::Mat picture = rendered::picturedFrom(modules, kCamera);
    ASSERT_EQ(modules.cols, 12);
    for (int turn = 0; turn < 4; ++turn, cv::rotate(picture, picture, cv::ROTATE_90_CLOCKWISE)) {
        for (const double wider : {-0.7, 0.0, 0.7}) {
            const Corners truth = cornersAround(modules, 0);
            const auto code = readAround(picture, cornersAround(modules, wider));
            ASSERT_TRUE(code) << turn << " turns, wider by " << wider;
            EXPECT_EQ(code->text, kText);
            for (std::size_t k = 0; k < 4; ++k) {
                EXPECT_LT(cv::norm(code->grid.corners[k] - truth[(k + std::size_t(turn)) % 4]), 0.2)
                    << turn << " turns, corner " << k;
            }
        }
    }
}

TEST(CodeBlurred, DoubtfulModulesAreChangedUntilTheErrorCorrectionAgrees) {
    const cv::Mat modules = someModules();
    cv::Mat wrong = modules.clone(), picture;
    // More wrong code words than the three that the error correction of 12 x 12 can repair.
    for (const cv::Point place : {cv::Point(2, 2), {8, 2}, {5, 5}, {2, 8}, {9, 9}, {10, 5}}) {
        wrong.at<uchar>(place) ^= 1U;
    }
    // Each module resembles the wrong code slightly more than the right one.
    cv::addWeighted(rendered::picturedFrom(modules, kCamera), 0.4,
                    rendered::picturedFrom(wrong, kCamera), 0.6, 0, picture);
    const auto code = readAround(picture, cornersAround(modules, 0));
    ASSERT_TRUE(code);
    EXPECT_EQ(code->text, kText);
}

TEST(CodeBlurred, NothingIsReadInNoise) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        cv::Mat picture(32, 32, CV_8UC1);
        cv::RNG(seed).fill(picture, cv::RNG::UNIFORM, 40, 220);
        cv::GaussianBlur(picture, picture, {}, 0.5 + double(seed % 3) / 2);
        const auto code = readAround(picture, cornersOf(6, 26));
        EXPECT_FALSE(code) << code->text << ", seed " << seed;
    }
}

TEST(CodeBlurred, NothingIsReadWhereThereIsHalfACode) {
    const cv::Mat modules = someModules();
    cv::Mat picture = rendered::picturedFrom(modules, kCamera);
    picture.colRange(picture.cols / 2, picture.cols).setTo(200);
    EXPECT_FALSE(readAround(picture, cornersAround(modules, 0)));
}

TEST(CodeBlurred, CornersInOnePlaceAreNoCode) {
    const cv::Mat picture = rendered::picturedFrom(someModules(), kCamera);
    EXPECT_FALSE(readAround(picture, cornersOf(10, 10)));
    EXPECT_FALSE(readBlurred(picture, cornersOf(6, 22), cv::Matx33d::zeros()));
}

} // namespace
} // namespace umpire::codes
