#include "vision/stones/stone_shadows.h"

#include "vision/picture/nets.h"
#include "vision/stones/options.h"
#include "vision/stones/stone_plane.h"

#include <algorithm>
#include <cmath>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::stones {

namespace {

/// Width and height of the network's input, in pixels.
constexpr int kSide = 56;

cv::Mat aroundFoot(const cv::Mat& finer, const cv::Point2d& foot, double unit) {
    const double middle = (kSide - 1) / 2.0;
    const cv::Matx23d warp(unit, 0, foot.x - unit * middle, 0, unit, foot.y - unit * middle);
    cv::Mat seen;
    cv::warpAffine(finer, seen, warp, {kSide, kSide}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                   cv::BORDER_REPLICATE);
    return seen;
}

} // namespace

std::vector<SeenShadow> seenShadows(const cv::Mat& finer, const FittedStones& fitted) {
    const double unit = fitted.radius * kFinerPlane / kOptions.shadowedRadius;
    std::vector<cv::Mat> seen;
    for (const FittedStack& stack : fitted.stacks) {
        seen.push_back(aroundFoot(finer, onFinerPlane(stack.base), unit));
    }
    if (seen.empty()) {
        return {};
    }
    picture::shadowNet().setInput(
        cv::dnn::blobFromImages(seen, 1 / 255.0, {}, cv::Scalar::all(127.5)));
    const cv::Mat answer = picture::shadowNet().forward();
    std::vector<SeenShadow> shadows;
    for (int k = 0; k < answer.rows; ++k) {
        const double spread =
            std::clamp(double(answer.at<float>(k, 2)), kOptions.surest, kOptions.vaguest);
        shadows.push_back({{answer.at<float>(k, 0), answer.at<float>(k, 1)}, std::exp(spread)});
    }
    return shadows;
}

} // namespace umpire::stones
