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

/// `shaft`: its colour, in white units.
StickSpan spanAcross(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                     cv::Vec3f shaft);

/// Returns the median, by channel, of the colours along a line on the matches' plane.
/// `image`: CV_8UC3; the result has its channel order and range.
cv::Vec3f colourAlong(const cv::Mat& image, const TableView& view,
                      const std::array<TablePoint, 2>& line);

/// The look of a single stick that cannot be assumed to be a match. Without tags the scale depends
/// on the stick's length alone, and the stick may be a toothpick, painted or not.
struct StickLook {
    cv::Vec3f colour;      ///< colour of its shaft, like MatchStrip::colour
    double width = 0;      ///< mm
    bool isShadow = false; ///< true if no part of the stick itself stood out
    double score = 1.0;    ///< probability from the proposal that the line is a stick
};

/// Returns the stick along the line within `reach` mm of `start` that differs most from both sides;
/// none if the whole stick is hidden.
std::optional<StickLook> lookAtStick(const MatchStrip& strip, const StripLine& start, double reach);

/// Returns the width of the stick along the line, mm; none if all is hidden. `image`: CV_8UC3.
std::optional<double> widthOf(const cv::Mat& image, const TableView& view,
                              const TableSegment& stick);

/// The common properties of a picture's sticks.
struct SticksKind {
    bool arePainted = false;          ///< true if each stick has its own colour
    std::optional<Millimetres> width; ///< width, if it is not a match's width
};

/// `common`: the colour that they would share. `looks` must not be empty.
SticksKind kindOf(const std::vector<StickLook>& looks, const std::optional<cv::Vec3f>& common);

/// Tells whether a colour is the table's, or that of a shadow on the table.
bool isShadowed(const cv::Vec3f& table, const cv::Vec3f& colour);

} // namespace umpire::matches
