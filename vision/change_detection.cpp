#include "vision/change_detection.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

constexpr double kPixelsPerMm = 1.5;
constexpr Millimetres kPlane = 1_mm;
constexpr Millimetres kMargin = 20_mm;
/// A point changed from this many times the noise on (six scenes with a picture before: order matches
/// reach 2.5 at most over nine tenths of their length, tossed ones on pine, the palest, 5 and more).
constexpr double kChanged = 4.0;
/// Differences are averaged over this, a match's width.
constexpr double kBlurPixels = 1.0;
/// Drift of the light is what remains after a median over this many pixels (30 mm).
constexpr int kDriftPixels = 45;
/// Noise below a grey level and a half is rounding.
constexpr double kLeastNoise = 1.5;

/// The picture before as it would look in the light and exposure of the one after.
cv::Mat relit(const cv::Mat& before, const cv::Mat& after) {
    const cv::Scalar was = cv::mean(before);
    const cv::Scalar is = cv::mean(after);
    cv::Scalar gain;
    for (int channel = 0; channel < 3; ++channel)
        gain[channel] = (is[channel] + 1) / (was[channel] + 1);
    cv::Mat result;
    cv::multiply(before, gain, result);
    return result;
}

/// After minus before, the drift of light and exposure taken away. CV_32FC3.
cv::Mat difference(const cv::Mat& before, const cv::Mat& after) {
    cv::Mat delta;
    cv::subtract(after, relit(before, after), delta, cv::noArray(), CV_16SC3);
    cv::Mat shifted;
    delta.convertTo(shifted, CV_8UC3, 0.5, 128); // a median filter of this size works on bytes
    cv::Mat small;
    cv::resize(shifted, small, {}, 0.25, 0.25, cv::INTER_AREA);
    cv::medianBlur(small, small, kDriftPixels / 4 | 1);
    cv::Mat drift;
    cv::resize(small, drift, shifted.size(), 0, 0, cv::INTER_LINEAR);
    cv::Mat result;
    cv::subtract(shifted, drift, result, cv::noArray(), CV_32FC3);
    cv::GaussianBlur(result, result, {}, kBlurPixels);
    return result * 2.0;
}

double medianOf(const cv::Mat& values) {
    cv::Mat flat = values.reshape(1, 1).clone();
    const auto begin = flat.begin<float>();
    const auto middle = begin + flat.cols / 2;
    std::nth_element(begin, middle, flat.end<float>());
    return double(*middle);
}

} // namespace

ChangeMap detectChange(const cv::Mat& before, const cv::Mat& after, const TableView& view) {
    ChangeMap map;
    map.grid = gridOver(view, kPixelsPerMm, kPlane, kMargin);
    const cv::Mat delta = difference(rectify(before, view, map.grid), rectify(after, view, map.grid));
    cv::Mat squares = delta.mul(delta);
    cv::Mat channels[3];
    cv::split(squares, channels);
    cv::sqrt(channels[0] + channels[1] + channels[2], map.change);
    // Three channels' length has its median at 1.54 deviations where all is noise.
    const double noise = std::max(kLeastNoise, medianOf(map.change) / 1.54);
    map.change /= noise;
    return map;
}

double ChangeMap::changedAlong(TablePoint tail, TablePoint head) const {
    constexpr int kSamples = 40;
    int inside = 0;
    int changed = 0;
    for (int k = 0; k < kSamples; ++k) {
        const double t = (k + 0.5) / kSamples;
        const cv::Point at = grid.gridAt(tail * (1 - t) + head * t);
        if (!cv::Rect({}, change.size()).contains(at))
            continue;
        ++inside;
        changed += double(change.at<float>(at)) > kChanged;
    }
    return inside > 0 ? double(changed) / inside : 0.0;
}

} // namespace umpire
