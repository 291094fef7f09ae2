#include "vision/stones/stone_colours.h"

#include "calibration/view/upper_median.h"
#include "vision/stones/options.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace umpire::stones {
namespace {

/// Returns the mean colour of the inner part of a top. Returns none if the plane does not contain
/// this part.
std::optional<cv::Vec3d> shadeOfTop(const cv::Mat& plane, const FittedStones& fitted,
                                    const FittedStack& stack) {
    const Disc top = seenFromAbove(fitted.eye, {stack.base, fitted.radius}, stack.height);
    const int radius = std::max(1, int(top.radius * kOptions.topShare));
    const cv::Rect around(cvRound(top.center.x) - radius, cvRound(top.center.y) - radius,
                          2 * radius + 1, 2 * radius + 1);
    if ((around & cv::Rect({}, plane.size())) != around) {
        return std::nullopt;
    }
    cv::Mat disc(around.size(), CV_8U, cv::Scalar(0));
    cv::circle(disc, {radius, radius}, radius, cv::Scalar(255), cv::FILLED);
    const cv::Scalar mean = cv::mean(plane(around), disc);
    return cv::Vec3d(mean[0], mean[1], mean[2]);
}

cv::Vec3d middleOf(const std::vector<cv::Vec3d>& shades) {
    cv::Vec3d middle;
    for (int channel = 0; channel < 3; ++channel) {
        std::vector<double> values;
        for (const cv::Vec3d& shade : shades) {
            values.push_back(shade[channel]);
        }
        middle[channel] = upperMedian(values);
    }
    return middle;
}

} // namespace

void settleColours(const cv::Mat& plane, FittedStones& fitted) {
    std::array<std::vector<cv::Vec3d>, 2> groups;
    std::vector<std::optional<cv::Vec3d>> shades;
    for (const FittedStack& stack : fitted.stacks) {
        shades.push_back(shadeOfTop(plane, fitted, stack));
        if (shades.back()) {
            groups[std::size_t(stack.colour)].push_back(*shades.back());
        }
    }
    if (std::min(groups[0].size(), groups[1].size()) < kOptions.fewestOfAColour) {
        return;
    }
    const std::array<cv::Vec3d, 2> middles = {middleOf(groups[0]), middleOf(groups[1])};
    const double apart = cv::norm(middles[0] - middles[1]);
    for (std::size_t k = 0; k < shades.size(); ++k) {
        const auto own = std::size_t(fitted.stacks[k].colour);
        if (shades[k] && cv::norm(*shades[k] - middles[own]) > kOptions.coloursApart * apart &&
            cv::norm(*shades[k] - middles[1 - own]) < kOptions.colourShare * apart) {
            fitted.stacks[k].colour = StoneColour(1 - own);
        }
    }
}

} // namespace umpire::stones
