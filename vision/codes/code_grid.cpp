#include "vision/codes/code_grid.h"

#include "vision/codes/code_fit.h"
#include "vision/codes/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace umpire::codes {

namespace {

double moduleGray(const cv::Mat& gray, const cv::Matx33d& cropFromModule, cv::Point2d module) {
    return double(grayAt(gray, mapped(cropFromModule, module)));
}

/// Returns the correlation of a row's brightness with the sequence dark, light, dark, …
double alternation(const std::vector<double>& row) {
    double sum = 0, sumOfSquares = 0, signedSum = 0, signs = 0;
    for (std::size_t k = 0; k < row.size(); ++k) {
        const double sign = k % 2 == 0 ? -1.0 : 1.0;
        sum += row[k];
        sumOfSquares += row[k] * row[k];
        signedSum += sign * row[k];
        signs += sign;
    }
    const double n = double(row.size());
    const double variance = sumOfSquares / n - sum / n * sum / n;
    const double covariance = signedSum / n - sum / n * signs / n;
    return variance <= 0 ? 0.0 : covariance / std::sqrt(variance * (1 - signs / n * signs / n));
}

/// A line through the centres of modules that should alternate.
struct TimingLine {
    cv::Point2d from; ///< centre of the first module, which is dark
    cv::Point2d step;
    int count = 0;
};

double alternation(const cv::Mat& gray, const cv::Matx33d& cropFromModule, const TimingLine& line) {
    std::vector<double> row;
    for (int k = 0; k < line.count; ++k) {
        row.push_back(moduleGray(gray, cropFromModule, line.from + line.step * double(k)));
    }
    return alternation(row);
}

/// Returns how well the sides alternate in a Data Matrix, as a correlation: the smaller value of
/// the upper side, from the left, and the right side, from below. If the upper side's value is too
/// small already, returns that value.
double dataMatrixAlternation(const cv::Mat& gray, const Corners& corners, cv::Size n) {
    const cv::Matx33d h = cropFromModules(corners, n);
    const double upper = alternation(gray, h, {{0.5, 0.5}, {1, 0}, n.width});
    if (upper <= kOptions.minAlternation) {
        return upper;
    }
    return std::min(upper,
                    alternation(gray, h, {{n.width - 0.5, n.height - 0.5}, {0, -1}, n.height}));
}

/// Returns how well the seventh row and the seventh column alternate between the finder patterns of
/// a QR code: the smaller correlation.
double qrAlternation(const cv::Mat& gray, const Corners& corners, cv::Size n) {
    const cv::Matx33d h = cropFromModules(corners, n);
    // number of modules between the inner corners of two finder patterns
    const int count = n.width - 12;
    return std::min(alternation(gray, h, {{6.5, 6.5}, {1, 0}, count}),
                    alternation(gray, h, {{6.5, 6.5}, {0, 1}, count}));
}

/// Returns the numbers of modules to try: the sizes of ISO/IEC 16022, table 7, or the sizes of QR
/// codes up to version 10.
std::vector<cv::Size> sizesOf(const std::string& format) {
    std::vector<cv::Size> sizes;
    if (format == "QRCode") {
        for (int n = 21; n <= 57; n += 4) {
            sizes.emplace_back(n, n);
        }
        return sizes;
    }
    for (const int n : {10, 12, 14, 16, 18, 20, 22, 24, 26, 32, 36, 40, 44, 48, 52}) {
        sizes.emplace_back(n, n);
    }
    for (const cv::Size n : {cv::Size(18, 8), {32, 8}, {26, 12}, {36, 12}, {36, 16}, {48, 16}}) {
        sizes.push_back(n);
    }
    return sizes;
}

/// Returns the dark share of the modules on the left and lower sides. Modules are dark if they are
/// darker than the mean of the upper side.
double solidSides(const cv::Mat& gray, const Corners& corners, cv::Size n) {
    const cv::Matx33d h = cropFromModules(corners, n);
    double dark = 0, light = 0;
    int count = 0;
    for (int k = 0; k + 1 < n.width; k += 2, ++count) {
        dark += moduleGray(gray, h, {k + 0.5, 0.5});
        light += moduleGray(gray, h, {k + 1.5, 0.5});
    }
    const double between = (dark + light) / (2 * count);
    int solid = 0;
    for (int k = 0; k < n.height; ++k) {
        solid += moduleGray(gray, h, {0.5, k + 0.5}) < between ? 1 : 0;
    }
    for (int k = 0; k < n.width; ++k) {
        solid += moduleGray(gray, h, {k + 0.5, n.height - 0.5}) < between ? 1 : 0;
    }
    return double(solid) / (n.width + n.height);
}

std::optional<cv::Size> countModules(const cv::Mat& gray, const CodeRead& read) {
    double best = kOptions.minAlternation;
    std::optional<cv::Size> counted;
    for (const cv::Size n : sizesOf(read.format)) {
        const double value = read.format == "QRCode" ? qrAlternation(gray, read.corners, n)
                                                     : dataMatrixAlternation(gray, read.corners, n);
        if (value > best) {
            best = value;
            counted = n;
        }
        if (value > kOptions.sureAlternation) {
            break;
        }
    }
    return counted;
}

} // namespace

cv::Mat modulesAt(const cv::Mat& gray, const Corners& corners, cv::Size n) {
    const cv::Matx33d h = cropFromModules(corners, n);
    cv::Mat seen(n, CV_8UC1), modules;
    for (int row = 0; row < n.height; ++row) {
        for (int column = 0; column < n.width; ++column) {
            seen.at<uchar>(row, column) =
                cv::saturate_cast<uchar>(moduleGray(gray, h, {column + 0.5, row + 0.5}));
        }
    }
    cv::threshold(seen, modules, 0, 1, cv::THRESH_BINARY | cv::THRESH_OTSU);
    return modules;
}

std::optional<CodeGrid> fitCodeGrid(const cv::Mat& gray, const CodeRead& read,
                                    const cv::Matx33d& imageFromCrop) {
    const std::optional<cv::Size> counted = countModules(gray, read);
    if (!counted || read.mirrored) {
        return std::nullopt;
    }
    CodeGrid grid{read.corners, {}, 0.0};
    const double module =
        cv::norm(read.corners[2] - read.corners[0]) / std::sqrt(2.0) / counted->width;
    for (int look = 0; look < kOptions.looks; ++look) {
        const cv::Matx33d imageFromModules =
            imageFromCrop * cropFromModules(grid.corners, *counted);
        const auto fit = fitModules(gray, modulesAt(gray, grid.corners, *counted), grid.corners,
                                    spreadInModules(imageFromModules, *counted));
        if (!fit) {
            return std::nullopt;
        }
        grid.corners = fit->corners;
        grid.agreement = fit->agreement;
        for (std::size_t k = 0; k < 4; ++k) {
            if (cv::norm(grid.corners[k] - read.corners[k]) > kOptions.farthest * module) {
                return std::nullopt;
            }
        }
    }
    grid.modules = modulesAt(gray, grid.corners, *counted);
    return grid;
}

std::optional<CodeRead> dataMatrixWithin(const cv::Mat& gray, const Corners& corners) {
    CodeRead best{"", "DataMatrix", corners};
    double bestSides = kOptions.minSides;
    for (std::size_t turn = 0; turn < 4; ++turn) {
        CodeRead turned = best;
        for (std::size_t k = 0; k < 4; ++k) {
            turned.corners[k] = corners[(k + turn) % 4];
        }
        const std::optional<cv::Size> n = countModules(gray, turned);
        const double sides = n ? solidSides(gray, turned.corners, *n) : 0.0;
        if (sides > bestSides) {
            bestSides = sides;
            best.corners = turned.corners;
        }
    }
    return bestSides > kOptions.minSides ? std::optional(best) : std::nullopt;
}

} // namespace umpire::codes
