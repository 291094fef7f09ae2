#include "app/eye/aiming/picture_facts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace umpire {
namespace {

/// Standard deviation of the smoothing against noise, in pixels.
constexpr double kNoise = 0.7;
constexpr double kLeastEdge = 2.0;  ///< minimum slope of an edge, in grey levels per pixel
constexpr double kEdgeShare = 0.01; ///< share of the pixels that count as edges, the steepest
constexpr int kLevels = 256;

/// Returns the grey level below which `share` of the masked pixels lie.
int levelAt(const cv::Mat& grey, const cv::Mat& mask, double share) {
    std::array<int, kLevels> counts{};
    int all = 0;
    for (int row = 0; row < grey.rows; ++row) {
        const auto* level = grey.ptr<std::uint8_t>(row);
        const auto* inside = mask.ptr<std::uint8_t>(row);
        for (int column = 0; column < grey.cols; ++column) {
            if (inside[column] != 0) {
                ++counts[level[column]];
                ++all;
            }
        }
    }
    int level = 0;
    for (int below = counts[0]; level < kLevels - 1 && below < share * all;) {
        below += counts[std::size_t(++level)];
    }
    return level;
}

/// Measures the blur at the steepest edges of the picture. Across an edge that was blurred with the
/// standard deviation sigma, the sum of the squared slopes is 2 sigma² times the sum of the squared
/// changes of the slope, whatever the contrast.
double edgeWidthIn(const cv::Mat& grey) {
    cv::Mat smooth, across, down, bend;
    grey.convertTo(smooth, CV_32F);
    cv::GaussianBlur(smooth, smooth, {}, kNoise);
    cv::Sobel(smooth, across, CV_32F, 1, 0, 1, 0.5);
    cv::Sobel(smooth, down, CV_32F, 0, 1, 1, 0.5);
    cv::Laplacian(smooth, bend, CV_32F, 1);
    cv::Mat slope, levels;
    cv::magnitude(across, down, slope);
    slope.convertTo(levels, CV_8U, 4.0); // in quarters of a grey level
    const int steep = levelAt(levels, cv::Mat(levels.size(), CV_8U, cv::Scalar(1)), 1 - kEdgeShare);
    if (steep < kLeastEdge * 4) {
        return 0.0;
    }
    cv::Mat edges = levels > steep / 2;
    cv::dilate(edges, edges, cv::Mat::ones(5, 5, CV_8U));
    const double slopes = cv::norm(slope, cv::NORM_L2SQR, edges);
    const double bends = cv::norm(bend, cv::NORM_L2SQR, edges);
    return bends > 0 ? std::sqrt(slopes / (2 * bends)) : 0.0;
}

std::optional<PicturePlace> glareIn(const cv::Mat& small, const cv::Mat& mask,
                                    const PictureFactsOptions& options) {
    cv::Mat burnt;
    cv::inRange(small, cv::Scalar::all(options.saturated), cv::Scalar::all(255), burnt);
    burnt &= mask;
    const cv::Rect box = cv::boundingRect(mask);
    double most = options.glareShare;
    std::optional<PicturePlace> place;
    for (int ninth = 0; ninth < 9 && box.width >= 3 && box.height >= 3; ++ninth) {
        const cv::Rect part(box.x + ninth % 3 * (box.width / 3),
                            box.y + ninth / 3 * (box.height / 3), box.width / 3, box.height / 3);
        const double share =
            double(cv::countNonZero(burnt(part))) / std::max(1, cv::countNonZero(mask(part)));
        if (share > most) {
            most = share;
            place = PicturePlace(ninth);
        }
    }
    return place;
}

} // namespace

cv::Mat smallPicture(const cv::Mat& picture) {
    const double scale = double(kAimedSide) / std::max(picture.cols, picture.rows);
    cv::Mat small;
    if (scale < 1.0) {
        cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
    } else {
        small = picture.clone();
    }
    return small;
}

PictureFacts factsOf(const cv::Mat& small, std::span<const cv::Point2d> area,
                     const PictureFactsOptions& options) {
    cv::Mat grey;
    cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
    cv::Mat mask(small.size(), CV_8U, cv::Scalar(area.empty() ? 255 : 0));
    if (!area.empty()) {
        std::vector<cv::Point> corners;
        // limits coordinates that are far outside the picture
        for (const cv::Point2d& each : area) {
            corners.emplace_back(int(std::clamp(each.x, -1e4, 1e4)),
                                 int(std::clamp(each.y, -1e4, 1e4)));
        }
        cv::fillConvexPoly(mask, corners, cv::Scalar(255));
    }
    PictureFacts facts;
    facts.brightness = levelAt(grey, mask, 0.5);
    facts.edgeWidth = edgeWidthIn(grey);
    facts.glare = glareIn(small, mask, options);
    return facts;
}

} // namespace umpire
