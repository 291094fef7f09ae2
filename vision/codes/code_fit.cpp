#include "vision/codes/code_fit.h"

#include "vision/codes/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace umpire::codes {

float grayAt(const cv::Mat& gray, cv::Point2f p) {
    const float x = std::clamp(p.x, 0.0F, float(gray.cols) - 1.001F);
    const float y = std::clamp(p.y, 0.0F, float(gray.rows) - 1.001F);
    const int column = int(x), row = int(y);
    const float s = x - float(column), t = y - float(row);
    const uchar* upper = gray.ptr<uchar>(row) + column;
    const uchar* lower = upper + gray.step;
    const float above = float(upper[0]) + s * float(upper[1] - upper[0]);
    const float below = float(lower[0]) + s * float(lower[1] - lower[0]);
    return above + t * (below - above);
}

namespace {

/// The unknowns are the shifts of the four corners (x and y each), then the gain, the offset and
/// the two slopes of the light.
constexpr int kUnknowns = 12;
constexpr int kGain = 8;

/// Returns a Gaussian kernel whose sum is one. `covariance` is in squared pixels.
cv::Mat kernelOf(const cv::Matx22d& covariance) {
    const double widest = std::sqrt(std::max(covariance(0, 0), covariance(1, 1)));
    const int reach = std::clamp(int(std::ceil(2.5 * widest)), 1, kOptions.maxReach);
    const cv::Matx22d inverse = covariance.inv();
    cv::Mat kernel(2 * reach + 1, 2 * reach + 1, CV_32F);
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            const cv::Vec2d off(x, y);
            kernel.at<float>(y + reach, x + reach) = float(std::exp(-off.dot(inverse * off) / 2));
        }
    }
    return kernel / cv::sum(kernel)[0];
}

/// Renders the modules and their border, with `fine` pixels for a module along a side, as a blurred
/// camera would see them: CV_32FC1, 0 dark to 1 light. Unknown modules are 0.5.
cv::Mat expectedPicture(const cv::Mat& modules, const cv::Matx22d& spread) {
    cv::Mat picture;
    modules.convertTo(picture, CV_32F);
    picture.setTo(0.5, modules == kUnknownModule);
    cv::copyMakeBorder(picture, picture, kOptions.border, kOptions.border, kOptions.border,
                       kOptions.border, cv::BORDER_CONSTANT, cv::Scalar::all(1));
    cv::resize(picture, picture, {}, kOptions.fine, kOptions.fine, cv::INTER_NEAREST);
    cv::filter2D(picture, picture, CV_32F, kernelOf(spread * (kOptions.fine * kOptions.fine)),
                 {-1, -1}, 0, cv::BORDER_REPLICATE);
    return picture;
}

/// Returns the pixels (column, row) of the expected picture that lie on known modules or on the
/// border.
std::vector<cv::Point> knownPixels(const cv::Mat& modules) {
    cv::Mat unknown;
    cv::copyMakeBorder(modules == kUnknownModule, unknown, kOptions.border, kOptions.border,
                       kOptions.border, kOptions.border, cv::BORDER_CONSTANT, cv::Scalar::all(0));
    cv::resize(unknown, unknown, {}, kOptions.fine, kOptions.fine, cv::INTER_NEAREST);
    std::vector<cv::Point> pixels;
    cv::findNonZero(unknown == 0, pixels);
    return pixels;
}

/// The derivatives of a pixel of the expected picture with respect to each unknown.
using Slopes = std::array<float, kUnknowns>;
using Normal = cv::Matx<double, kUnknowns, kUnknowns>;
using Unknowns = cv::Vec<double, kUnknowns>;

/// Samples the crop at the places of the given pixels of the expected picture.
void sample(const cv::Mat& gray, const cv::Matx33f& cropFromModules,
            const std::vector<cv::Point>& pixels, std::vector<float>& seen) {
    const cv::Matx33f& h = cropFromModules;
    seen.clear();
    for (const cv::Point& p : pixels) {
        const float u = (float(p.x) + 0.5F) / kOptions.fine - kOptions.border;
        const float v = (float(p.y) + 0.5F) / kOptions.fine - kOptions.border;
        const float w = 1.0F / (h(2, 0) * u + h(2, 1) * v + h(2, 2));
        seen.push_back(grayAt(gray, {(h(0, 0) * u + h(0, 1) * v + h(0, 2)) * w,
                                     (h(1, 0) * u + h(1, 1) * v + h(1, 2)) * w}));
    }
}

/// Returns the derivatives of the expected picture with respect to each unknown, one entry for each
/// pixel.
std::vector<Slopes> slopesOf(const cv::Mat& expected, cv::Size n,
                             const std::vector<cv::Point>& pixels) {
    cv::Mat byX, byY;
    cv::Sobel(expected, byX, CV_32F, 1, 0, 3, kOptions.fine / 8.0);
    cv::Sobel(expected, byY, CV_32F, 0, 1, 3, kOptions.fine / 8.0);
    std::vector<Slopes> slopes;
    slopes.reserve(pixels.size());
    for (const cv::Point& p : pixels) {
        const float u =
            (float(p.x) + 0.5F - kOptions.border * kOptions.fine) / float(kOptions.fine * n.width);
        const float v =
            (float(p.y) + 0.5F - kOptions.border * kOptions.fine) / float(kOptions.fine * n.height);
        const std::array<float, 4> share{(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v};
        Slopes& row = slopes.emplace_back();
        for (std::size_t corner = 0; corner < 4; ++corner) {
            row[2 * corner] = share[corner] * byX.at<float>(p);
            row[2 * corner + 1] = share[corner] * byY.at<float>(p);
        }
        row[kGain] = expected.at<float>(p);
        row[kGain + 1] = 1.0F;
        row[kGain + 2] = u;
        row[kGain + 3] = v;
    }
    return slopes;
}

Normal normalOf(const std::vector<Slopes>& slopes) {
    Normal normal = Normal::zeros();
    std::array<std::array<float, kUnknowns>, kUnknowns> sums{};
    for (const Slopes& row : slopes) {
        for (std::size_t i = 0; i < kUnknowns; ++i) {
            // The whole row, so that the compiler vectorises the loop.
            for (std::size_t j = 0; j < kUnknowns; ++j) {
                sums[i][j] += row[i] * row[j];
            }
        }
    }
    for (int i = 0; i < kUnknowns; ++i) {
        for (int j = 0; j < kUnknowns; ++j) {
            normal(i, j) = double(sums[std::size_t(i)][std::size_t(j)]);
        }
    }
    return normal;
}

/// The least-squares solution, and the share of the crop's variance that it does not explain.
struct Explained {
    Unknowns solution;
    double left = 1.0;
};

Explained explain(const std::vector<Slopes>& slopes, const Normal& inverse,
                  const std::vector<float>& seen) {
    Slopes sums{};
    double sum = 0, squares = 0;
    for (std::size_t k = 0; k < seen.size(); ++k) {
        for (std::size_t i = 0; i < kUnknowns; ++i) {
            sums[i] += slopes[k][i] * seen[k];
        }
        sum += double(seen[k]);
        squares += double(seen[k]) * double(seen[k]);
    }
    Unknowns right;
    for (int i = 0; i < kUnknowns; ++i) {
        right[i] = double(sums[std::size_t(i)]);
    }
    Explained explained{inverse * right, 1.0};
    // The residuals have the mean zero, because the offset is among the unknowns.
    const double variance = squares - sum * sum / double(seen.size());
    if (variance > 0) {
        explained.left = (squares - explained.solution.dot(right)) / variance;
    }
    return explained;
}

Corners moved(const Corners& corners, cv::Size n, const Unknowns& solution) {
    const cv::Matx33d h = cropFromModules(corners, n);
    const double w = n.width, t = n.height;
    const Corners inModules{{{0, 0}, {w, 0}, {w, t}, {0, t}}};
    Corners result;
    for (int k = 0; k < 4; ++k) {
        // The corners must follow the shift of the picture, so the solution is negated and divided
        // by the gain.
        const cv::Point2d p = inModules[std::size_t(k)] -
                              cv::Point2d(solution[2 * k], solution[2 * k + 1]) / solution[kGain];
        const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1.0);
        result[std::size_t(k)] = {q[0] / q[2], q[1] / q[2]};
    }
    return result;
}

} // namespace

cv::Point2d mapped(const cv::Matx33d& by, cv::Point2d p) {
    const cv::Vec3d q = by * cv::Vec3d(p.x, p.y, 1.0);
    return {q[0] / q[2], q[1] / q[2]};
}

cv::Matx33d cropFromModules(const Corners& c, cv::Size modules) {
    // The homography from the unit square to four corners (P. Heckbert, Fundamentals of Texture
    // Mapping and Image Warping, 1989, section 2.2).
    const cv::Point2d sum = c[0] - c[1] + c[2] - c[3];
    const cv::Point2d d1 = c[1] - c[2], d2 = c[3] - c[2];
    const double den = d1.cross(d2);
    const double g = den != 0.0 ? sum.cross(d2) / den : 0.0;
    const double h = den != 0.0 ? d1.cross(sum) / den : 0.0;
    const cv::Point2d right = c[1] - c[0] + g * c[1], down = c[3] - c[0] + h * c[3];
    const double w = 1.0 / modules.width, t = 1.0 / modules.height;
    return {right.x * w, down.x * t, c[0].x, right.y * w, down.y * t, c[0].y, g * w, h * t, 1.0};
}

cv::Matx22d moduleSteps(const cv::Matx33d& imageFromModules, cv::Size modules) {
    const cv::Point2d middle(modules.width / 2.0, modules.height / 2.0);
    const cv::Point2d at = mapped(imageFromModules, middle);
    const cv::Point2d across = mapped(imageFromModules, middle + cv::Point2d(1, 0)) - at;
    const cv::Point2d down = mapped(imageFromModules, middle + cv::Point2d(0, 1)) - at;
    return {across.x, down.x, across.y, down.y};
}

cv::Matx22d spreadInModules(const cv::Matx33d& imageFromModules, cv::Size modules) {
    const cv::Matx22d slope = moduleSteps(imageFromModules, modules);
    return (slope.t() * slope).inv() * (kCodeBlur * kCodeBlur) +
           cv::Matx22d::eye() * (kOptions.edgeBlur * kOptions.edgeBlur);
}

std::optional<ModuleFit> fitModules(const cv::Mat& gray, const cv::Mat& modules,
                                    const Corners& corners, const cv::Matx22d& spread) {
    if (!(spread(0, 0) + spread(1, 1) < 2 * kOptions.maxBlur * kOptions.maxBlur) ||
        std::min(gray.cols, gray.rows) < 2) {
        return std::nullopt;
    }
    const cv::Size n = modules.size();
    const std::vector<cv::Point> pixels = knownPixels(modules);
    const std::vector<Slopes> slopes = slopesOf(expectedPicture(modules, spread), n, pixels);
    bool isSolvable = false;
    const Normal inverse = normalOf(slopes).inv(cv::DECOMP_CHOLESKY, &isSolvable);
    if (!isSolvable) {
        return std::nullopt;
    }
    ModuleFit fit{corners, 0.0};
    std::vector<float> seen;
    seen.reserve(slopes.size());
    for (int k = 0; k < kOptions.maxSteps; ++k) {
        sample(gray, cv::Matx33f(cropFromModules(fit.corners, n)), pixels, seen);
        const auto [solution, left] = explain(slopes, inverse, seen);
        // Light modules must be lighter than dark modules by at least one grey level.
        if (!(solution[kGain] > 1.0)) {
            return std::nullopt;
        }
        fit.agreement = std::clamp(1.0 - left, 0.0, 1.0);
        fit.corners = moved(fit.corners, n, solution);
        double farthest = 0;
        for (int move = 0; move < kGain; ++move) {
            farthest = std::max(farthest, std::abs(solution[move]));
        }
        if (farthest < kOptions.smallStep * solution[kGain]) {
            break;
        }
    }
    return fit;
}

} // namespace umpire::codes
