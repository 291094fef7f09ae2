#pragma once

#include "rules/table/units.h"

#include <opencv2/core.hpp>
#include <vector>

/// Where a code can be: patches of a piece's size, as good as square, whose brightness changes
/// often, strongly and in every direction between one dark and one light. Wood and cloth change in
/// one direction or weakly, a die's pips seldom.
namespace umpire::codes {

/// How large a code's side is in this picture; `step`: every so many pixels in both directions one
/// is looked at, at least one a module.
struct CodeSizes {
    Pixels smallest{14.0};
    Pixels largest{120.0};
    int step = 2;
    int reach = 1; ///< cells (of two steps) on each side whose mean tells texture: two modules
    /// Mean change of brightness from step to step as a share of the span from dark to light
    /// nearby: a single edge has little of it.
    double leastTexture = 0.12;
};

/// A convex outline in pixels of the picture, good to two steps, without a code's light margin.
using Patch = std::vector<cv::Point2f>;

/// The patches that may be codes, and after them the parts of those that look like more than one
/// code. `image`: CV_8UC3.
std::vector<Patch> codeCandidates(const cv::Mat& image, const CodeSizes& sizes);

/// What is dark in and around a patch and stands apart, as a code does by its light margin: its
/// solid sides hold its dark modules together. Parts codes from print and from one another.
std::vector<Patch> partsOf(const cv::Mat& image, const Patch& patch, const CodeSizes& sizes);

/// Mean of the outline's corners.
cv::Point2f middleOf(const Patch& patch);

} // namespace umpire::codes
