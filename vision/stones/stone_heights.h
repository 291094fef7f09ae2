#pragma once

#include "rules/table/pieces.h"

#include <opencv2/core/types.hpp>
#include <optional>
#include <vector>

namespace umpire::stones {

/// The visible lean of a top from its stack's foot, in diameters. A height h gives
/// slope * h / (1 - h / eyeHeight).
struct SeenLean {
    double length = 0.0;
    double slope = 0.0; ///< obliqueness of the camera's view of the stack: 0 straight from above
};

/// The top's apparent radius relative to the fitted radius of a stone, as a natural logarithm. A
/// disc nearer to the camera looks larger.
struct TopSize {
    double logRadius = 0.0;
};

/// The place of the shadow of a top's middle, from the stack's foot.
struct SeenShadow {
    cv::Point2d offset; ///< in diameters, right and up on the board
    double sigma = 1.0; ///< standard deviation of both, diameters
};

/// The place where the middle of a top appears on the board, in diameters.
struct SeenTop {
    cv::Point2d fromMiddle; ///< from the middle of a cell
    cv::Point2d fromEye;    ///< from the point under the camera
    double cell = 1.0;      ///< side of a cell
};

/// The measurements of one stack that depend on its height.
struct StackEvidence {
    StoneColour colour = StoneColour::Light;
    double eyeHeight = 1e9; ///< above the board, in diameters
    std::optional<SeenLean> lean;
    std::optional<TopSize> size;
    std::optional<SeenShadow> shadow;
    std::optional<SeenTop> top;
    /// height of the cylinder that fits the stack's outline, in diameters
    std::optional<double> fitted;
    /// The recorded height, 1 to 3. Most stacks are unchanged, so the records determine the
    /// thickness, the widths and the light. A stack's own probabilities come from the picture.
    std::optional<int> recorded;
};

struct StackHeights {
    std::vector<HeightChances> chances; ///< one entry for each stack, in the same order
    double thickness = 0.0;             ///< most likely thickness of a stone, diameters
};

/// Estimates all heights together. All stones of a board have one thickness, and those of a colour
/// one width; their shadows have one direction, with lengths proportional to height; stacks stand
/// near the middles of cells. The values that explain all stacks best are taken. `thickness`: of a
/// stone, in diameters, if known.
StackHeights stackHeights(const std::vector<StackEvidence>& stacks,
                          std::optional<double> thickness = std::nullopt);

} // namespace umpire::stones
