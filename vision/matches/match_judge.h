#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/proposals/piece_net.h"

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

/// The final classifier of a fitted line: decides whether the line is a match, and which end is the
/// head. A small network (vision/training/train_judge.py) uses the picture along the line and the
/// fit's result.
namespace umpire::matches {

/// The judge's input for one match; train_judge.py defines the layout. The tail is at the left.
struct JudgePatch {
    static constexpr int kColumns = 144; ///< along the match
    static constexpr int kRows = 40;     ///< across the match
    /// for a match of this length; other matches are scaled
    static constexpr double kPixelsPerMm = 2.0;
    static constexpr Millimetres kLength = 42_mm;
    static constexpr int kChannels = 5; ///< blue, green, red, log odds of fit and of proposal
};

/// Returns the picture along a match, CV_8UC3, kRows x kColumns; grey beyond the picture. `length`:
/// the expected length of a match there.
cv::Mat judgePicture(const cv::Mat& image, const TableView& view, const Match& match,
                     Millimetres length = JudgePatch::kLength);

struct Judgement {
    double match = 0.0;    ///< probability that a match lies there, 0..1
    double swapped = 0.0;  ///< probability that the match's head is at the tail's end
    double headless = 0.0; ///< probability that neither end is a head
};

struct FittedMatch {
    Match match;
    proposals::StickHypothesis proposal;
};

/// Fits the proposals; returns those with a match, in order.
std::vector<FittedMatch> fitProposals(const cv::Mat& image, const TableView& view,
                                      std::span<const proposals::StickHypothesis> proposals,
                                      const KnownLook& look);

/// Returns one entry for each match, in order. The view's scale must be known: the judge relies on
/// lengths.
std::vector<Judgement> judgeMatches(const cv::Mat& image, const TableView& view,
                                    std::span<const FittedMatch> fitted, const KnownLook& look);

/// The judge's whole input for a fitted match.
struct JudgedCrop {
    cv::Mat picture;         ///< the picture along the match, from judgePicture
    double confidence = 0.0; ///< confidence of the fit, 0..1
    double score = 0.0;      ///< score of the proposal, 0..1
};

/// Returns the input of the judge's last layer: (crops, JudgeLayer::kFeatures), CV_32F.
cv::Mat judgeFeatures(std::span<const JudgedCrop> crops);
/// Returns the judge's last layer as shipped.
JudgeLayer shippedJudgeLayer();
/// Identifies a training of the judge: data learned for one training is invalid for another.
std::uint64_t judgeFingerprint();

/// Tells whether a head is visible at one end: the proposals' network or the judge is sure of it.
/// This is needed if no tag gives the scale, because the sticks may then be of any kind.
bool isHeadSeen(const FittedMatch& fitted, const Judgement& judgement);

} // namespace umpire::matches
