#pragma once

#include "rules/table/pieces.h"
#include "vision/stones/stone_labels.h"
#include "vision/stones/stone_silhouette.h"

#include <vector>

/// Stacks as upright cylinders of one radius that explain the labelled board best. What a pixel
/// counts for a stack is how much likelier its label is than what else would be seen there: the
/// board, or the stack behind. Nearer stacks hide farther ones.
namespace umpire::stones {

/// A stack in the grid's pixels. `height` is the whole stack's; `gain` in natural logarithms.
struct FittedStack {
    cv::Point cell; ///< column from the left, row from side A, from 0
    StoneColour colour = StoneColour::Light;
    cv::Point2d base;
    double height = 0.0;
    double gain = 0.0;
};

struct FittedStones {
    GridEye eye;
    double radius = 0.0; ///< of every stone
    std::vector<FittedStack> stacks;
};

FittedStones fitStones(const StoneLabels& labels, const TableView& view);

} // namespace umpire::stones
