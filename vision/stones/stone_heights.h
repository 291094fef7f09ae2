#pragma once

#include "rules/table/pieces.h"

#include <opencv2/core/types.hpp>
#include <optional>
#include <vector>

namespace umpire::stones {

/// How far a top is seen to lean from its stack's foot, in diameters. What a height h makes it is
/// slope * h / (1 - h / eyeHeight).
struct SeenLean {
    double length = 0.0;
    double slope = 0.0; ///< how far the camera sees the stack from the side: 0 straight from above
};

/// A disc nearer to the eye looks larger: the top's radius over what the fit takes for a stone's,
/// its natural logarithm.
struct TopSize {
    double logRadius = 0.0;
};

/// Where the middle of a top casts its shadow, from the stack's foot.
struct SeenShadow {
    cv::Point2d offset; ///< diameters, right and up on the board
    double sigma = 1.0; ///< of either, diameters
};

/// What one stack's picture tells of its height.
struct StackEvidence {
    StoneColour colour = StoneColour::Light;
    double eyeHeight = 1e9; ///< over the board, in diameters
    std::optional<SeenLean> lean;
    std::optional<TopSize> size;
    std::optional<SeenShadow> shadow;
};

/// All stones of a board are equally thick, those of a colour equally wide, and cast shadows one
/// way and as long as they are high: the thickness, the widths and the light that explain all
/// stacks best settle each. One entry a stack, in their order.
std::vector<HeightChances> heightChances(const std::vector<StackEvidence>& stacks);

} // namespace umpire::stones
