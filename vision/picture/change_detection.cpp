#include "vision/picture/change_detection.h"

#include <algorithm>
#include <vector>

namespace umpire::picture {

namespace {

/// Matches lie a millimetre above the table.
constexpr Millimetres kPlane = 1_mm;
/// Colours are means over this many pixels either way, about a match's width.
constexpr int kPatch = 1;
/// Points along a match, and across the table for the noise.
constexpr int kAlong = 40;
constexpr int kNoiseColumns = 48;
constexpr int kNoiseRows = 32;
/// Less than half a grey level is rounding.
constexpr double kMinNoise = 0.5;

cv::Vec3d patchMean(const cv::Mat& picture, cv::Point at) {
    cv::Vec3d sum;
    for (int dy = -kPatch; dy <= kPatch; ++dy)
        for (int dx = -kPatch; dx <= kPatch; ++dx)
            sum += cv::Vec3d(picture.at<cv::Vec3b>(at.y + dy, at.x + dx));
    return sum / double((2 * kPatch + 1) * (2 * kPatch + 1));
}

double quantile(std::vector<double>& values, double share) {
    if (values.empty())
        return 0.0;
    const auto place = values.begin() + std::ptrdiff_t(double(values.size() - 1) * share);
    std::ranges::nth_element(values, place);
    return *place;
}

} // namespace

PictureChange::PictureChange(const cv::Mat& before, const cv::Mat& after, const TableView& view)
    : before_(before), after_(after), view_(view) {
    const cv::Scalar was = cv::mean(before);
    const cv::Scalar is = cv::mean(after);
    for (int channel = 0; channel < 3; ++channel)
        gain_[channel] = (is[channel] + 1) / (was[channel] + 1);
    std::vector<double> differences;
    for (int row = 0; row < kNoiseRows; ++row)
        for (int column = 0; column < kNoiseColumns; ++column)
            differences.push_back(changeAt(
                view.areaOrigin + TablePoint{view.areaWidth * ((column + 0.5) / kNoiseColumns),
                                             view.areaHeight * ((row + 0.5) / kNoiseRows)}));
    noise_ = std::max(kMinNoise, quantile(differences, 0.5));
}

double PictureChange::changeAt(TablePoint point) const {
    const ImagePoint pixel = imageFromTable(view_, {point.x, point.y, kPlane});
    const cv::Point at(cvRound(pixel.x.value()), cvRound(pixel.y.value()));
    const cv::Rect inside(kPatch, kPatch, after_.cols - 2 * kPatch, after_.rows - 2 * kPatch);
    if (!inside.contains(at))
        return 0.0;
    return cv::norm(patchMean(after_, at) - patchMean(before_, at).mul(gain_)) / noise_;
}

double PictureChange::changeAlong(TablePoint tail, TablePoint head) const {
    std::vector<double> changes;
    for (int k = 0; k < kAlong; ++k) {
        const double t = (k + 0.5) / kAlong;
        changes.push_back(changeAt(tail * (1 - t) + head * t));
    }
    return quantile(changes, 0.25);
}

} // namespace umpire::picture
