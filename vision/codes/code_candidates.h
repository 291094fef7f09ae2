#pragma once

#include "rules/table/units.h"

#include <opencv2/core.hpp>
#include <vector>

/// Finds places that may be codes: nearly square patches of a piece's size, in which the brightness
/// changes often and strongly in all directions between a dark and a light level. On wood and cloth
/// it changes in one direction only, or weakly; on a die it changes seldom.
namespace umpire::codes {

/// The range of a code's longer side in this picture. `step` is the sampling step in pixels, in
/// both directions; it is at most one module.
struct CodeSizes {
    Pixels smallest{14.0};
    Pixels largest{120.0};
    int step = 2;
    int reach = 1; ///< radius of the mean of the texture, in cells of two steps; it is about two
                   ///< modules
    /// Minimum of the mean change of brightness per step, as a share of the local difference
    /// between dark and light. A single edge has a lower value.
    double leastTexture = 0.12;
};

/// A convex outline in pixels of the picture, accurate to two sampling steps (CodeSizes::step). The
/// outline of a code does not include the light margin around the modules (the quiet zone).
using Patch = std::vector<cv::Point2f>;

/// Returns patches that may be codes, followed by the parts of the patches that may be several
/// codes. `image`: CV_8UC3.
std::vector<Patch> codeCandidates(const cv::Mat& image, const CodeSizes& sizes);

/// Returns the separate dark parts in a patch and its margin. The solid sides of a code connect its
/// dark modules, and its light margin separates them from other things, so this separates codes
/// from print and from each other. `image`: CV_8UC3.
std::vector<Patch> partsOf(const cv::Mat& image, const Patch& patch, const CodeSizes& sizes);

/// Returns the mean of the outline's corners.
cv::Point2f middleOf(const Patch& patch);

} // namespace umpire::codes
