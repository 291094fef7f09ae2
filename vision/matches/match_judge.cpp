#include "vision/matches/match_judge.h"

#include "vision/matches/match_fit.h"
#include "vision/matches/match_strip.h"
#include "vision/matches/options.h"
#include "vision/picture/nets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::matches {

namespace {

constexpr double kGrey = 127.5;

float logOdds(double chance) {
    const double p = std::clamp(chance, 1e-3, 1 - 1e-3);
    return float(std::clamp(std::log(p / (1 - p)), -kOptions.maxLogOdds, kOptions.maxLogOdds) /
                 kOptions.maxLogOdds);
}

/// Writes one match's planes into the batch (matches, kChannels, kRows, kColumns).
void write(cv::Mat& batch, int index, const cv::Mat& picture, const FittedMatch& fitted) {
    const auto plane = [&](int channel) {
        return cv::Mat(picture.size(), CV_32F, batch.ptr<float>(index, channel));
    };
    std::array<cv::Mat, 3> colours;
    cv::split(picture, colours.data());
    for (int c = 0; c < 3; ++c) {
        cv::Mat out = plane(c);
        colours[std::size_t(c)].convertTo(out, CV_32F, 1 / 255.0, -kGrey / 255.0);
    }
    plane(3).setTo(logOdds(fitted.match.confidence));
    plane(4).setTo(logOdds(fitted.proposal.score));
}

double chance(float logit) {
    return 1 / (1 + std::exp(-double(logit)));
}

std::vector<Judgement> judgeSome(const cv::Mat& image, const TableView& view,
                                 std::span<const FittedMatch> fitted, const PieceSizes& sizes) {
    const std::array shape{int(fitted.size()), JudgePatch::kChannels, JudgePatch::kRows,
                           JudgePatch::kColumns};
    cv::Mat batch(int(shape.size()), shape.data(), CV_32F);
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        write(batch, int(k), judgePicture(image, view, fitted[k].match, sizes.matchLength),
              fitted[k]);
    }
    picture::judgeNet().setInput(batch);
    const cv::Mat answer = picture::judgeNet().forward();
    std::vector<Judgement> judgements;
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        const auto* logit = answer.ptr<float>(int(k));
        judgements.push_back({chance(logit[0]), chance(logit[1]), chance(logit[2])});
    }
    return judgements;
}

} // namespace

std::vector<FittedMatch> fitProposals(const cv::Mat& image, const TableView& view,
                                      std::span<const proposals::StickHypothesis> proposals,
                                      const PieceSizes& sizes) {
    std::vector<FittedMatch> fitted;
    const auto fits = fitMatches(image, view, proposals, sizes);
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
    // Where the picture is finer than the patch its pixels are averaged, not picked.
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
                                    std::span<const FittedMatch> fitted, const PieceSizes& sizes) {
    std::vector<Judgement> judgements;
    while (judgements.size() < fitted.size()) {
        const auto some = fitted.subspan(judgements.size());
        const auto more =
            judgeSome(image, view, some.first(std::min(some.size(), kOptions.atOnce)), sizes);
        judgements.insert(judgements.end(), more.begin(), more.end());
    }
    return judgements;
}

} // namespace umpire::matches
