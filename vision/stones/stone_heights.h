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

/// Where the middle of a top appears on the board, in diameters.
struct SeenTop {
    cv::Point2d fromMiddle; ///< from the middle of a cell
    cv::Point2d fromEye;    ///< from the point under the camera
    double cell = 1.0;      ///< side of a cell
};

/// What one stack's picture tells of its height.
struct StackEvidence {
    StoneColour colour = StoneColour::Light;
    double eyeHeight = 1e9; ///< over the board, in diameters
    std::optional<SeenLean> lean;
    std::optional<TopSize> size;
    std::optional<SeenShadow> shadow;
    std::optional<SeenTop> top;
    std::optional<double> fitted; ///< height of the cylinder that explains its outline, diameters
    /// How high a record has it, 1 to 3. Most stacks stand as they stood, so that they tell the
    /// thickness, the widths and the light; a stack's own chances are of what is seen.
    std::optional<int> recorded;
};

struct StackHeights {
    std::vector<HeightChances> chances; ///< one entry a stack, in their order
    double thickness = 0.0;             ///< of a stone, diameters; what it is likely to be
};

/// All stones of a board are equally thick, those of a colour equally wide, they cast shadows one
/// way and as long as they are high, and stand near the middles of cells: the thickness, the widths
/// and the light that explain all stacks best settle each. `thickness`: a stone's, in diameters,
/// where it is known.
StackHeights stackHeights(const std::vector<StackEvidence>& stacks,
                          std::optional<double> thickness = std::nullopt);

} // namespace umpire::stones
