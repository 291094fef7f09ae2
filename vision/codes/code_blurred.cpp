#include "vision/codes/code_blurred.h"

#include "vision/codes/code_deblur.h"
#include "vision/codes/code_fit.h"
#include "vision/codes/code_reading.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>
#include <vector>

namespace umpire::codes {

namespace {

/// Modules and corners are told in turns. (Of 1032 codes, as for kCodeBlur, 1012, 1015 and 1016 are
/// read after one, two and three rounds.)
constexpr int kRounds = 2;
/// The modules nearest to grey, and how many of them may be wrong. (None doubted: 1008 of 1032; 12
/// instead of 8 read no more.)
constexpr unsigned kDoubted = 8;
constexpr int kMaxWrong = 3;
/// Fewer modules are not doubted: the error correction of 10 x 10 agrees with one guess of 600,000,
/// that of 12 x 12 with one of 20 million.
constexpr int kFewestDoubted = 12;
/// Nor are those that explain less of the picture than this: it shows something else.
constexpr double kWorthDoubting = 0.8;
/// Square symbols of ISO/IEC 16022 that a piece of a few centimetres has room for.
constexpr std::array kSides = {10, 12, 14, 16, 18, 20};
/// Of sides and margin alone. (With 0.6 as many codes are read in more time, with 0.8 one fewer.)
constexpr double kMinSidesAgreement = 0.75;
/// A module's width, in pixels of the picture. (Up to 2 or 3 as many codes are read.)
constexpr double kMinModule = 0.7;
constexpr double kMaxModule = 2.5;
/// A corner goes no farther from where it was, in modules.
constexpr double kFarthestOff = 2.0;
/// The solid sides are looked for so far inside the outline, as a share of its side.
/// (At 0.03 five codes fewer are read, at 0.08 as many.)
constexpr double kInside = 0.05;

/// What each Data Matrix has: the left and lower sides dark, the others alternating.
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

/// Dark, 0, or light, 1.
cv::Mat told(const cv::Mat& light) {
    cv::Mat modules = (light > 0.5) / 255;
    drawSides(modules);
    return modules;
}

/// The modules inside the sides that are nearest to grey, the most doubtful first.
std::vector<cv::Point> doubted(const cv::Mat& light) {
    std::vector<std::pair<float, cv::Point>> modules;
    for (int row = 1; row + 1 < light.rows; ++row)
        for (int column = 1; column + 1 < light.cols; ++column)
            modules.emplace_back(std::abs(light.at<float>(row, column) - 0.5F),
                                 cv::Point(column, row));
    const std::size_t kept = std::min<std::size_t>(kDoubted, modules.size());
    std::ranges::partial_sort(modules, modules.begin() + std::ptrdiff_t(kept), {},
                              [](const auto& module) { return module.first; });
    std::vector<cv::Point> places;
    for (std::size_t k = 0; k < kept; ++k)
        places.push_back(modules[k].second);
    return places;
}

/// Fits the corners to the code's modules anew; whether that was possible.
bool refit(BlurredCode& code, const cv::Mat& gray, const cv::Matx33d& imageFromCrop) {
    const auto fit =
        fitModules(gray, code.grid.modules, code.grid.corners,
                   spreadOn(code.grid.corners, code.grid.modules.size(), imageFromCrop));
    if (!fit)
        return false;
    code.grid.corners = fit->corners;
    code.grid.agreement = fit->agreement;
    return true;
}

/// Reads the code with some of the doubtful modules changed; whether that was possible.
bool readDoubting(BlurredCode& code, const cv::Mat& light) {
    const std::vector<cv::Point> places = doubted(light);
    const cv::Mat modules = code.grid.modules.clone();
    for (unsigned changed = 1; changed < 1U << places.size(); ++changed) {
        if (std::popcount(changed) > kMaxWrong)
            continue;
        modules.copyTo(code.grid.modules);
        for (std::size_t k = 0; k < places.size(); ++k)
            if ((changed >> k & 1U) != 0)
                code.grid.modules.at<uchar>(places[k]) ^= 1U;
        code.text = readModules(code.grid.modules);
        if (!code.text.empty())
            return true;
    }
    return false;
}

double brightnessAlong(const cv::Mat& gray, cv::Point2d from, cv::Point2d to) {
    constexpr int kSamples = 16;
    double sum = 0;
    for (int k = 0; k < kSamples; ++k)
        sum += double(grayAt(gray, from + (to - from) * ((k + 0.5) / kSamples)));
    return sum / kSamples;
}

/// The corners from the upper left of the code, as it was printed: the two dark sides meet at the
/// lower left.
Corners turnedUpright(const cv::Mat& gray, const Corners& corners) {
    const cv::Point2d middle = (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25;
    Corners inner;
    for (std::size_t k = 0; k < 4; ++k)
        inner[k] = corners[k] + (middle - corners[k]) * (2 * kInside);
    std::array<double, 4> side{}; // from each corner to the next
    for (std::size_t k = 0; k < 4; ++k)
        side[k] = brightnessAlong(gray, inner[k], inner[(k + 1) % 4]);
    std::size_t darkest = 0; // the corner where the darkest two sides meet
    for (std::size_t k = 1; k < 4; ++k)
        if (side[k] + side[(k + 3) % 4] < side[darkest] + side[(darkest + 3) % 4])
            darkest = k;
    Corners upright;
    for (std::size_t k = 0; k < 4; ++k)
        upright[k] = corners[(darkest + 1 + k) % 4];
    return upright;
}

/// A module's width if the corners hold so many, in pixels of the picture.
double moduleInPicture(const Corners& corners, const cv::Matx33d& imageFromCrop, int modules) {
    Corners q;
    std::ranges::transform(corners, q.begin(),
                           [&](cv::Point2d corner) { return mapped(imageFromCrop, corner); });
    return std::sqrt(std::abs((q[2] - q[0]).cross(q[3] - q[1])) / 2) / modules;
}

/// Sides of so many modules laid over the picture, what is within them unknown.
std::optional<CodeGrid> fitSides(const cv::Mat& gray, const Corners& corners,
                                 const cv::Matx33d& imageFromCrop, int modules) {
    const cv::Size n(modules, modules);
    cv::Mat sides(n, CV_8UC1, cv::Scalar::all(kUnknownModule));
    drawSides(sides);
    const auto fit = fitModules(gray, sides, corners, spreadOn(corners, n, imageFromCrop));
    if (!fit)
        return std::nullopt;
    const double module = cv::norm(corners[2] - corners[0]) / std::sqrt(2.0) / modules;
    for (std::size_t k = 0; k < 4; ++k)
        if (cv::norm(fit->corners[k] - corners[k]) > kFarthestOff * module)
            return std::nullopt;
    return CodeGrid{fit->corners, sides, fit->agreement};
}

} // namespace

BlurredCode sharpened(const cv::Mat& gray, const CodeGrid& grid, const cv::Matx33d& imageFromCrop) {
    BlurredCode code{grid, {}};
    cv::Mat light;
    for (int round = 0; round <= kRounds; ++round) {
        light = deblurredModules(gray, code.grid.corners, code.grid.modules, imageFromCrop);
        code.grid.modules = told(light);
        if (round < kRounds && !refit(code, gray, imageFromCrop))
            break;
    }
    code.text = readModules(code.grid.modules);
    if (code.text.empty() && code.grid.modules.cols >= kFewestDoubted &&
        code.grid.agreement > kWorthDoubting && readDoubting(code, light))
        refit(code, gray, imageFromCrop);
    return code;
}

std::optional<BlurredCode> readBlurred(const cv::Mat& gray, const Corners& corners,
                                       const cv::Matx33d& imageFromCrop) {
    const Corners upright = turnedUpright(gray, corners);
    CodeGrid best{upright, {}, kMinSidesAgreement};
    for (const int modules : kSides) {
        const double module = moduleInPicture(upright, imageFromCrop, modules);
        if (module < kMinModule || module > kMaxModule)
            continue;
        const auto fit = fitSides(gray, upright, imageFromCrop, modules);
        if (fit && fit->agreement > best.agreement)
            best = *fit;
    }
    if (best.modules.empty())
        return std::nullopt;
    best.modules = modulesAt(gray, best.corners, best.modules.size());
    BlurredCode code = sharpened(gray, best, imageFromCrop);
    return code.text.empty() ? std::nullopt : std::optional(std::move(code));
}

} // namespace umpire::codes
