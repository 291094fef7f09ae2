#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// Collects the evidence for scales of a picture without tags. The network recognises pieces at one
/// size only, so the network is applied to the picture at several scales.
namespace umpire::scale {

/// A picture whose scale is unknown; `image`: CV_8UC3, BGR.
struct UnscaledScene {
    const cv::Mat& image;
    const std::optional<CameraIntrinsics>& camera;
    const PieceSizes& sizes;
};

/// The evidence of the visible pieces at one scale.
struct ScaleVote {
    double pixelsPerMm = 0.0; ///< trial scale
    double evidence = 0.0;    ///< score of the sticks, or of boxes alone
    double heads = 0.0;       ///< score of the sticks that show a head
    double boxes = 0.0;       ///< galleys: boxes with oars
    double lengthMm = 0.0;    ///< median of the sticks that agree, at the trial scale
    double judged = 0.0;      ///< score of matches with heads, by the judge of fits
    double agreement = 1.0;   ///< 0..1, share of the sticks that are seen from two sides
    RegistrationMethod method = RegistrationMethod::None;
    proposals::PieceHypotheses pieces;
};

/// Returns the whole evidence for a vote's scale.
double worthOf(const ScaleVote& vote);

/// Returns the view of a camera that looks straight down, at that scale.
TableView uprightView(const UnscaledScene& scene, double pixelsPerMm);

ScaleVote voteAt(const UnscaledScene& scene, double pixelsPerMm);

/// Repeats the network with the plane rotated by a quarter turn. A piece is recognised from any
/// side; texture seldom gives the same sticks twice.
ScaleVote votedTwice(const UnscaledScene& scene, ScaleVote vote);

/// Asks the judge of fits which sticks are matches, and names the source of the scale:
/// galleys, matches or other sticks of one length.
ScaleVote judgedVote(const UnscaledScene& scene, ScaleVote vote);

/// Returns the certain sticks of a match's kind that are no pieces of longer sticks.
std::vector<proposals::StickHypothesis>
wholeSticks(const cv::Mat& image, const TableView& view,
            const std::vector<proposals::StickHypothesis>& sticks);

} // namespace umpire::scale
