#pragma once

#include "rules/table/pieces.h"

#include <opencv2/core/types.hpp>
#include <optional>
#include <vector>

namespace umpire::stones {

/// The lean of a stack: the distance at which its top appears from its foot, in diameters. For a
/// height h it is slope * h / (1 - h / eyeHeight).
struct SeenLean {
    double length = 0.0;
    double slope = 0.0; ///< slope of the camera's view: 0 if the camera looks straight down on the
                        ///< stack
};

/// The size of a top: natural logarithm of its apparent radius relative to the fitted radius of a
/// stone. A top nearer to the camera looks larger.
struct TopSize {
    double logRadius = 0.0;
};

/// The place of the shadow of a top's middle, relative to the foot of the stack.
struct SeenShadow {
    cv::Point2d offset; ///< right and up on the board, in diameters
    double sigma = 1.0; ///< standard deviation of both values, in diameters
};

/// The place on the board at which the middle of a top appears, in diameters.
struct SeenTop {
    cv::Point2d fromMiddle; ///< relative to the middle of a cell
    cv::Point2d fromEye;    ///< relative to the point under the camera
    double cell = 1.0;      ///< side of a cell, in diameters
};

/// The measurements of one stack that depend on its height. A measurement is none if it was not
/// made.
struct StackEvidence {
    StoneColour colour = StoneColour::Light;
    double eyeHeight = 1e9; ///< height of the camera above the board, in diameters
    std::optional<SeenLean> lean;
    std::optional<TopSize> size;
    std::optional<SeenShadow> shadow;
    std::optional<SeenTop> top;
    /// Height of the cylinder that was fitted to the stack's outline, in diameters.
    std::optional<double> fitted;
    /// The recorded height, 1 to 3. Most stacks are as recorded, so the records help to estimate
    /// the thickness, the widths and the light. They do not influence the stack's own probabilities
    /// directly.
    std::optional<int> recorded;
};

struct StackHeights {
    std::vector<HeightChances> chances; ///< probabilities of one, two and three stones, for each
                                        ///< stack in the order of the input
    double thickness = 0.0;             ///< mean estimated thickness of a stone, in diameters
};

/// Estimates the heights of all stacks together. All stones of a board have the same thickness, and
/// all stones of a colour the same width. Their shadows have the same direction, and lengths
/// proportional to the height. Stacks are near the middles of cells. The result is the mean over
/// these common values, weighted by how well they explain all stacks. `thickness`: of a stone, in
/// diameters, if it is known.
StackHeights stackHeights(const std::vector<StackEvidence>& stacks,
                          std::optional<double> thickness = std::nullopt);

} // namespace umpire::stones
