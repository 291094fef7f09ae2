#pragma once

#include "vision/matches/match_line.h"

#include <optional>
#include <vector>

namespace umpire::matches {

/// The place of a stick across its line, between the places where half of its colour remains.
struct StickSpan {
    double middle = 0; ///< in mm from the line
    double width = 0;  ///< in mm
};

/// Measures a stick across its line. `shaft`: the stick's colour, in white units.
StickSpan spanAcross(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                     cv::Vec3f shaft);

/// Returns the median, for each channel, of the colours along a line on the plane of the matches.
/// `image`: CV_8UC3; the result has its channel order and range.
cv::Vec3f colourAlong(const cv::Mat& image, const TableView& view,
                      const std::array<TablePoint, 2>& line);

/// The look of a single stick that may be no match. Without tags the scale depends on the length of
/// sticks alone, so a stick may be a toothpick, painted or not.
struct StickLook {
    cv::Vec3f colour;      ///< colour of the shaft, as in MatchStrip::colour
    double width = 0;      ///< in mm
    bool isShadow = false; ///< true if the colour is only that of a shadow on the table
    double score = 1.0;    ///< score of the proposal, from 0 to 1
};

/// Returns the look of the stick that differs most from both its sides, at most `reach` mm from
/// `start`. Returns none if the whole shaft is hidden.
std::optional<StickLook> lookAtStick(const MatchStrip& strip, const StripLine& start, double reach);

/// Returns the width of the stick along the line, in mm. Returns none if the whole shaft is hidden.
/// `image`: CV_8UC3.
std::optional<double> widthOf(const cv::Mat& image, const TableView& view,
                              const TableSegment& stick);

/// The properties that the sticks of a picture share.
struct SticksKind {
    bool arePainted = false;          ///< true if each stick has its own colour
    std::optional<Millimetres> width; ///< common width; none if it is the width of a match
};

/// Returns the kind of the sticks. `common`: the colour that they would share; none if unknown.
/// `looks` must not be empty.
SticksKind kindOf(const std::vector<StickLook>& looks, const std::optional<cv::Vec3f>& common);

/// Tells whether `colour` is the table's colour, or that of a shadow on the table.
bool isShadowed(const cv::Vec3f& table, const cv::Vec3f& colour);

} // namespace umpire::matches
