#include "vision/stones/stone_leans.h"

#include "vision/picture/nets.h"
#include "vision/stones/options.h"
#include "vision/stones/stone_plane.h"

#include <algorithm>
#include <cmath>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::stones {

namespace {

/// Size of the network's input: columns for the far and for the near side of the top's rim, and
/// rows.
constexpr int kFarColumns = 24;
constexpr int kNearColumns = 64;
constexpr int kColumns = kFarColumns + kNearColumns;
constexpr int kRows = 40;
/// Number of near columns before the top's rim, and the maximum angle on each side of the direction
/// of the lean.
constexpr int kColumnsBefore = 12;
constexpr double kAround = 105 * CV_PI / 180;
/// Numbers of scores: for each of three numbers of stones the leans of 0, 1, … units. The size
/// follows after them.
constexpr int kLeans = 48;
constexpr int kScores = 3 * kLeans;
/// The network's output for the size is in twentieths.
constexpr double kSizeScale = 20.0;

/// Describes how a stack's picture is unrolled: its fitted top, and the direction of its lean.
struct Unrolling {
    cv::Point2d top; ///< in pixels of the labels' grid
    cv::Point2d up;  ///< vector in the direction of the lean, one unit of the unrolled picture long
};

cv::Point2d leanOf(const GridEye& eye, const FittedStack& stack, double height) {
    return seenFromAbove(eye, {stack.base, 0}, height).center - stack.base;
}

double slopeOf(const FittedStones& fitted, const FittedStack& stack) {
    return cv::norm(stack.base - fitted.eye.foot) / fitted.eye.height;
}

Unrolling unrollingOf(const FittedStones& fitted, const FittedStack& stack) {
    const cv::Point2d lean = leanOf(fitted.eye, stack, std::max(stack.height, 1.0));
    const double unit = fitted.radius / kOptions.unrolledRadius;
    return {stack.base + leanOf(fitted.eye, stack, stack.height),
            lean * (unit / std::max(1e-9, cv::norm(lean)))};
}

/// Returns the place of a row and column of the unrolled picture, right and up from the top's
/// centre, in units. The far side comes first: each row is a direction, from the left over the top
/// to the right, and each column a distance, the largest first. Then follows the near side: each
/// row is a place from left to right, and each column a distance downwards, from a point before the
/// top's rim.
cv::Point2d unrolledAt(int row, int column) {
    if (column < kFarColumns) {
        const double turn = kAround * (2.0 * row / (kRows - 1) - 1);
        const double away = kOptions.unrolledRadius + (kFarColumns - 1) / 2.0 - column;
        return {away * std::sin(turn), away * std::cos(turn)};
    }
    const double across = row - (kRows - 1) / 2.0;
    const double rim =
        std::sqrt(kOptions.unrolledRadius * kOptions.unrolledRadius - across * across);
    return {across, -(rim - kColumnsBefore + (column - kFarColumns))};
}

/// Returns the places of all samples of the unrolled picture: unrolledAt for each row and column.
const cv::Mat& places() {
    static const cv::Mat all = [] {
        cv::Mat made(kRows, kColumns, CV_32FC2);
        for (int row = 0; row < kRows; ++row) {
            for (int column = 0; column < kColumns; ++column) {
                made.at<cv::Point2f>(row, column) = unrolledAt(row, column);
            }
        }
        return made;
    }();
    return all;
}

cv::Mat unrolled(const cv::Mat& finer, const Unrolling& unrolling) {
    const cv::Point2d up = unrolling.up * kFinerPlane;
    const cv::Point2d top = onFinerPlane(unrolling.top);
    cv::Mat map;
    cv::transform(places(), map, cv::Matx23d(-up.y, up.x, top.x, up.x, up.y, top.y));
    cv::Mat picture;
    cv::remap(finer, picture, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return picture;
}

/// Writes the colour difference between the columns before and after each column, averaged over
/// five rows.
void writeSteps(const cv::Mat& colours, cv::Mat& steps) {
    cv::Mat wide;
    cv::blur(colours, wide, {1, 5}, {-1, -1}, cv::BORDER_REPLICATE);
    for (int row = 0; row < wide.rows; ++row) {
        const auto* colour = wide.ptr<cv::Vec3f>(row);
        for (int column = 0; column < wide.cols; ++column) {
            const cv::Vec3f& before = colour[std::max(column - 1, 0)];
            const cv::Vec3f& after = colour[std::min(column + 1, wide.cols - 1)];
            const cv::Vec3f step = after - before;
            steps.at<float>(row, column) = 1 + 40 * std::sqrt(step.dot(step));
        }
    }
    cv::log(steps, steps);
    steps.convertTo(steps, -1, 0.5, -0.5);
}

void write(cv::Mat& blob, int index, const cv::Mat& picture, double slope) {
    cv::Mat colours;
    picture.convertTo(colours, CV_32F, 1 / 255.0, -0.5);
    const auto channel = [&](int k) {
        return cv::Mat(kRows, kColumns, CV_32F, blob.ptr<float>(index, k));
    };
    std::array<cv::Mat, 3> planes = {channel(0), channel(1), channel(2)};
    cv::split(colours, planes.data());
    cv::Mat steps = channel(3);
    writeSteps(colours, steps);
    channel(4).setTo(slope);
}

/// Returns the mean lean in units, weighted by the probabilities of the scores, over all numbers of
/// stones.
double meanLean(const float* scores) {
    const double most = double(*std::max_element(scores, scores + kScores));
    double sum = 0, weighed = 0;
    for (int k = 0; k < kScores; ++k) {
        const double chance = std::exp(double(scores[k]) - most);
        sum += chance;
        weighed += chance * (k % kLeans);
    }
    return weighed / sum;
}

/// Converts the network's output for one stack.
StackEvidence evidenceOf(const float* answer, const FittedStones& fitted,
                         const FittedStack& stack) {
    StackEvidence evidence;
    evidence.colour = stack.colour;
    evidence.eyeHeight = fitted.eye.height / (2 * fitted.radius);
    evidence.fitted = stack.height / (2 * fitted.radius);
    evidence.lean =
        SeenLean{meanLean(answer) / (2 * kOptions.unrolledRadius), slopeOf(fitted, stack)};
    const double larger = std::max(-0.5, double(answer[kScores]) / kSizeScale);
    evidence.size = TopSize{std::log1p(larger)};
    return evidence;
}

} // namespace

std::vector<StackEvidence> leanEvidence(const cv::Mat& finer, const FittedStones& fitted) {
    if (fitted.stacks.empty()) {
        return {};
    }
    const std::array shape{int(fitted.stacks.size()), kOptions.leanChannels, kRows, kColumns};
    cv::Mat blob(int(shape.size()), shape.data(), CV_32F);
    for (int k = 0; k < shape[0]; ++k) {
        const FittedStack& stack = fitted.stacks[std::size_t(k)];
        write(blob, k, unrolled(finer, unrollingOf(fitted, stack)), slopeOf(fitted, stack));
    }
    picture::leanNet().setInput(blob);
    const cv::Mat answer = picture::leanNet().forward();
    std::vector<StackEvidence> evidence;
    for (int k = 0; k < shape[0]; ++k) {
        evidence.push_back(evidenceOf(answer.ptr<float>(k), fitted, fitted.stacks[std::size_t(k)]));
    }
    return evidence;
}

} // namespace umpire::stones
