#pragma once

#include "vision/matches/match_colour.h"

#include <optional>

/// Fits the centre line of a match in its strip: searches the whole strip, rotates the line until
/// all pieces of its profile agree, and centres it by a model of shaft, side face and shadow.
namespace umpire::matches {

/// The optics of this match: the effect of tilt on its square section, and the picture's blur.
struct StripOptics {
    double across = 0;    ///< tangent of the ray to the vertical, across the match (left positive)
    double along = 0;     ///< tangent along the match (towards its head positive)
    double blur = 0.5;    ///< mm, one standard deviation
    double halfWidth = 1; ///< half the width of the match, mm
};

/// Returns the optics of a strip's camera at a place of the table.
StripOptics opticsOf(const MatchStrip& strip, const TableView& view, Millimetres width);

/// Least standard deviation of the line, mm: for distortion, the pixel grid and bent matches.
inline constexpr double kMinOffsetSigma = 0.06;

struct LineFit {
    StripLine line;
    double response = 0;    ///< mean share of shaft against table along the line; 1 = all shaft
    double sigmaOffset = 1; ///< standard deviation of the line's offset at the strip's middle, mm
    double sigmaSlope = 0.05;
};

/// A place through which the line should pass, with its sigma: a head's middle.
struct LineAnchor {
    StripPoint at;
    double sigma = 0.4; ///< mm
};

/// Coarse search: the line within `reach` mm of `start` (at both ends) along which a bar of a
/// match's width differs most from both its sides; with `shaft` (white units) in that colour's
/// direction, otherwise in any direction.
struct LineSearch {
    StripLine start;
    double reach = 3.5; ///< mm
    std::optional<cv::Vec3f> shaft;
    std::optional<LineAnchor> anchor;
};
LineFit searchLine(const MatchStrip& strip, const WhiteStrip& white, const LineSearch& search);

/// Fine fit: the slope from the profiles of pieces, the offset from the model of the mean profile.
/// None if everything is hidden.
struct LineModel {
    StripOptics optics;
    cv::Vec3f shaft;       ///< colour of the shaft, in white units
    cv::Vec3f shaftColour; ///< colour of the shaft, as in MatchStrip::colour
    std::optional<LineAnchor> anchor;
};
std::optional<LineFit> refineLine(const MatchStrip& strip, const WhiteStrip& white,
                                  const LineFit& start, const LineModel& model);

} // namespace umpire::matches
