#include "vision/codes/code_deblur.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::codes {

namespace {

/// As many of the kit's codes are read after 30.
constexpr int kIterations = 10;
/// How far a module's light reaches, in modules; beyond are those around the code, which are light.
constexpr int kReach = 2;
constexpr int kKernel = 2 * kReach + 1;
/// Samples a module and direction, of the kernel's integral.
constexpr int kCells = 6;

/// What a module gives to the brightness seen at its own middle and its neighbours': CV_32F,
/// kKernel x kKernel, the sum is one. `steps`: as `moduleSteps`.
cv::Mat mixing(const cv::Matx22d& steps) {
    cv::Mat kernel(kKernel, kKernel, CV_32F);
    for (int row = 0; row < kKernel; ++row)
        for (int column = 0; column < kKernel; ++column) {
            double sum = 0;
            for (int i = 0; i < kCells * kCells; ++i) {
                const double x = column - kReach + (i % kCells + 0.5) / kCells - 0.5;
                const double y = row - kReach + (i / kCells + 0.5) / kCells - 0.5;
                const cv::Vec2d off = steps * cv::Vec2d(x, y);
                sum += std::exp(-off.dot(off) / (2 * kCodeBlur * kCodeBlur));
            }
            kernel.at<float>(row, column) = float(sum);
        }
    return kernel / cv::sum(kernel)[0];
}

/// The brightness in the modules' middles: CV_32F.
cv::Mat middles(const cv::Mat& gray, const cv::Matx33d& cropFromModule, cv::Size n) {
    cv::Mat places(n, CV_32FC2), seen;
    for (int row = 0; row < n.height; ++row)
        for (int column = 0; column < n.width; ++column)
            places.at<cv::Point2f>(row, column) = mapped(cropFromModule, {column + 0.5, row + 0.5});
    cv::remap(gray, seen, places, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    seen.convertTo(seen, CV_32F);
    return seen;
}

/// `modules`, 0 to 1, as they would be seen; light around.
cv::Mat mixed(const cv::Mat& modules, const cv::Mat& kernel) {
    cv::Mat wide, seen;
    cv::copyMakeBorder(modules, wide, kReach, kReach, kReach, kReach, cv::BORDER_CONSTANT,
                       cv::Scalar::all(1));
    cv::filter2D(wide, seen, CV_32F, kernel, {-1, -1}, 0, cv::BORDER_REPLICATE);
    return seen(cv::Rect(kReach, kReach, modules.cols, modules.rows)).clone();
}

/// Brightness of dark and light modules: the line through what is seen over what is expected.
cv::Vec2d levels(const cv::Mat& seen, const cv::Mat& expected) {
    const cv::Scalar meanSeen = cv::mean(seen), meanExpected = cv::mean(expected);
    const cv::Mat a = expected - meanExpected, b = seen - meanSeen;
    const double gain = a.dot(b) / std::max(1e-6, a.dot(a));
    const double dark = meanSeen[0] - gain * meanExpected[0];
    return {dark, dark + gain};
}

} // namespace

cv::Mat deblurredModules(const cv::Mat& gray, const Corners& corners, const cv::Mat& modules,
                         const cv::Matx33d& imageFromCrop) {
    const cv::Size n = modules.size();
    const cv::Matx33d cropFromModule = cropFromModules(corners, n);
    const cv::Matx33d imageFromModule = imageFromCrop * cropFromModule;
    const cv::Mat kernel = mixing(moduleSteps(imageFromModule, n));
    const cv::Mat seen = middles(gray, cropFromModule, n);
    cv::Mat light;
    modules.convertTo(light, CV_32F);
    for (int i = 0; i < kIterations; ++i) {
        const cv::Mat expected = mixed(light, kernel);
        const cv::Vec2d level = levels(seen, expected);
        if (level[1] - level[0] < 1) {
            modules.convertTo(light, CV_32F);
            break;
        }
        light += (seen - level[0]) / (level[1] - level[0]) - expected;
        light = cv::max(cv::min(light, 1.0), 0.0);
    }
    return light;
}

} // namespace umpire::codes
