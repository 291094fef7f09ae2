#include "app/game/table/changed_parts.h"

#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

constexpr int kCompared = 320; ///< width of the reduced pictures, in pixels
/// Minimum change, in grey levels; a sensor's noise of 4 levels leaves 1.
constexpr double kChanged = 6.0;
/// Width of the margin around a change, in pixels of the reduced picture.
constexpr int kAround = 12;
/// Side of the square that is searched around a die, in the same pixels.
constexpr int kAroundADie = 24;
constexpr int kLeastPixels = 3; ///< minimum number of changed pixels in a part; a die covers 16
/// Every this many looks without a change, the whole picture is searched.
constexpr int kEverywhere = 8;
/// Maximum share of a picture that is searched in parts. If more has changed, the light has
/// changed.
constexpr double kTooMuch = 0.5;

cv::Mat smaller(const cv::Mat& image) {
    cv::Mat grey;
    cv::Mat small;
    cv::cvtColor(image, grey, cv::COLOR_BGR2GRAY);
    const double scale = double(kCompared) / image.cols;
    cv::resize(grey, small, {}, scale, scale, cv::INTER_AREA);
    return small;
}

/// Returns a mask of the pixels at which `now` is darker or brighter than the whole neighbourhood
/// in `before`. A camera may tremble by a pixel, and its exposure may drift; neither counts as a
/// change.
cv::Mat changesBetween(const cv::Mat& before, const cv::Mat& now) {
    const double brighter = cv::mean(now)[0] - cv::mean(before)[0];
    cv::Mat darkest;
    cv::Mat brightest;
    cv::erode(before, darkest, cv::Mat());
    cv::dilate(before, brightest, cv::Mat());
    darkest.convertTo(darkest, CV_32F, 1.0, brighter - kChanged);
    brightest.convertTo(brightest, CV_32F, 1.0, brighter + kChanged);
    cv::Mat level;
    now.convertTo(level, CV_32F);
    cv::Mat changed = (level < darkest) | (level > brightest);
    return changed;
}

std::vector<cv::Rect> blobsOf(const cv::Mat& changed) {
    cv::Mat grown;
    cv::dilate(changed, grown,
               cv::getStructuringElement(cv::MORPH_RECT, {2 * kAround + 1, 2 * kAround + 1}));
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centroids;
    const int count = cv::connectedComponentsWithStats(grown, labels, stats, centroids);
    std::vector<cv::Rect> blobs;
    for (int i = 1; i < count; ++i) {
        const cv::Rect small(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                             stats.at<int>(i, cv::CC_STAT_WIDTH),
                             stats.at<int>(i, cv::CC_STAT_HEIGHT));
        if (cv::countNonZero(changed(small)) >= kLeastPixels) {
            blobs.push_back(small);
        }
    }
    return blobs;
}

} // namespace

std::optional<std::vector<cv::Rect>> ChangedParts::of(const cv::Mat& image) {
    const cv::Mat now = smaller(image);
    const bool isAnotherPicture = last_.size() != now.size();
    if (isAnotherPicture || !blobsOf(changesBetween(last_, now)).empty()) {
        before_ = isAnotherPicture ? cv::Mat() : last_;
        looks_ = 0;
    }
    last_ = now;
    ++looks_;
    if (before_.empty() || looks_ % kEverywhere == 0) {
        return std::nullopt;
    }
    const double larger = double(image.cols) / kCompared;
    std::vector<cv::Rect> parts = blobsOf(changesBetween(before_, now));
    for (const cv::Point2d die : dice_) {
        const cv::Point middle(die / larger);
        parts.emplace_back(middle - cv::Point(kAroundADie, kAroundADie) / 2,
                           cv::Size(kAroundADie, kAroundADie));
    }
    double pixels = 0.0;
    for (cv::Rect& part : parts) {
        pixels += part.area();
        part = cv::Rect(cv::Point(cv::Point2d(part.tl()) * larger),
                        cv::Point(cv::Point2d(part.br()) * larger)) &
               cv::Rect({}, image.size());
    }
    return pixels < kTooMuch * double(now.total()) ? std::optional(parts) : std::nullopt;
}

void ChangedParts::found(const std::vector<Die>& dice) {
    dice_.clear();
    for (const Die& die : dice) {
        dice_.emplace_back(die.centerInImage.x.value(), die.centerInImage.y.value());
    }
}

} // namespace umpire
