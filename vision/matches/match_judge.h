#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/proposals/piece_net.h"

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

/// The last word on a fitted line: is a match there, and which of its ends is the head? A small net
/// (vision/training/train_judge.py) sees the picture along the line and what the fit thought of it.
namespace umpire::matches {

/// What the judge is shown of one match; its layout is train_judge.py's. The tail is at the left.
struct JudgePatch {
    static constexpr int kColumns = 144;        ///< along the match
    static constexpr int kRows = 40;            ///< across it
    static constexpr double kPixelsPerMm = 2.0; ///< for a match of this length; others are scaled
    static constexpr Millimetres kLength = 42_mm;
    static constexpr int kChannels = 5; ///< blue, green, red, fit's and proposal's log odds
};

/// The picture along a match, CV_8UC3, kRows x kColumns; grey where the picture ends. `length`:
/// what a match there should have.
cv::Mat judgePicture(const cv::Mat& image, const TableView& view, const Match& match,
                     Millimetres length = JudgePatch::kLength);

struct Judgement {
    double match = 0.0;    ///< chance that a match lies there, 0..1
    double swapped = 0.0;  ///< chance that its head is at the tail's end
    double headless = 0.0; ///< chance that neither end is a head
};

struct FittedMatch {
    Match match;
    proposals::StickHypothesis proposal;
};

/// The proposals in which a match could be fitted, in their order.
std::vector<FittedMatch> fitProposals(const cv::Mat& image, const TableView& view,
                                      std::span<const proposals::StickHypothesis> proposals,
                                      const KnownLook& look);

/// One entry a match, in their order. The view's scale must be known: the judge takes lengths
/// literally.
std::vector<Judgement> judgeMatches(const cv::Mat& image, const TableView& view,
                                    std::span<const FittedMatch> fitted, const KnownLook& look);

/// All that the judge is shown of a fitted match.
struct JudgedCrop {
    cv::Mat picture;         ///< as of judgePicture
    double confidence = 0.0; ///< the fit's, 0..1
    double score = 0.0;      ///< the proposal's, 0..1
};

/// What the judge's last layer is given of each crop: (crops, JudgeLayer::kFeatures), CV_32F.
cv::Mat judgeFeatures(std::span<const JudgedCrop> crops);
/// The judge's last layer as it is shipped.
JudgeLayer shippedJudgeLayer();
/// Tells one training of the judge from another: what is learned for one says nothing of the next.
std::uint64_t judgeFingerprint();

/// Whether a head shows at one end: the proposals' net sees one there, or the judge is sure of it.
/// Any stick may lie where no tag gives the scale.
bool isHeadSeen(const FittedMatch& fitted, const Judgement& judgement);

} // namespace umpire::matches
