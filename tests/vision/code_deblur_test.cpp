#include "tests/vision/rendered_codes.h"
#include "vision/codes/code_blurred.h"
#include "vision/codes/code_grid.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire::codes {
namespace {

constexpr int kModules = 12;
constexpr rendered::FewPixels kSharpCamera;
constexpr int kMargin = kSharpCamera.margin;
constexpr double kPixels = kSharpCamera.pixelsAModule;

cv::Mat someModules(std::uint64_t seed) {
    cv::Mat modules(kModules, kModules, CV_8UC1);
    cv::RNG(seed).fill(modules, cv::RNG::UNIFORM, 0, 2);
    return modules;
}

/// Returns the grid that a threshold alone gives.
CodeGrid gridOver(const cv::Mat& picture) {
    const double first = kMargin - 0.5, last = first + kModules * kPixels;
    CodeGrid grid{{{{first, first}, {last, first}, {last, last}, {first, last}}}, {}, 1.0};
    cv::Mat dark;
    cv::threshold(picture, dark, 0, 1, cv::THRESH_BINARY | cv::THRESH_OTSU);
    grid.modules.create(kModules, kModules, CV_8UC1);
    for (int row = 0; row < kModules; ++row) {
        for (int column = 0; column < kModules; ++column) {
            grid.modules.at<uchar>(row, column) =
                dark.at<uchar>(cvFloor(kMargin + (row + 0.5) * kPixels),
                               cvFloor(kMargin + (column + 0.5) * kPixels));
        }
    }
    return grid;
}

int wrong(const cv::Mat& said, const cv::Mat& modules) {
    return cv::countNonZero(said != modules);
}

cv::Mat told(const cv::Mat& picture, const CodeGrid& grid) {
    return (deblurredModules(picture, grid.corners, grid.modules, cv::Matx33d::eye()) > 0.5) / 255;
}

TEST(CodeDeblur, TellsModulesHardlyLargerThanAPixelApart) {
    int before = 0, after = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const cv::Mat modules = someModules(seed);
        const cv::Mat picture = rendered::picturedFrom(modules, kSharpCamera);
        const CodeGrid grid = gridOver(picture);
        before += wrong(grid.modules, modules);
        after += wrong(told(picture, grid), modules);
    }
    EXPECT_GT(before, 200) << "too easy a picture";
    EXPECT_LE(after, before / 10) << "of " << before;
}

TEST(CodeDeblur, LeavesWhatIsAllOfOneBrightness) {
    const cv::Mat picture(40, 40, CV_8UC1, cv::Scalar::all(120));
    const CodeGrid grid = gridOver(picture);
    EXPECT_EQ(wrong(told(picture, grid), grid.modules), 0);
}

} // namespace
} // namespace umpire::codes
