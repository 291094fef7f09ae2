#include "vision/code_deblur.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

constexpr int kModules = 12;
constexpr double kPixels = 1.4; ///< a module's side in the picture
constexpr double kBlur = 0.7;   ///< of the lens, pixels
constexpr int kMargin = 6;      ///< pixels

cv::Mat someModules(std::uint64_t seed) {
    cv::Mat modules(kModules, kModules, CV_8UC1);
    cv::RNG(seed).fill(modules, cv::RNG::UNIFORM, 0, 2);
    return modules;
}

/// As a camera sees them, 60 dark and 200 light, with its noise.
cv::Mat pictureOf(const cv::Mat& modules, cv::Size pixels) {
    constexpr int kFiner = 10;
    cv::Mat fine(pixels * kFiner, CV_32F, cv::Scalar::all(200)), picture;
    for (int row = 0; row < fine.rows; ++row)
        for (int column = 0; column < fine.cols; ++column) {
            const int r = cvFloor(((row + 0.5) / kFiner - kMargin) / kPixels);
            const int c = cvFloor(((column + 0.5) / kFiner - kMargin) / kPixels);
            if (r >= 0 && c >= 0 && r < kModules && c < kModules && modules.at<uchar>(r, c) == 0)
                fine.at<float>(row, column) = 60;
        }
    cv::GaussianBlur(fine, fine, {}, kBlur * kFiner);
    cv::resize(fine, fine, pixels, 0, 0, cv::INTER_AREA);
    cv::Mat noise(pixels, CV_32F);
    cv::RNG(7).fill(noise, cv::RNG::NORMAL, 0, 2);
    cv::Mat(fine + noise).convertTo(picture, CV_8U);
    return picture;
}

/// What a threshold alone tells of them.
CodeGrid gridOver(const cv::Mat& picture) {
    const double first = kMargin - 0.5, last = first + kModules * kPixels;
    CodeGrid grid{{{{first, first}, {last, first}, {last, last}, {first, last}}}, {}, 1.0};
    cv::Mat dark;
    cv::threshold(picture, dark, 0, 1, cv::THRESH_BINARY | cv::THRESH_OTSU);
    grid.modules.create(kModules, kModules, CV_8UC1);
    for (int row = 0; row < kModules; ++row)
        for (int column = 0; column < kModules; ++column)
            grid.modules.at<uchar>(row, column) =
                dark.at<uchar>(cvFloor(kMargin + (row + 0.5) * kPixels),
                               cvFloor(kMargin + (column + 0.5) * kPixels));
    return grid;
}

int wrong(const cv::Mat& said, const cv::Mat& modules) {
    return cv::countNonZero(said != modules);
}

TEST(CodeDeblur, TellsModulesHardlyLargerThanAPixelApart) {
    const int side = 2 * kMargin + cvCeil(kModules * kPixels);
    int before = 0, after = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const cv::Mat modules = someModules(seed);
        const cv::Mat picture = pictureOf(modules, {side, side});
        const CodeGrid grid = gridOver(picture);
        before += wrong(grid.modules, modules);
        after += wrong(deblurredModules(picture, grid, cv::Matx33d::eye(), kBlur), modules);
    }
    EXPECT_GT(before, 200) << "too easy a picture";
    EXPECT_LE(after, before / 10) << "of " << before;
}

TEST(CodeDeblur, LeavesWhatIsAllOfOneBrightness) {
    const cv::Mat picture(40, 40, CV_8UC1, cv::Scalar::all(120));
    const CodeGrid grid = gridOver(picture);
    EXPECT_EQ(wrong(deblurredModules(picture, grid, cv::Matx33d::eye(), kBlur), grid.modules), 0);
}

} // namespace
} // namespace umpire
