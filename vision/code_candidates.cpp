#include "vision/code_candidates.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// A cell of the texture map, in steps.
constexpr int kCell = 2;
/// Mean change of brightness from step to step, along the direction where it changes least, grey
/// levels.
constexpr double kLeastTexture = 8.0;
/// The same as a share of the span from dark to light nearby: a single edge has little of it.
constexpr double kLeastShare = 0.12;
/// Dark and light modules differ by so much, grey levels.
constexpr int kLeastSpan = 30;
/// The patch's shorter side over the longer; a square tilted by 45 degrees has 0.7, a Data Matrix
/// of 8 x 18 modules 0.44.
constexpr double kLeastSquareness = 0.35;
/// Share of the rectangle that is patch: a square has 0.8 to 1 for its rounded corners.
constexpr double kLeastFilled = 0.6;

/// |I(p) - I(p + step)| in cells' means.
cv::Mat meanSteps(const cv::Mat& gray, cv::Point step) {
    const cv::Rect from(step.x < 0 ? 1 : 0, 0, gray.cols - 1, gray.rows - 1);
    cv::Mat steps, means;
    cv::absdiff(gray(from), gray(from + step), steps);
    cv::resize(steps, means, {}, 1.0 / kCell, 1.0 / kCell, cv::INTER_AREA);
    return means;
}

/// 255 where brightness changes as a code's does; an entry a cell. `gray`: an entry a step.
cv::Mat textureMask(const cv::Mat& gray, int reach) {
    const cv::Size window(2 * reach + 1, 2 * reach + 1);
    cv::Mat least;
    for (const cv::Point step :
         {cv::Point(1, 0), cv::Point(0, 1), cv::Point(1, 1), cv::Point(-1, 1)}) {
        cv::Mat mean;
        cv::blur(meanSteps(gray, step), mean, window);
        least = least.empty() ? mean : cv::Mat(cv::min(least, mean));
    }
    cv::Mat dark, light;
    const cv::Mat pair = cv::Mat::ones(kCell + 1, kCell + 1, CV_8U);
    cv::erode(gray, dark, pair);
    cv::dilate(gray, light, pair);
    const cv::Mat wide = cv::Mat::ones(window, CV_8U);
    cv::resize(dark, dark, least.size(), 0, 0, cv::INTER_NEAREST);
    cv::resize(light, light, least.size(), 0, 0, cv::INTER_NEAREST);
    cv::erode(dark, dark, wide);
    cv::dilate(light, light, wide);
    const cv::Mat span = light - dark;
    cv::Mat share;
    span.convertTo(share, CV_8U, kLeastShare);
    const cv::Mat textured = (least >= kLeastTexture) & (least >= share) & (span >= kLeastSpan);
    cv::Mat solid; // threads and specks go: noise, the counter's own edge
    cv::morphologyEx(textured, solid, cv::MORPH_OPEN, wide);
    return solid;
}

bool isLikeCode(const cv::RotatedRect& place, double area, const CodeSizes& sizes) {
    const double shorter = std::min(place.size.width, place.size.height);
    const double longer = std::max(place.size.width, place.size.height);
    return longer >= sizes.smallest.value() && longer <= sizes.largest.value() &&
           shorter >= kLeastSquareness * longer && area >= kLeastFilled * shorter * longer;
}

/// From an outline through the cells' middles to one around them, in pixels.
Patch patchOf(const std::vector<cv::Point>& outline, float cell) {
    std::vector<cv::Point2f> corners;
    for (const cv::Point& p : outline)
        for (const cv::Point2f d : {cv::Point2f(0, 0), {1, 0}, {1, 1}, {0, 1}})
            corners.push_back((cv::Point2f(p) + d) * cell);
    Patch patch;
    cv::convexHull(corners, patch);
    return patch;
}

} // namespace

cv::Point2f middleOf(const Patch& patch) {
    cv::Point2f sum;
    for (const cv::Point2f& p : patch)
        sum += p;
    return sum / float(std::max<std::size_t>(1, patch.size()));
}

std::vector<Patch> codeCandidates(const cv::Mat& image, const CodeSizes& sizes) {
    std::vector<Patch> found;
    const int step = std::max(1, sizes.step);
    if (std::min(image.cols, image.rows) < 4 * step * kCell)
        return found;
    cv::Mat few, gray;
    cv::resize(image, few, {image.cols / step, image.rows / step}, 0, 0, cv::INTER_NEAREST);
    cv::cvtColor(few, gray, cv::COLOR_BGR2GRAY);
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(textureMask(gray, std::max(1, sizes.reach)), outlines, cv::RETR_EXTERNAL,
                     cv::CHAIN_APPROX_SIMPLE);
    const float cell = float(kCell * step);
    for (const auto& outline : outlines) {
        const double filled = (cv::contourArea(outline) + 0.5 * cv::arcLength(outline, true) + 1);
        Patch patch = patchOf(outline, cell);
        if (isLikeCode(cv::minAreaRect(patch), filled * cell * cell, sizes))
            found.push_back(std::move(patch));
    }
    return found;
}

} // namespace umpire
