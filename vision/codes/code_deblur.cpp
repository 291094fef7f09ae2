#include "vision/codes/code_deblur.h"

#include "vision/codes/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::codes {

namespace {

constexpr int kKernel = 2 * kOptions.reach + 1;

/// Returns how much light of a module reaches the centres of the module itself and of its
/// neighbours: CV_32F, kKernel x kKernel; the sum is one. `steps`: the result of `moduleSteps`.
cv::Mat mixing(const cv::Matx22d& steps) {
    cv::Mat kernel(kKernel, kKernel, CV_32F);
    for (int row = 0; row < kKernel; ++row) {
        for (int column = 0; column < kKernel; ++column) {
            double sum = 0;
            for (int i = 0; i < kOptions.cells * kOptions.cells; ++i) {
                const double x =
                    column - kOptions.reach + (i % kOptions.cells + 0.5) / kOptions.cells - 0.5;
                const double y =
                    row - kOptions.reach + (i / kOptions.cells + 0.5) / kOptions.cells - 0.5;
                const cv::Vec2d off = steps * cv::Vec2d(x, y);
                sum += std::exp(-off.dot(off) / (2 * kCodeBlur * kCodeBlur));
            }
            kernel.at<float>(row, column) = float(sum);
        }
    }
    return kernel / cv::sum(kernel)[0];
}

/// Returns the brightness at the centres of the modules: CV_32F, in grey levels.
cv::Mat middles(const cv::Mat& gray, const cv::Matx33d& cropFromModule, cv::Size n) {
    cv::Mat places(n, CV_32FC2), seen;
    for (int row = 0; row < n.height; ++row) {
        for (int column = 0; column < n.width; ++column) {
            places.at<cv::Point2f>(row, column) = mapped(cropFromModule, {column + 0.5, row + 0.5});
        }
    }
    cv::remap(gray, seen, places, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    seen.convertTo(seen, CV_32F);
    return seen;
}

/// Returns the modules as the camera would see them, with light modules around the code. `modules`:
/// 0 dark to 1 light.
cv::Mat mixed(const cv::Mat& modules, const cv::Mat& kernel) {
    cv::Mat wide, seen;
    cv::copyMakeBorder(modules, wide, kOptions.reach, kOptions.reach, kOptions.reach,
                       kOptions.reach, cv::BORDER_CONSTANT, cv::Scalar::all(1));
    cv::filter2D(wide, seen, CV_32F, kernel, {-1, -1}, 0, cv::BORDER_REPLICATE);
    return seen(cv::Rect(kOptions.reach, kOptions.reach, modules.cols, modules.rows)).clone();
}

/// Returns the brightness of dark and of light modules, by a line that is fitted to the seen values
/// against the expected values.
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
    for (int i = 0; i < kOptions.iterations; ++i) {
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
