#include "vision/stone_leans.h"

#include "vision/net_weights.h"

#include <algorithm>
#include <cmath>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// The net's picture, in the labels' pixels, and where the top's centre is in it.
constexpr int kColumns = 40;
constexpr int kRows = 56;
constexpr double kTop = 19.5;
/// Colours, the lean of a cell's height, a stone's radius.
constexpr int kChannels = 5;
/// Leans of 0, 1, … pixels.
constexpr int kLeans = 28;

cv::dnn::Net& net() {
    thread_local cv::dnn::Net loaded = netFrom(leanNetWeights());
    return loaded;
}

/// The plane turned so that the top leans up from its foot.
cv::Mat turnedCrop(const cv::Mat& plane, const cv::Point2d& top, const cv::Point2d& lean) {
    const double length = std::max(1e-9, cv::norm(lean));
    const cv::Point2d up = lean * (1 / length);
    const cv::Point2d right(-up.y, up.x);
    const cv::Matx23d turn(right.x, -up.x, top.x - (right.x - up.x) * kTop, //
                           right.y, -up.y, top.y - (right.y - up.y) * kTop);
    cv::Mat crop;
    cv::warpAffine(plane, crop, turn, {kColumns, kRows}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                   cv::BORDER_REPLICATE);
    return crop;
}

cv::Point2d leanOf(const GridEye& eye, const FittedStack& stack, double height) {
    return seenFromAbove(eye, {stack.base, 0}, height).center - stack.base;
}

void write(cv::Mat& blob, int index, const StoneLabels& labels, const FittedStones& fitted) {
    const FittedStack& stack = fitted.stacks[std::size_t(index)];
    const cv::Point2d lean = leanOf(fitted.eye, stack, std::max(stack.height, 1.0));
    const cv::Point2d top = seenFromAbove(fitted.eye, {stack.base, 0}, stack.height).center;
    std::array<cv::Mat, 3> colours;
    cv::split(turnedCrop(labels.plane, top, lean), colours.data());
    for (int c = 0; c < 3; ++c) {
        cv::Mat out(kRows, kColumns, CV_32F, blob.ptr<float>(index, c));
        colours[std::size_t(c)].convertTo(out, CV_32F, 1 / 255.0, -0.5);
    }
    const auto fill = [&](int channel, double value) {
        cv::Mat(kRows, kColumns, CV_32F, blob.ptr<float>(index, channel)).setTo(value);
    };
    fill(3, cv::norm(stack.base - fitted.eye.foot) / fitted.eye.height);
    fill(4, fitted.radius / StoneLabels::kCellPixels);
}

/// Logarithm of the chance of a lean, between two whole pixels both share.
double logChance(const std::array<double, kLeans>& logs, double lean) {
    const double at = std::clamp(lean, 0.0, kLeans - 1.0);
    const int low = std::min(int(at), kLeans - 2);
    const double share = at - low;
    return logs[std::size_t(low)] * (1 - share) + logs[std::size_t(low) + 1] * share;
}

std::array<double, kLeans> logsOf(const float* scores) {
    const double most = double(*std::max_element(scores, scores + kLeans));
    double sum = 0;
    for (int k = 0; k < kLeans; ++k)
        sum += std::exp(double(scores[k]) - most);
    std::array<double, kLeans> logs{};
    for (int k = 0; k < kLeans; ++k)
        logs[std::size_t(k)] = double(scores[k]) - most - std::log(sum);
    return logs;
}

} // namespace

std::vector<HeightProfile> leanProfiles(const StoneLabels& labels, const FittedStones& fitted) {
    if (fitted.stacks.empty())
        return {};
    const std::array shape{int(fitted.stacks.size()), kChannels, kRows, kColumns};
    cv::Mat blob(int(shape.size()), shape.data(), CV_32F);
    for (int k = 0; k < shape[0]; ++k)
        write(blob, k, labels, fitted);
    net().setInput(blob);
    const cv::Mat answer = net().forward();
    std::vector<HeightProfile> profiles(fitted.stacks.size());
    for (int k = 0; k < shape[0]; ++k) {
        const std::array<double, kLeans> logs = logsOf(answer.ptr<float>(k));
        const FittedStack& stack = fitted.stacks[std::size_t(k)];
        for (int step = 0; step < HeightProfile::kSteps; ++step) {
            const double height = HeightProfile::heightAt(step) * 2 * fitted.radius;
            profiles[std::size_t(k)].gain[std::size_t(step)] =
                logChance(logs, cv::norm(leanOf(fitted.eye, stack, height)));
        }
    }
    return profiles;
}

} // namespace umpire
