#pragma once

#include "vision/matches/match_line.h"

#include <optional>
#include <vector>

namespace umpire::matches {

/// A stick across its line, between the places where half of its colour remains.
struct StickSpan {
    double middle = 0; ///< mm from the line
    double width = 0;  ///< mm
};

/// `shaft`: its colour, white units.
StickSpan spanAcross(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                     cv::Vec3f shaft);

/// Returns the median, by channel, of the colours along a line on the matches' plane.
/// `image`: CV_8UC3; the result has its channel order and range.
cv::Vec3f colourAlong(const cv::Mat& image, const TableView& view,
                      const std::array<TablePoint, 2>& line);

/// The look of a single stick, if it cannot be assumed to be a match's: without tags the scale
/// rests on its length alone, and it may be a toothpick, painted or not.
struct StickLook {
    cv::Vec3f colour;      ///< colour of its shaft, like MatchStrip::colour
    double width = 0;      ///< mm
    bool isShadow = false; ///< nothing of the stick itself stood out
    double score = 1.0;    ///< probability that it is a stick, from the proposal
};

/// Returns the stick along the line within `reach` mm of `start` that differs most from both sides;
/// none if all of it is hidden.
std::optional<StickLook> lookAtStick(const MatchStrip& strip, const StripLine& start, double reach);

/// Returns the width of the stick along the line, mm; none if all is hidden. `image`: CV_8UC3.
std::optional<double> widthOf(const cv::Mat& image, const TableView& view,
                              const TableSegment& stick);

/// The common properties of a picture's sticks.
struct SticksKind {
    bool arePainted = false;          ///< each in its own colour
    std::optional<Millimetres> width; ///< if it is not a match's
};

/// `common`: the colour that they would share. `looks` must not be empty.
SticksKind kindOf(const std::vector<StickLook>& looks, const std::optional<cv::Vec3f>& common);

/// Tells whether a colour is the table's, or that of a shadow on it.
bool isShadowed(const cv::Vec3f& table, const cv::Vec3f& colour);

} // namespace umpire::matches
