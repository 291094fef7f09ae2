#pragma once

#include "vision/matches/match_colour.h"

#include <optional>

/// Fits the centre line of a match in its strip: searches the whole strip, rotates the line until
/// all pieces of its profile agree, and centres the line by a model of shaft, side face and shadow.
namespace umpire::matches {

/// The optics of a match: the camera's direction, which determines how much of a side face is
/// visible, and the blur of the picture.
struct StripOptics {
    double across = 0;    ///< tangent of the angle between the camera's ray and the vertical,
                          ///< across the match; positive to the left
    double along = 0;     ///< the same tangent along the match; positive towards the head
    double blur = 0.5;    ///< standard deviation of the blur, in mm
    double halfWidth = 1; ///< half the width of a match, in mm
};

/// Returns the optics for the place of a strip. `width`: the width of a match.
StripOptics opticsOf(const MatchStrip& strip, const TableView& view, Millimetres width);

/// Minimum standard deviation of a line's offset, in mm. It allows for distortion, the pixel grid
/// and bent matches.
inline constexpr double kMinOffsetSigma = 0.06;

struct LineFit {
    StripLine line;
    double response = 0;    ///< mean share of the shaft's colour along the line; 1 if all is shaft,
                            ///< 0 if all is table
    double sigmaOffset = 1; ///< standard deviation of the offset at the middle of the strip, in mm
    double sigmaSlope = 0.05;
};

/// A point through which the line should pass, the middle of a head, with its standard deviation.
struct LineAnchor {
    StripPoint at;
    double sigma = 0.4; ///< standard deviation across the line, in mm
};

/// The input of the rough search. It finds the line, at most `reach` from `start` at both ends,
/// along which a bar as wide as a match differs most from both its sides. If `shaft` is set (in
/// white units), only the difference towards this colour is used.
struct LineSearch {
    StripLine start;
    double reach = 3.5; ///< maximum distance from `start`, in mm
    std::optional<cv::Vec3f> shaft;
    std::optional<LineAnchor> anchor;
};

/// Finds the line, to a fraction of a sample, by the rough search that LineSearch describes.
LineFit searchLine(const MatchStrip& strip, const WhiteStrip& white, const LineSearch& search);

/// The input of the fine fit. The slope comes from the pieces of the profile and from the edges,
/// the offset from a model of the mean profile. The result is none if most of the profile is
/// hidden.
struct LineModel {
    StripOptics optics;
    cv::Vec3f shaft;       ///< colour of the shaft in white units
    cv::Vec3f shaftColour; ///< colour of the shaft as in MatchStrip::colour
    std::optional<LineAnchor> anchor;
};

/// Refines a line from the rough search, as LineModel describes.
std::optional<LineFit> refineLine(const MatchStrip& strip, const WhiteStrip& white,
                                  const LineFit& start, const LineModel& model);

} // namespace umpire::matches
