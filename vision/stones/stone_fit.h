#pragma once

#include "rules/table/pieces.h"
#include "vision/stones/stone_labels.h"
#include "vision/stones/stone_silhouette.h"

#include <vector>

/// Fits stacks, as upright cylinders of one radius, to the labelled board. A pixel's contribution
/// to a stack is the log-likelihood ratio of its label against the alternative: the board, or the
/// stack behind. Nearer stacks hide farther ones.
namespace umpire::stones {

/// A stack in the grid's pixels. `height` is that of the whole stack; `gain` is in nats.
struct FittedStack {
    cv::Point cell; ///< column from the left, row from side A, from 0
    StoneColour colour = StoneColour::Light;
    cv::Point2d base;
    double height = 0.0;
    double gain = 0.0;
};

struct FittedStones {
    GridEye eye;
    double radius = 0.0; ///< radius of every stone
    std::vector<FittedStack> stacks;
};

FittedStones fitStones(const StoneLabels& labels, const TableView& view);

} // namespace umpire::stones
