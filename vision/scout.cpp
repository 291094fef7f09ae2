#include "vision/scout.h"

#include "vision/net_weights.h"

#include <cmath>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// A square of the scout's answer, in the plane's pixels.
constexpr int kSquare = 16;
/// A square is looked at from this answer on. The scout was trained to weigh a piece six times, so
/// that 0.7 is an honest 0.28. 56 scenes: 0.2 looks at 86 % of the table, 0.7 at 43 %, and the
/// piece net finds 323 of 351 matches with either.
constexpr float kLeastChance = 0.7F;
/// The piece net is shown this many squares around a piece: 21 mm.
constexpr int kMargin = 2;

cv::dnn::Net& net() {
    thread_local cv::dnn::Net loaded =
        cv::dnn::readNetFromONNX(scoutNetWeights().data(), scoutNetWeights().size());
    return loaded;
}

cv::Mat activeSquares(const cv::Mat& plane) {
    cv::Mat half;
    cv::resize(plane, half, plane.size() / 2, 0, 0, cv::INTER_AREA);
    net().setInput(cv::dnn::blobFromImage(half, 1.0 / 255.0, {}, cv::Scalar::all(127.5)));
    const cv::Mat answer = net().forward();
    const cv::Mat logits(answer.size[2], answer.size[3], CV_32FC1,
                         const_cast<float*>(answer.ptr<float>()));
    const float leastLogit = std::log(kLeastChance / (1.0F - kLeastChance));
    return logits > leastLogit;
}

/// Joins rectangles until none meets another.
void joinOverlapping(std::vector<cv::Rect>& rectangles) {
    for (std::size_t a = 0; a < rectangles.size();) {
        bool joined = false;
        for (std::size_t b = a + 1; b < rectangles.size() && !joined; ++b)
            if ((rectangles[a] & rectangles[b]).area() > 0) {
                rectangles[a] |= rectangles[b];
                rectangles.erase(rectangles.begin() + std::ptrdiff_t(b));
                joined = true;
            }
        a = joined ? 0 : a + 1;
    }
}

} // namespace

std::vector<cv::Rect> scoutRegions(const cv::Mat& plane,
                                   const std::vector<std::vector<cv::Point>>& known) {
    cv::Mat active = activeSquares(plane);
    for (std::vector<cv::Point> outline : known) {
        for (cv::Point& corner : outline)
            corner /= kSquare;
        cv::fillConvexPoly(active, outline, cv::Scalar::all(0));
    }
    cv::dilate(active, active, cv::Mat::ones(2 * kMargin + 1, 2 * kMargin + 1, CV_8U));
    cv::Mat labels, statistics, centres;
    const int count = cv::connectedComponentsWithStats(active, labels, statistics, centres);
    std::vector<cv::Rect> regions;
    for (int k = 1; k < count; ++k)
        regions.emplace_back(statistics.at<int>(k, cv::CC_STAT_LEFT) * kSquare,
                             statistics.at<int>(k, cv::CC_STAT_TOP) * kSquare,
                             statistics.at<int>(k, cv::CC_STAT_WIDTH) * kSquare,
                             statistics.at<int>(k, cv::CC_STAT_HEIGHT) * kSquare);
    joinOverlapping(regions);
    return regions;
}

} // namespace umpire
