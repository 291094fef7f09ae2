#pragma once

#include "vision/matches/match_colour.h"

#include <optional>

/// The centre line of a match in its strip: found over the whole strip, turned until all pieces of
/// its own profile agree, centred by a model of shaft, side face and shadow.
namespace umpire::matches {

/// How the camera sees this match: what tilt makes of its square section, and the picture's blur.
struct StripOptics {
    double across = 0;    ///< tangent of the ray to the vertical, across the match (left positive)
    double along = 0;     ///< and along it (towards its head positive)
    double blur = 0.5;    ///< mm, one standard deviation
    double halfWidth = 1; ///< mm, of the match
};

/// How a strip's camera looks at a place of the table.
StripOptics opticsOf(const MatchStrip& strip, const TableView& view, Millimetres width);

/// The line is never better known than this, for distortion, the pixel grid and bent matches; mm.
inline constexpr double kMinOffsetSigma = 0.06;

struct LineFit {
    StripLine line;
    double response = 0;    ///< mean of shaft over table along the line; 1 = all shaft
    double sigmaOffset = 1; ///< mm, of the line at the strip's middle
    double sigmaSlope = 0.05;
};

/// A place the line should pass, and how near: a head's middle.
struct LineAnchor {
    StripPoint at;
    double sigma = 0.4; ///< mm
};

/// Coarse: the line within `reach` mm of `start` (at both ends) along which a bar of a match's
/// width differs most from both its sides. With `shaft` (white units) in its direction, else in
/// any.
struct LineSearch {
    StripLine start;
    double reach = 3.5; ///< mm
    std::optional<cv::Vec3f> shaft;
    std::optional<LineAnchor> anchor;
};
LineFit searchLine(const MatchStrip& strip, const WhiteStrip& white, const LineSearch& search);

/// Fine: slope from the pieces' own profile, offset from the model of the mean profile.
/// None where nothing is left to see.
struct LineModel {
    StripOptics optics;
    cv::Vec3f shaft;       ///< its colour, white units
    cv::Vec3f shaftColour; ///< and as MatchStrip::colour
    std::optional<LineAnchor> anchor;
};
std::optional<LineFit> refineLine(const MatchStrip& strip, const WhiteStrip& white,
                                  const LineFit& start, const LineModel& model);

} // namespace umpire::matches
