#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// What a picture without tags says for a scale. The net knows pieces at one size only, so the
/// picture is offered to it at several.
namespace umpire::scale {

/// A picture whose scale is sought; `image`: CV_8UC3, BGR.
struct UnscaledScene {
    const cv::Mat& image;
    const std::optional<CameraIntrinsics>& camera;
    const PieceSizes& sizes;
};

/// What the pieces seen at one scale say for it.
struct ScaleVote {
    double pixelsPerMm = 0.0; ///< tried
    double evidence = 0.0;    ///< of sticks, or of boxes alone
    double heads = 0.0;       ///< of sticks that show one
    double boxes = 0.0;       ///< galleys: boxes with oars
    double lengthMm = 0.0;    ///< median of the sticks that agree, at the scale tried
    double judged = 0.0;      ///< of matches with heads, by the judge of fits
    double agreement = 1.0;   ///< 0..1, the part of the sticks that is seen from two sides
    RegistrationMethod method = RegistrationMethod::None;
    proposals::PieceHypotheses pieces;
};

/// All that speaks for a vote's scale.
double worthOf(const ScaleVote& vote);

/// The view of a camera that looks straight down from so far off.
TableView uprightView(const UnscaledScene& scene, double pixelsPerMm);

ScaleVote voteAt(const UnscaledScene& scene, double pixelsPerMm);

/// The vote where the net is asked again, with the plane turned by a quarter. What is a piece is
/// one from any side; texture is seldom seen twice as the same sticks.
ScaleVote votedTwice(const UnscaledScene& scene, ScaleVote vote);

/// The vote where the judge of fits is asked which sticks are matches; says what gave the scale:
/// galleys, matches or other sticks of one length.
ScaleVote judgedVote(const UnscaledScene& scene, ScaleVote vote);

/// Those of a match's kind that are sure, and no pieces of longer sticks.
std::vector<proposals::StickHypothesis>
wholeSticks(const cv::Mat& image, const TableView& view,
            const std::vector<proposals::StickHypothesis>& sticks);

} // namespace umpire::scale
