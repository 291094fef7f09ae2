#include "vision/picture/change_detection.h"

#include "vision/picture/options.h"

#include <algorithm>
#include <vector>

namespace umpire::picture {

namespace {

cv::Vec3d patchMean(const cv::Mat& picture, cv::Point at) {
    cv::Vec3d sum;
    for (int dy = -kOptions.patch; dy <= kOptions.patch; ++dy) {
        for (int dx = -kOptions.patch; dx <= kOptions.patch; ++dx) {
            sum += cv::Vec3d(picture.at<cv::Vec3b>(at.y + dy, at.x + dx));
        }
    }
    return sum / double((2 * kOptions.patch + 1) * (2 * kOptions.patch + 1));
}

double quantile(std::vector<double>& values, double share) {
    if (values.empty()) {
        return 0.0;
    }
    const auto place = values.begin() + std::ptrdiff_t(double(values.size() - 1) * share);
    std::ranges::nth_element(values, place);
    return *place;
}

} // namespace

PictureChange::PictureChange(const cv::Mat& before, const cv::Mat& after, const TableView& view)
    : before_(before), after_(after), view_(view) {
    const cv::Scalar was = cv::mean(before);
    const cv::Scalar is = cv::mean(after);
    for (int channel = 0; channel < 3; ++channel) {
        gain_[channel] = (is[channel] + 1) / (was[channel] + 1);
    }
    std::vector<double> differences;
    for (int row = 0; row < kOptions.noiseRows; ++row) {
        for (int column = 0; column < kOptions.noiseColumns; ++column) {
            differences.push_back(
                changeAt(view.areaOrigin +
                         TablePoint{view.areaWidth * ((column + 0.5) / kOptions.noiseColumns),
                                    view.areaHeight * ((row + 0.5) / kOptions.noiseRows)}));
        }
    }
    noise_ = std::max(kOptions.minNoise, quantile(differences, 0.5));
}

double PictureChange::changeAt(TablePoint point) const {
    const ImagePoint pixel = imageFromTable(view_, {point.x, point.y, kOptions.plane});
    const cv::Point at(cvRound(pixel.x.value()), cvRound(pixel.y.value()));
    const cv::Rect inside(kOptions.patch, kOptions.patch, after_.cols - 2 * kOptions.patch,
                          after_.rows - 2 * kOptions.patch);
    if (!inside.contains(at)) {
        return 0.0;
    }
    return cv::norm(patchMean(after_, at) - patchMean(before_, at).mul(gain_)) / noise_;
}

double PictureChange::changeAlong(TablePoint tail, TablePoint head) const {
    std::vector<double> changes;
    for (int k = 0; k < kOptions.along; ++k) {
        const double t = (k + 0.5) / kOptions.along;
        changes.push_back(changeAt(tail * (1 - t) + head * t));
    }
    return quantile(changes, 0.25);
}

} // namespace umpire::picture
