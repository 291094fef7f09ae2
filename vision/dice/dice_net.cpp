#include "vision/dice/dice_net.h"

#include "vision/dice/options.h"
#include "vision/picture/nets.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::dice {

namespace {

/// Side of a cell of the finder's output, in pixels.
constexpr int kCell = 4;
/// Edge of a die in pixels to which the finder's output refers; the reader's crops are scaled to
/// it.
constexpr double kEdge = 25.0;
/// Side of the reader's crops, in pixels.
constexpr int kCropSide = 40;
constexpr int kQuarterTurns = 4;

cv::Mat plane(const cv::Mat& answer, int channel) {
    return {answer.size[2], answer.size[3], CV_32FC1,
            const_cast<float*>(answer.ptr<float>(0, channel))};
}

cv::Mat sigmoid(const cv::Mat& logits) {
    cv::Mat power;
    cv::exp(-logits, power);
    return 1.0 / (1.0 + power);
}

/// Returns the cells whose value is above `minHeat` and not below that of their eight neighbours.
std::vector<cv::Point> peaks(const cv::Mat& heat) {
    cv::Mat highest;
    cv::dilate(heat, highest, cv::Mat::ones(3, 3, CV_8U));
    const cv::Mat isPeak = (heat >= highest) & (heat > kOptions.minHeat);
    std::vector<cv::Point> found;
    cv::findNonZero(isPeak, found);
    return found;
}

/// Returns the proposal at a peak. The place and the die's edge are means of nine cells, weighted
/// by `heat`.
DieProposal proposalAt(const cv::Mat& heat, const cv::Mat& edge, cv::Point peak) {
    cv::Point2d sum(0, 0);
    double weight = 0.0, logEdge = 0.0;
    const cv::Rect around = cv::Rect(peak.x - 1, peak.y - 1, 3, 3) & cv::Rect({}, heat.size());
    for (int y = around.y; y < around.br().y; ++y) {
        for (int x = around.x; x < around.br().x; ++x) {
            const auto here = double(heat.at<float>(y, x));
            sum += cv::Point2d(x, y) * here;
            logEdge += double(edge.at<float>(y, x)) * here;
            weight += here;
        }
    }
    const cv::Point2d middleOfCell((kCell - 1) / 2.0, (kCell - 1) / 2.0);
    return {sum / weight * kCell + middleOfCell, kEdge * std::exp(logEdge / weight),
            double(heat.at<float>(peak))};
}

cv::Mat cropOf(const cv::Mat& picture, const DieCrop& crop) {
    const cv::Matx22d a = crop.pictureFromEdges * (1.0 / kEdge);
    const double middle = (kCropSide - 1) / 2.0;
    const cv::Vec2d shift =
        cv::Vec2d(crop.top.x, crop.top.y) - cv::Vec2d(a * cv::Vec2d(middle, middle));
    const cv::Matx23d pictureFromCrop(a(0, 0), a(0, 1), shift[0], a(1, 0), a(1, 1), shift[1]);
    cv::Mat cut;
    cv::warpAffine(picture, cut, pictureFromCrop, {kCropSide, kCropSide},
                   cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return cut;
}

/// Adds the fourth channel, which tells the reader the viewing direction of the crop.
cv::Mat withPlane(const cv::Mat& cut, CropPlane plane) {
    const cv::Mat flag(cut.size(), CV_8UC1, cv::Scalar(plane == CropPlane::Table ? 255 : 0));
    cv::Mat both;
    cv::merge(std::array{cut, flag}, both);
    return both;
}

/// Returns the mean probabilities of `kQuarterTurns` rows of scores, starting with row `first`.
/// Softmax converts the scores to probabilities; the odds of cocked dice are corrected.
DieChances meanChances(const cv::Mat& scores, int first) {
    DieChances mean{};
    for (int row = first; row < first + kQuarterTurns; ++row) {
        DieChances here{};
        double sum = 0.0;
        for (int k = 0; k < int(here.size()); ++k) {
            sum += here[std::size_t(k)] = std::exp(double(scores.at<float>(row, k)));
        }
        for (std::size_t k = 0; k < here.size(); ++k) {
            mean[k] += here[k] / sum / kQuarterTurns;
        }
    }
    mean[kCocked] *= kOptions.cockedOdds;
    const double whole = std::accumulate(mean.begin(), mean.end(), 0.0);
    std::ranges::transform(mean, mean.begin(), [&](double chance) { return chance / whole; });
    return mean;
}

} // namespace

std::vector<DieProposal> proposeDice(const cv::Mat& picture) {
    cv::Mat padded;
    const auto missing = [](int side) { return (kCell - side % kCell) % kCell; };
    cv::copyMakeBorder(picture, padded, 0, missing(picture.rows), 0, missing(picture.cols),
                       cv::BORDER_REPLICATE);
    picture::diceNet().setInput(
        cv::dnn::blobFromImage(padded, 1.0 / 255.0, {}, cv::Scalar::all(127.5)));
    const cv::Mat answer = picture::diceNet().forward();
    const cv::Mat heat = sigmoid(plane(answer, 0));
    std::vector<DieProposal> dice;
    for (const cv::Point peak : peaks(heat)) {
        dice.push_back(proposalAt(heat, plane(answer, 1), peak));
    }
    return dice;
}

std::vector<DieChances> judgeDice(const cv::Mat& picture, const std::vector<DieCrop>& crops) {
    std::vector<cv::Mat> turns;
    for (const DieCrop& crop : crops) {
        cv::Mat cut = withPlane(cropOf(picture, crop), crop.plane);
        for (int turn = 0; turn < kQuarterTurns; ++turn) {
            turns.push_back(cut.clone());
            cv::rotate(turns.back(), cut, cv::ROTATE_90_CLOCKWISE);
        }
    }
    std::vector<DieChances> chances;
    if (turns.empty()) {
        return chances;
    }
    picture::diceReader().setInput(
        cv::dnn::blobFromImages(turns, 1.0 / 255.0, {}, cv::Scalar::all(127.5)));
    const cv::Mat scores = picture::diceReader().forward();
    for (int first = 0; first < scores.rows; first += kQuarterTurns) {
        chances.push_back(meanChances(scores, first));
    }
    return chances;
}

} // namespace umpire::dice
