#include "vision/matches/match_judge.h"

#include "vision/matches/match_fit.h"
#include "vision/matches/match_strip.h"
#include "vision/matches/options.h"
#include "vision/picture/nets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>
#include <string>

namespace umpire::matches {

namespace {

constexpr double kGrey = 127.5;

float logOdds(double chance) {
    const double p = std::clamp(chance, 1e-3, 1 - 1e-3);
    return float(std::clamp(std::log(p / (1 - p)), -kOptions.maxLogOdds, kOptions.maxLogOdds) /
                 kOptions.maxLogOdds);
}

/// Writes the channels of one crop into the batch (crops, kChannels, kRows, kColumns).
void write(cv::Mat& batch, int index, const JudgedCrop& crop) {
    const auto plane = [&](int channel) {
        return cv::Mat(crop.picture.size(), CV_32F, batch.ptr<float>(index, channel));
    };
    std::array<cv::Mat, 3> colours;
    cv::split(crop.picture, colours.data());
    for (int c = 0; c < 3; ++c) {
        cv::Mat out = plane(c);
        colours[std::size_t(c)].convertTo(out, CV_32F, 1 / 255.0, -kGrey / 255.0);
    }
    plane(3).setTo(logOdds(crop.confidence));
    plane(4).setTo(logOdds(crop.score));
}

cv::Mat batchOf(std::span<const JudgedCrop> crops) {
    const std::array shape{int(crops.size()), JudgePatch::kChannels, JudgePatch::kRows,
                           JudgePatch::kColumns};
    cv::Mat batch(int(shape.size()), shape.data(), CV_32F);
    for (std::size_t k = 0; k < crops.size(); ++k) {
        write(batch, int(k), crops[k]);
    }
    return batch;
}

/// The names of the network's last convolution and of the layer before it.
struct LastLayer {
    std::string features;
    std::string answers;
};

LastLayer lastLayerOf(const cv::dnn::Net& net) {
    const std::vector<cv::String> names = net.getLayerNames();
    std::size_t last = names.size() - 1;
    while (last > 0 && net.getLayer(net.getLayerId(names[last]))->type != "Convolution") {
        --last;
    }
    return {names[last - 1], names[last]};
}

double chance(float logit) {
    return 1 / (1 + std::exp(-double(logit)));
}

Judgement judgedBy(const JudgeLayer& layer, const float* features) {
    std::array<float, JudgeLayer::kAnswers> logit{};
    for (std::size_t k = 0; k < logit.size(); ++k) {
        const JudgeLayer::Row& row = layer.rows[k];
        logit[k] = std::inner_product(row.begin(), row.end() - 1, features, row.back());
    }
    return {chance(logit[0]), chance(logit[1]), chance(logit[2])};
}

std::vector<Judgement> judgeSome(const cv::Mat& image, const TableView& view,
                                 std::span<const FittedMatch> fitted, const KnownLook& look) {
    std::vector<JudgedCrop> crops;
    for (const FittedMatch& each : fitted) {
        crops.push_back({judgePicture(image, view, each.match, look.sizes.matchLength),
                         each.match.confidence, each.proposal.score});
    }
    std::vector<Judgement> judgements;
    if (const JudgeLayer* layer = look.judge()) {
        const cv::Mat features = judgeFeatures(crops);
        for (int k = 0; k < features.rows; ++k) {
            judgements.push_back(judgedBy(*layer, features.ptr<float>(k)));
        }
        return judgements;
    }
    picture::judgeNet().setInput(batchOf(crops));
    const cv::Mat answer = picture::judgeNet().forward();
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        const auto* logit = answer.ptr<float>(int(k));
        judgements.push_back({chance(logit[0]), chance(logit[1]), chance(logit[2])});
    }
    return judgements;
}

} // namespace

std::vector<FittedMatch> fitProposals(const cv::Mat& image, const TableView& view,
                                      std::span<const proposals::StickHypothesis> proposals,
                                      const KnownLook& look) {
    std::vector<FittedMatch> fitted;
    const auto fits = fitMatches(image, view, proposals, look);
    for (std::size_t k = 0; k < fits.size(); ++k) {
        if (fits[k]) {
            fitted.push_back({*fits[k], proposals[k]});
        }
    }
    return fitted;
}

cv::Mat judgePicture(const cv::Mat& image, const TableView& view, const Match& match,
                     Millimetres length) {
    const double pixelsPerMm = JudgePatch::kPixelsPerMm * (JudgePatch::kLength / length);
    const TablePoint axis = along(directionOf(match.tail, match.head), 1_mm);
    const TablePoint across{-axis.y, axis.x};
    const TablePoint middle = midpoint(match.tail, match.head);
    std::array<cv::Point2f, 4> from, to;
    for (std::size_t k = 0; k < 4; ++k) {
        const double column = k == 1 || k == 2 ? JudgePatch::kColumns - 1 : 0;
        const double row = k >= 2 ? JudgePatch::kRows - 1 : 0;
        const double x = (column - (JudgePatch::kColumns - 1) / 2.0) / pixelsPerMm;
        const double y = ((JudgePatch::kRows - 1) / 2.0 - row) / pixelsPerMm;
        const TablePoint p = middle + axis * x + across * y;
        const ImagePoint q = imageFromTable(view, {p.x, p.y, kMatchPlane});
        from[k] = {float(column), float(row)};
        to[k] = {float(q.x.value()), float(q.y.value())};
    }
    // If the resolution of the picture is higher than that of the patch, its pixels are averaged.
    const int finer = std::max(1, cvRound(cv::norm(to[1] - to[0]) / (JudgePatch::kColumns - 1)));
    for (cv::Point2f& corner : from) {
        corner = (corner + cv::Point2f(0.5F, 0.5F)) * float(finer) - cv::Point2f(0.5F, 0.5F);
    }
    cv::Mat picture;
    cv::warpPerspective(image, picture, cv::getPerspectiveTransform(from.data(), to.data()),
                        cv::Size(JudgePatch::kColumns, JudgePatch::kRows) * finer,
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT,
                        cv::Scalar::all(kGrey));
    if (finer > 1) {
        cv::resize(picture, picture, {JudgePatch::kColumns, JudgePatch::kRows}, 0, 0,
                   cv::INTER_AREA);
    }
    return picture;
}

bool isHeadSeen(const FittedMatch& fitted, const Judgement& judgement) {
    return (judgement.headless < 0.5 && fitted.proposal.headCells >= kOptions.headSeenCells) ||
           judgement.headless < kOptions.headSeenFor;
}

std::vector<Judgement> judgeMatches(const cv::Mat& image, const TableView& view,
                                    std::span<const FittedMatch> fitted, const KnownLook& look) {
    std::vector<Judgement> judgements;
    while (judgements.size() < fitted.size()) {
        const auto some = fitted.subspan(judgements.size());
        const auto more =
            judgeSome(image, view, some.first(std::min(some.size(), kOptions.atOnce)), look);
        judgements.insert(judgements.end(), more.begin(), more.end());
    }
    return judgements;
}

cv::Mat judgeFeatures(std::span<const JudgedCrop> crops) {
    cv::Mat features(int(crops.size()), JudgeLayer::kFeatures, CV_32F);
    static const std::string layer = lastLayerOf(picture::judgeNet()).features;
    for (std::size_t done = 0; done < crops.size(); done += kOptions.atOnce) {
        const auto some = crops.subspan(done, std::min(crops.size() - done, kOptions.atOnce));
        picture::judgeNet().setInput(batchOf(some));
        const cv::Mat seen = picture::judgeNet().forward(layer);
        seen.reshape(1, int(some.size()))
            .copyTo(features.rowRange(int(done), int(done + some.size())));
    }
    return features;
}

JudgeLayer shippedJudgeLayer() {
    cv::dnn::Net& net = picture::judgeNet();
    const auto blobs = net.getLayer(net.getLayerId(lastLayerOf(net).answers))->blobs;
    JudgeLayer layer;
    for (std::size_t k = 0; k < layer.rows.size(); ++k) {
        const auto* weights = blobs.at(0).ptr<float>() + k * JudgeLayer::kFeatures;
        std::copy_n(weights, JudgeLayer::kFeatures, layer.rows[k].begin());
        layer.rows[k].back() = blobs.at(1).ptr<float>()[k];
    }
    return layer;
}

std::uint64_t judgeFingerprint() {
    constexpr std::uint64_t kFnvOffset = 0xcbf29ce484222325U;
    constexpr std::uint64_t kFnvPrime = 0x100000001b3U;
    cv::dnn::Net& net = picture::judgeNet();
    std::uint64_t hash = kFnvOffset;
    for (const cv::String& name : net.getLayerNames()) {
        for (const cv::Mat& blob : net.getLayer(net.getLayerId(name))->blobs) {
            for (std::size_t k = 0; k < blob.total() * blob.elemSize(); ++k) {
                hash = (hash ^ blob.data[k]) * kFnvPrime;
            }
        }
    }
    return hash;
}

} // namespace umpire::matches
