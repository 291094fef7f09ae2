#include "vision/proposals/scout.h"

#include "vision/picture/nets.h"
#include "vision/proposals/options.h"

#include <cmath>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::proposals {

namespace {

/// Side of a square of the scout's output, in the plane's pixels.
constexpr int kSquare = 8;

cv::Mat activeSquares(const cv::Mat& plane) {
    picture::scoutNet().setInput(
        cv::dnn::blobFromImage(plane, 1.0 / 255.0, {}, cv::Scalar::all(127.5)));
    const cv::Mat answer = picture::scoutNet().forward();
    const cv::Mat logits(answer.size[2], answer.size[3], CV_32FC1,
                         const_cast<float*>(answer.ptr<float>()));
    const float leastLogit = std::log(kOptions.minChance / (1.0F - kOptions.minChance));
    return logits > leastLogit;
}

cv::Rect inPixels(const cv::Rect& squares) {
    return {squares.tl() * kSquare, squares.size() * kSquare};
}

} // namespace

std::vector<ActiveRegion> scoutRegions(const cv::Mat& plane,
                                       const std::vector<std::vector<cv::Point>>& known) {
    cv::Mat active = activeSquares(plane);
    for (std::vector<cv::Point> outline : known) {
        for (cv::Point& corner : outline) {
            corner /= kSquare;
        }
        cv::fillConvexPoly(active, outline, cv::Scalar::all(0));
    }
    cv::dilate(
        active, active,
        cv::Mat::ones(2 * kOptions.squaresAround + 1, 2 * kOptions.squaresAround + 1, CV_8U));
    std::vector<ActiveRegion> regions = coverActive(active, kOptions.context, kOptions.overhead);
    for (ActiveRegion& region : regions) {
        region = {inPixels(region.own), inPixels(region.shown)};
    }
    return regions;
}

} // namespace umpire::proposals
