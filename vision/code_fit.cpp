#include "vision/code_fit.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// Samples a module and direction, of the picture that is compared with the modules.
constexpr int kFine = 2;
/// Modules around the code that are known to be light.
constexpr int kBorder = 1;
/// A module's edge as a small camera and the enlarging blur it, one standard deviation in modules.
constexpr double kEdgeBlur = 0.3;
constexpr int kMostSteps = 8;
/// A step shorter than this is the last one, in modules: a hundredth of 1.5 mm.
constexpr double kSmallStep = 0.01;
/// The unknowns: four corners' moves, then gain, offset and slope of the light.
constexpr int kUnknowns = 12;
constexpr int kGain = 8;

using Corners = std::array<cv::Point2d, 4>;

/// The modules and their border, kFine pixels each, as a blurred camera would see them: CV_32FC1,
/// 0 dark to 1 light.
cv::Mat expectedPicture(const cv::Mat& modules) {
    cv::Mat picture;
    cv::copyMakeBorder(modules, picture, kBorder, kBorder, kBorder, kBorder, cv::BORDER_CONSTANT,
                       cv::Scalar::all(1));
    picture.convertTo(picture, CV_32F);
    cv::resize(picture, picture, {}, kFine, kFine, cv::INTER_NEAREST);
    cv::GaussianBlur(picture, picture, {}, kEdgeBlur * kFine);
    return picture;
}

/// The crop over the same pixels, as a column.
cv::Mat sampled(const cv::Mat& gray, const Corners& corners, cv::Size n) {
    const cv::Matx33d module_from_sample(1.0 / kFine, 0, 0.5 / kFine - kBorder, 0, 1.0 / kFine,
                                         0.5 / kFine - kBorder, 0, 0, 1);
    cv::Mat samples;
    cv::warpPerspective(gray, samples, cropFromModules(corners, n) * module_from_sample,
                        (n + cv::Size(2 * kBorder, 2 * kBorder)) * kFine,
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    samples.convertTo(samples, CV_32F);
    return samples.reshape(1, int(samples.total()));
}

/// How the expected picture changes with each unknown: a row a pixel.
cv::Mat slopesOf(const cv::Mat& expected, cv::Size n) {
    cv::Mat byX, byY;
    cv::Sobel(expected, byX, CV_32F, 1, 0, 3, kFine / 8.0);
    cv::Sobel(expected, byY, CV_32F, 0, 1, 3, kFine / 8.0);
    cv::Mat slopes(int(expected.total()), kUnknowns, CV_32F);
    for (int i = 0, k = 0; i < expected.rows; ++i)
        for (int j = 0; j < expected.cols; ++j, ++k) {
            const float u = (float(j) + 0.5F - kBorder * kFine) / float(kFine * n.width);
            const float v = (float(i) + 0.5F - kBorder * kFine) / float(kFine * n.height);
            const std::array<float, 4> share{(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v};
            float* row = slopes.ptr<float>(k);
            for (std::size_t corner = 0; corner < 4; ++corner) {
                row[2 * corner] = share[corner] * byX.at<float>(i, j);
                row[2 * corner + 1] = share[corner] * byY.at<float>(i, j);
            }
            row[kGain] = expected.at<float>(i, j);
            row[kGain + 1] = 1.0F;
            row[kGain + 2] = u;
            row[kGain + 3] = v;
        }
    return slopes;
}

double varianceOf(const cv::Mat& column) {
    cv::Scalar mean, deviation;
    cv::meanStdDev(column, mean, deviation);
    return deviation[0] * deviation[0];
}

Corners moved(const Corners& corners, cv::Size n, const cv::Mat& solution) {
    const cv::Matx33d h = cropFromModules(corners, n);
    const double w = n.width, t = n.height;
    const Corners in_modules{{{0, 0}, {w, 0}, {w, t}, {0, t}}};
    Corners result;
    for (int k = 0; k < 4; ++k) {
        // The picture moves one way, so the corners must follow: minus, and without the gain.
        const double gain = solution.at<float>(kGain);
        const cv::Point2d p =
            in_modules[std::size_t(k)] -
            cv::Point2d(solution.at<float>(2 * k), solution.at<float>(2 * k + 1)) / gain;
        const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1.0);
        result[std::size_t(k)] = {q[0] / q[2], q[1] / q[2]};
    }
    return result;
}

} // namespace

cv::Matx33d cropFromModules(const Corners& c, cv::Size modules) {
    // The square that becomes the four corners (P. Heckbert, Fundamentals of Texture Mapping and
    // Image Warping, 1989, section 2.2).
    const cv::Point2d sum = c[0] - c[1] + c[2] - c[3];
    const cv::Point2d d1 = c[1] - c[2], d2 = c[3] - c[2];
    const double den = d1.cross(d2);
    const double g = den != 0.0 ? sum.cross(d2) / den : 0.0;
    const double h = den != 0.0 ? d1.cross(sum) / den : 0.0;
    const cv::Point2d right = c[1] - c[0] + g * c[1], down = c[3] - c[0] + h * c[3];
    const double w = 1.0 / modules.width, t = 1.0 / modules.height;
    return {right.x * w, down.x * t, c[0].x, right.y * w, down.y * t, c[0].y, g * w, h * t, 1.0};
}

std::optional<ModuleFit> fitModules(const cv::Mat& gray, const cv::Mat& modules,
                                    const Corners& corners) {
    const cv::Size n = modules.size();
    const cv::Mat slopes = slopesOf(expectedPicture(modules), n);
    cv::Mat normal, inverse;
    cv::mulTransposed(slopes, normal, true);
    if (cv::invert(normal, inverse, cv::DECOMP_CHOLESKY) == 0.0)
        return std::nullopt;
    const cv::Mat solver = inverse * slopes.t();
    ModuleFit fit{corners, 0.0};
    for (int k = 0; k < kMostSteps; ++k) {
        const cv::Mat seen = sampled(gray, fit.corners, n);
        const cv::Mat solution = solver * seen;
        if (!(solution.at<float>(kGain) > 1.0F)) // light is lighter, by a grey level at least
            return std::nullopt;
        const double variance = varianceOf(seen);
        const double left = varianceOf(seen - slopes * solution);
        fit.agreement = variance > 0 ? std::clamp(1.0 - left / variance, 0.0, 1.0) : 0.0;
        fit.corners = moved(fit.corners, n, solution);
        const cv::Mat moves = solution.rowRange(0, kGain);
        if (cv::norm(moves, cv::NORM_INF) < kSmallStep * solution.at<float>(kGain))
            break;
    }
    return fit;
}

} // namespace umpire
