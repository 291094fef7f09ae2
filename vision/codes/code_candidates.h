#pragma once

#include "rules/table/units.h"

#include <opencv2/core.hpp>
#include <vector>

/// Finds places of possible codes: nearly square patches of a piece's size, with frequent and
/// strong changes of brightness in all directions between one dark and one light level. Wood and
/// cloth change in one direction or weakly; a die's pips seldom change.
namespace umpire::codes {

/// The range of a code's side in this picture. `step`: sampling step in both directions, at most
/// one module.
struct CodeSizes {
    Pixels smallest{14.0};
    Pixels largest{120.0};
    int step = 2;
    int reach = 1; ///< cells (of two steps) on each side in the texture's mean: two modules
    /// Mean change of brightness per step, as a share of the local span from dark to light. A
    /// single edge has a low value.
    double leastTexture = 0.12;
};

/// A convex outline in pixels of the picture, accurate to two steps, without a code's light margin.
using Patch = std::vector<cv::Point2f>;

/// Returns patches that may be codes, followed by the parts of those that look like several
/// codes. `image`: CV_8UC3.
std::vector<Patch> codeCandidates(const cv::Mat& image, const CodeSizes& sizes);

/// Returns the separate dark parts in and around a patch. A code's solid sides connect its dark
/// modules, and its light margin isolates them. So this separates codes from print and from each
/// other.
std::vector<Patch> partsOf(const cv::Mat& image, const Patch& patch, const CodeSizes& sizes);

/// Returns the mean of the outline's corners.
cv::Point2f middleOf(const Patch& patch);

} // namespace umpire::codes
