#include "vision/codes/code_blurred.h"

#include "vision/codes/code_fit.h"
#include "vision/codes/code_reading.h"
#include "vision/codes/options.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>
#include <vector>

namespace umpire::codes {
namespace {

/// Numbers of modules on a side of the square symbols of ISO/IEC 16022 that fit on a piece of a few
/// centimetres.
constexpr std::array kSides = {10, 12, 14, 16, 18, 20};

/// Draws the sides that every Data Matrix has: the left and lower sides are dark, the others
/// alternate.
void drawSides(cv::Mat& modules) {
    const cv::Size n = modules.size();
    for (int k = 0; k < n.width; ++k) {
        modules.at<uchar>(0, k) = uchar(k % 2);
        modules.at<uchar>(n.height - 1, k) = 0;
    }
    for (int k = 0; k < n.height; ++k) {
        modules.at<uchar>(k, 0) = 0;
        modules.at<uchar>(n.height - 1 - k, n.width - 1) = uchar(k % 2);
    }
}

cv::Matx22d spreadOn(const Corners& corners, cv::Size n, const cv::Matx33d& imageFromCrop) {
    return spreadInModules(imageFromCrop * cropFromModules(corners, n), n);
}

/// Returns modules that are 0 for dark and 1 for light, with the sides of a Data Matrix.
cv::Mat told(const cv::Mat& light) {
    cv::Mat modules = (light > 0.5) / 255;
    drawSides(modules);
    return modules;
}

/// Returns the modules inside the sides whose lightness is nearest to the middle, the most doubtful
/// first.
std::vector<cv::Point> doubted(const cv::Mat& light) {
    std::vector<std::pair<float, cv::Point>> modules;
    for (int row = 1; row + 1 < light.rows; ++row) {
        for (int column = 1; column + 1 < light.cols; ++column) {
            modules.emplace_back(std::abs(light.at<float>(row, column) - 0.5F),
                                 cv::Point(column, row));
        }
    }
    const std::size_t kept = std::min<std::size_t>(kOptions.doubted, modules.size());
    std::ranges::partial_sort(modules, modules.begin() + std::ptrdiff_t(kept), {},
                              [](const auto& module) { return module.first; });
    std::vector<cv::Point> places;
    for (std::size_t k = 0; k < kept; ++k) {
        places.push_back(modules[k].second);
    }
    return places;
}

/// Refits the corners to the code's modules. Returns false, and leaves the code unchanged, if the
/// fit fails.
bool refit(BlurredCode& code, const cv::Mat& gray, const cv::Matx33d& imageFromCrop) {
    const auto fit =
        fitModules(gray, code.grid.modules, code.grid.corners,
                   spreadOn(code.grid.corners, code.grid.modules.size(), imageFromCrop));
    if (!fit) {
        return false;
    }
    code.grid.corners = fit->corners;
    code.grid.agreement = fit->agreement;
    return true;
}

/// Changes some of the doubtful modules and reads the code, until it can be read. Returns whether
/// it was read.
bool readDoubting(BlurredCode& code, const cv::Mat& light) {
    const std::vector<cv::Point> places = doubted(light);
    const cv::Mat modules = code.grid.modules.clone();
    for (unsigned changed = 1; changed < 1U << places.size(); ++changed) {
        if (std::popcount(changed) > kOptions.maxWrong) {
            continue;
        }
        modules.copyTo(code.grid.modules);
        for (std::size_t k = 0; k < places.size(); ++k) {
            if ((changed >> k & 1U) != 0) {
                code.grid.modules.at<uchar>(places[k]) ^= 1U;
            }
        }
        code.text = readModules(code.grid.modules);
        if (!code.text.empty()) {
            return true;
        }
    }
    return false;
}

double brightnessAlong(const cv::Mat& gray, cv::Point2d from, cv::Point2d to) {
    constexpr int kSamples = 16;
    double sum = 0;
    for (int k = 0; k < kSamples; ++k) {
        sum += double(grayAt(gray, from + (to - from) * ((k + 0.5) / kSamples)));
    }
    return sum / kSamples;
}

/// Returns the corners in the order of `Corners`, starting at the upper left. The lower left corner
/// is the corner where the two dark sides meet.
Corners turnedUpright(const cv::Mat& gray, const Corners& corners) {
    const cv::Point2d middle = (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25;
    Corners inner;
    for (std::size_t k = 0; k < 4; ++k) {
        inner[k] = corners[k] + (middle - corners[k]) * (2 * kOptions.inside);
    }
    std::array<double, 4> side{}; // mean brightness of the side from each corner to the next
    for (std::size_t k = 0; k < 4; ++k) {
        side[k] = brightnessAlong(gray, inner[k], inner[(k + 1) % 4]);
    }
    std::size_t darkest = 0; // the corner where the two darkest sides meet
    for (std::size_t k = 1; k < 4; ++k) {
        if (side[k] + side[(k + 3) % 4] < side[darkest] + side[(darkest + 3) % 4]) {
            darkest = k;
        }
    }
    Corners upright;
    for (std::size_t k = 0; k < 4; ++k) {
        upright[k] = corners[(darkest + 1 + k) % 4];
    }
    return upright;
}

/// Returns the width of a module in pixels of the picture, if the code has this number of modules
/// on a side.
double moduleInPicture(const Corners& corners, const cv::Matx33d& imageFromCrop, int modules) {
    Corners q;
    std::ranges::transform(corners, q.begin(),
                           [&](cv::Point2d corner) { return mapped(imageFromCrop, corner); });
    return std::sqrt(std::abs((q[2] - q[0]).cross(q[3] - q[1])) / 2) / modules;
}

/// Fits the sides of a code with this number of modules; its interior counts as unknown. Returns
/// none if the fit fails or moves a corner too far.
std::optional<CodeGrid> fitSides(const cv::Mat& gray, const Corners& corners,
                                 const cv::Matx33d& imageFromCrop, int modules) {
    const cv::Size n(modules, modules);
    cv::Mat sides(n, CV_8UC1, cv::Scalar::all(kUnknownModule));
    drawSides(sides);
    const auto fit = fitModules(gray, sides, corners, spreadOn(corners, n, imageFromCrop));
    if (!fit) {
        return std::nullopt;
    }
    const double module = cv::norm(corners[2] - corners[0]) / std::sqrt(2.0) / modules;
    for (std::size_t k = 0; k < 4; ++k) {
        if (cv::norm(fit->corners[k] - corners[k]) > kOptions.farthestOff * module) {
            return std::nullopt;
        }
    }
    return CodeGrid{fit->corners, sides, fit->agreement};
}

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

BlurredCode sharpened(const cv::Mat& gray, const CodeGrid& grid, const cv::Matx33d& imageFromCrop) {
    BlurredCode code{grid, {}};
    cv::Mat light;
    for (int round = 0; round <= kOptions.rounds; ++round) {
        light = deblurredModules(gray, code.grid.corners, code.grid.modules, imageFromCrop);
        code.grid.modules = told(light);
        if (round < kOptions.rounds && !refit(code, gray, imageFromCrop)) {
            break;
        }
    }
    code.text = readModules(code.grid.modules);
    if (code.text.empty() && code.grid.modules.cols >= kOptions.fewestDoubted &&
        code.grid.agreement > kOptions.worthDoubting && readDoubting(code, light)) {
        refit(code, gray, imageFromCrop);
    }
    return code;
}

std::optional<BlurredCode> readBlurred(const cv::Mat& gray, const Corners& corners,
                                       const cv::Matx33d& imageFromCrop) {
    const Corners upright = turnedUpright(gray, corners);
    CodeGrid best{upright, {}, kOptions.minSidesAgreement};
    for (const int modules : kSides) {
        const double module = moduleInPicture(upright, imageFromCrop, modules);
        if (module < kOptions.minModule || module > kOptions.maxModule) {
            continue;
        }
        const auto fit = fitSides(gray, upright, imageFromCrop, modules);
        if (fit && fit->agreement > best.agreement) {
            best = *fit;
        }
    }
    if (best.modules.empty()) {
        return std::nullopt;
    }
    best.modules = modulesAt(gray, best.corners, best.modules.size());
    BlurredCode code = sharpened(gray, best, imageFromCrop);
    return code.text.empty() ? std::nullopt : std::optional(std::move(code));
}

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
