#pragma once

#include "vision/matches/match_line.h"

#include <optional>
#include <vector>

namespace umpire::matches {

/// A stick across its line, between the places where half of its colour is left.
struct StickSpan {
    double middle = 0; ///< mm from the line
    double width = 0;  ///< mm
};

/// `shaft`: its colour, white units.
StickSpan spanAcross(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                     cv::Vec3f shaft);

/// Median by channel of the colours that a picture shows along a line on the matches' plane.
/// `image`: CV_8UC3; so are the channels' order and range.
cv::Vec3f colourAlong(const cv::Mat& image, const TableView& view,
                      const std::array<TablePoint, 2>& line);

/// How a stick looks by itself, where its width and colour cannot be taken for those of matches:
/// without tags the scale rests on its length alone, and it may be a toothpick, painted or not.
struct StickLook {
    cv::Vec3f colour;      ///< of its shaft, as MatchStrip::colour
    double width = 0;      ///< mm
    bool isShadow = false; ///< of the stick itself nothing stood out
    double score = 1.0;    ///< how surely it is one, by who proposed it
};

/// The stick along the line within `reach` mm of `start` that differs most from both its sides;
/// none where all is hidden.
std::optional<StickLook> lookAtStick(const MatchStrip& strip, const StripLine& start, double reach);

/// How wide the stick along the line is, mm; none where all is hidden. `image`: CV_8UC3.
std::optional<double> widthOf(const cv::Mat& image, const TableView& view,
                              const TableSegment& stick);

/// What all sticks of a picture are.
struct SticksKind {
    bool arePainted = false;          ///< each its own colour
    std::optional<Millimetres> width; ///< where it is not a match's
};

/// `common`: the colour that they would share. `looks` is not empty.
SticksKind kindOf(const std::vector<StickLook>& looks, const std::optional<cv::Vec3f>& common);

/// Whether a colour is the table's, or that of a shadow on it.
bool isShadowed(const cv::Vec3f& table, const cv::Vec3f& colour);

} // namespace umpire::matches
