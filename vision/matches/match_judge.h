#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/proposals/piece_net.h"

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

/// The judge: a small network that decides whether a fitted line is a match, and which end is the
/// head. Its input is the picture along the line and the result of the fit
/// (vision/training/train_judge.py).
namespace umpire::matches {

/// The judge's input for one match, as in train_judge.py. The tail is at the left.
struct JudgePatch {
    static constexpr int kColumns = 144; ///< number of samples along the match
    static constexpr int kRows = 40;     ///< number of samples across the match
    /// Resolution for a match of the length kLength; longer and shorter matches are scaled to this
    /// length.
    static constexpr double kPixelsPerMm = 2.0;
    static constexpr Millimetres kLength = 42_mm;
    static constexpr int kChannels = 5; ///< blue, green, red, log odds of the fit and of the
                                        ///< proposal
};

/// Returns the picture along a match, CV_8UC3, kRows x kColumns. It is grey outside the picture.
/// `length`: the expected length of a match on this table.
cv::Mat judgePicture(const cv::Mat& image, const TableView& view, const Match& match,
                     Millimetres length = JudgePatch::kLength);

struct Judgement {
    double match = 0.0;    ///< probability that a match is there, from 0 to 1
    double swapped = 0.0;  ///< probability that the head is at the tail's end
    double headless = 0.0; ///< probability that neither end is a head
};

struct FittedMatch {
    Match match;
    proposals::StickHypothesis proposal;
};

/// Fits a match to each proposal. Returns the successful fits, in the order of the proposals.
std::vector<FittedMatch> fitProposals(const cv::Mat& image, const TableView& view,
                                      std::span<const proposals::StickHypothesis> proposals,
                                      const KnownLook& look);

/// Returns a judgement for each fitted match, in the same order. The view's scale must be known,
/// because the judge depends on lengths.
std::vector<Judgement> judgeMatches(const cv::Mat& image, const TableView& view,
                                    std::span<const FittedMatch> fitted, const KnownLook& look);

/// The judge's input for a fitted match, before it is converted to channels.
struct JudgedCrop {
    cv::Mat picture;         ///< the picture along the match, from judgePicture
    double confidence = 0.0; ///< confidence of the fit, from 0 to 1
    double score = 0.0;      ///< score of the proposal, from 0 to 1
};

/// Returns the features that are the input of the judge's last layer: CV_32F, crops x
/// JudgeLayer::kFeatures.
cv::Mat judgeFeatures(std::span<const JudgedCrop> crops);
/// Returns the judge's last layer as it is shipped with the program.
JudgeLayer shippedJudgeLayer();
/// Returns a hash of the judge's weights. A layer that was learned with other weights is invalid.
std::uint64_t judgeFingerprint();

/// Tells whether a head is visible at one end, according to the network of the proposals or to the
/// judge. This is needed if no tag gives the scale, because the sticks may then be of any kind.
bool isHeadSeen(const FittedMatch& fitted, const Judgement& judgement);

} // namespace umpire::matches
