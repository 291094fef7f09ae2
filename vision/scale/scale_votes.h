#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// Collects the evidence for different scales of a picture without tags. The network recognises
/// pieces of one size only, so it is applied to the picture at several scales.
namespace umpire::scale {

/// A picture whose scale is unknown. `image`: CV_8UC3, BGR.
struct UnscaledScene {
    const cv::Mat& image;
    const std::optional<CameraIntrinsics>& camera;
    const PieceSizes& sizes;
};

/// The evidence of the pieces that are visible at one trial scale. All evidence is larger at finer
/// scales, by the square root of `pixelsPerMm`.
struct ScaleVote {
    double pixelsPerMm = 0.0; ///< the trial scale
    double evidence = 0.0;    ///< evidence of the sticks; of the boxes if there are no sticks
    double heads = 0.0;       ///< evidence of the sticks that show a head
    double boxes = 0.0;       ///< number of galleys (boxes with oars), as a sum of scores
    double lengthMm = 0.0;    ///< median length of the certain sticks, at the trial scale
    double judged = 0.0;      ///< evidence of the matches with heads, by the judge of fits
    double agreement = 1.0;   ///< share of the sticks that are found again after a quarter turn,
                              ///< from 0 to 1
    RegistrationMethod method = RegistrationMethod::None;
    proposals::PieceHypotheses pieces;
};

/// Returns the whole evidence for the scale of a vote.
double worthOf(const ScaleVote& vote);

/// Returns the view of a camera that looks straight down, with this scale.
TableView uprightView(const UnscaledScene& scene, double pixelsPerMm);

/// Applies the network at one trial scale, and collects the evidence for this scale.
ScaleVote voteAt(const UnscaledScene& scene, double pixelsPerMm);

/// Applies the network a second time, to the plane after a quarter turn, and corrects the evidence.
/// A piece is recognised in any orientation, but texture seldom gives the same sticks twice.
ScaleVote votedTwice(const UnscaledScene& scene, ScaleVote vote);

/// Asks the judge of fits which sticks are matches. Sets the method of the vote: galleys, matches,
/// or other sticks of one length.
ScaleVote judgedVote(const UnscaledScene& scene, ScaleVote vote);

/// Returns the certain sticks of the kind Match that are not parts of longer sticks.
std::vector<proposals::StickHypothesis>
wholeSticks(const cv::Mat& image, const TableView& view,
            const std::vector<proposals::StickHypothesis>& sticks);

} // namespace umpire::scale
