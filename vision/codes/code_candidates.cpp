#include "vision/codes/code_candidates.h"

#include "vision/codes/options.h"

#include <algorithm>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace umpire::codes {

namespace {

/// Returns the mean of |I(p) - I(p + step)| in each cell.
cv::Mat meanSteps(const cv::Mat& gray, cv::Point step) {
    const cv::Rect from(step.x < 0 ? 1 : 0, 0, gray.cols - 1, gray.rows - 1);
    cv::Mat steps, means;
    cv::absdiff(gray(from), gray(from + step), steps);
    cv::resize(steps, means, {}, 1.0 / kOptions.cell, 1.0 / kOptions.cell, cv::INTER_AREA);
    return means;
}

/// Returns a mask with one entry for each cell: 255 where the brightness changes as in a code.
/// `gray` has one entry for each sampling step.
cv::Mat textureMask(const cv::Mat& gray, int reach, double leastShare) {
    const cv::Size window(2 * reach + 1, 2 * reach + 1);
    cv::Mat least;
    for (const cv::Point step :
         {cv::Point(1, 0), cv::Point(0, 1), cv::Point(1, 1), cv::Point(-1, 1)}) {
        cv::Mat mean;
        cv::blur(meanSteps(gray, step), mean, window);
        least = least.empty() ? mean : cv::Mat(cv::min(least, mean));
    }
    cv::Mat dark, light;
    const cv::Mat pair = cv::Mat::ones(kOptions.cell + 1, kOptions.cell + 1, CV_8U);
    cv::erode(gray, dark, pair);
    cv::dilate(gray, light, pair);
    const cv::Mat wide = cv::Mat::ones(window, CV_8U);
    cv::resize(dark, dark, least.size(), 0, 0, cv::INTER_NEAREST);
    cv::resize(light, light, least.size(), 0, 0, cv::INTER_NEAREST);
    cv::erode(dark, dark, wide);
    cv::dilate(light, light, wide);
    const cv::Mat span = light - dark;
    cv::Mat share;
    span.convertTo(share, CV_8U, leastShare);
    const cv::Mat textured =
        (least >= kOptions.minTexture) & (least >= share) & (span >= kOptions.minSpan);
    // The mask without thin lines and specks, which come from noise and from a counter's own edge.
    cv::Mat solid;
    cv::morphologyEx(textured, solid, cv::MORPH_OPEN, wide);
    return solid;
}

bool isLikeCode(const cv::RotatedRect& place, double area, const CodeSizes& sizes) {
    const double shorter = std::min(place.size.width, place.size.height);
    const double longer = std::max(place.size.width, place.size.height);
    return longer >= sizes.smallest.value() && longer <= sizes.largest.value() &&
           shorter >= kOptions.minSquareness * longer &&
           area >= kOptions.minFilled * shorter * longer;
}

/// Tells whether the patch may be several codes, or a code beside print. It may if it is longer
/// than wide, because a single code is nearly square.
bool mayBeBroken(const cv::RotatedRect& place) {
    return std::min(place.size.width, place.size.height) <
           kOptions.aloneSquareness * std::max(place.size.width, place.size.height);
}

/// Converts an outline through the cells' centres to an outline around the cells, in pixels.
Patch patchOf(const std::vector<cv::Point>& outline, float cell) {
    std::vector<cv::Point2f> corners;
    for (const cv::Point& p : outline) {
        for (const cv::Point2f d : {cv::Point2f(0, 0), {1, 0}, {1, 1}, {0, 1}}) {
            corners.push_back((cv::Point2f(p) + d) * cell);
        }
    }
    Patch patch;
    cv::convexHull(corners, patch);
    return patch;
}

/// Returns the bounding rectangle of the patch with a margin, because the texture ends inside the
/// outer modules of a code.
cv::Rect around(const Patch& patch, cv::Size picture) {
    const cv::Rect box = cv::boundingRect(patch);
    const cv::Size more = box.size() / kOptions.morePart;
    return (box + more * 2 - cv::Point(more)) & cv::Rect({}, picture);
}

/// Returns the outline of a dark component, or none if the component cannot be a code.
std::optional<Patch> outlineOf(const cv::Mat& component, const CodeSizes& sizes) {
    std::vector<cv::Point> pixels;
    cv::findNonZero(component, pixels);
    Patch hull;
    cv::convexHull(cv::Mat_<cv::Point2f>(cv::Mat(pixels)), hull);
    const double area = cv::contourArea(hull);
    if (double(pixels.size()) < kOptions.minDark * area ||
        !isLikeCode(cv::minAreaRect(hull), area, sizes)) {
        return std::nullopt;
    }
    return hull;
}

} // namespace

cv::Point2f middleOf(const Patch& patch) {
    cv::Point2f sum;
    for (const cv::Point2f& p : patch) {
        sum += p;
    }
    return sum / float(std::max<std::size_t>(1, patch.size()));
}

std::vector<Patch> codeCandidates(const cv::Mat& image, const CodeSizes& sizes) {
    std::vector<Patch> found;
    const int step = std::max(1, sizes.step);
    if (std::min(image.cols, image.rows) < 4 * step * kOptions.cell) {
        return found;
    }
    cv::Mat few, gray;
    cv::resize(image, few, {image.cols / step, image.rows / step}, 0, 0, cv::INTER_NEAREST);
    cv::cvtColor(few, gray, cv::COLOR_BGR2GRAY);
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(textureMask(gray, std::max(1, sizes.reach), sizes.leastTexture), outlines,
                     cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    const float cell = float(kOptions.cell * step);
    std::vector<Patch> parts;
    for (const auto& outline : outlines) {
        const double filled = (cv::contourArea(outline) + 0.5 * cv::arcLength(outline, true) + 1);
        Patch patch = patchOf(outline, cell);
        const cv::RotatedRect place = cv::minAreaRect(patch);
        const bool whole = isLikeCode(place, filled * cell * cell, sizes);
        if (std::max(place.size.width, place.size.height) >= sizes.smallest.value() &&
            (!whole || mayBeBroken(place))) {
            const auto broken = partsOf(image, patch, sizes);
            parts.insert(parts.end(), broken.begin(), broken.end());
        }
        if (whole) {
            found.push_back(std::move(patch));
        }
    }
    found.insert(found.end(), parts.begin(), parts.end());
    return found;
}

std::vector<Patch> partsOf(const cv::Mat& image, const Patch& patch, const CodeSizes& sizes) {
    const cv::Rect part = around(patch, image.size());
    if (part.empty()) {
        return {};
    }
    cv::Mat gray, dark, labels, stats, centers;
    cv::cvtColor(image(part), gray, cv::COLOR_BGR2GRAY);
    const int window =
        int(std::min(sizes.largest.value() / 2, kOptions.windowInSteps * sizes.step)) | 1;
    cv::adaptiveThreshold(gray, dark, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY_INV,
                          std::max(3, window), kOptions.minDarker);
    const int count = cv::connectedComponentsWithStats(dark, labels, stats, centers, 8);
    std::vector<Patch> parts;
    for (int label = 1; label < count; ++label) {
        const auto of = [&](int what) { return stats.at<int>(label, what); };
        const cv::Rect box(of(cv::CC_STAT_LEFT), of(cv::CC_STAT_TOP), of(cv::CC_STAT_WIDTH),
                           of(cv::CC_STAT_HEIGHT));
        const int longer = std::max(box.width, box.height);
        if (longer < sizes.smallest.value() / std::numbers::sqrt2 ||
            longer > sizes.largest.value()) {
            continue;
        }
        auto outline = outlineOf(labels(box) == label, sizes);
        if (!outline) {
            continue;
        }
        for (cv::Point2f& p : *outline) {
            p += cv::Point2f(box.tl() + part.tl());
        }
        parts.push_back(*std::move(outline));
    }
    return parts;
}

} // namespace umpire::codes
