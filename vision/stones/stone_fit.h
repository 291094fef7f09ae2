#pragma once

#include "rules/table/pieces.h"
#include "vision/stones/stone_labels.h"
#include "vision/stones/stone_silhouette.h"

#include <vector>

/// Fits stacks to the labelled board, as upright cylinders with one radius. Each pixel contributes
/// the log-likelihood ratio of its label in a stack against its label without the stack (the board,
/// or a stack behind). Nearer stacks hide farther stacks.
namespace umpire::stones {

/// A stack, in pixels of the labels' grid. `base` is the middle of its foot, `height` the height of
/// the whole stack, `gain` the log-likelihood ratio against an empty place, in nats.
struct FittedStack {
    cv::Point cell; ///< column from the left and row from side A, counted from 0
    StoneColour colour = StoneColour::Light;
    cv::Point2d base;
    double height = 0.0;
    double gain = 0.0;
};

struct FittedStones {
    GridEye eye;
    double radius = 0.0; ///< radius of every stone, in pixels
    std::vector<FittedStack> stacks;
};

/// Fits the stacks, and the common radius of the stones, to the labels of a board.
FittedStones fitStones(const StoneLabels& labels, const TableView& view);

} // namespace umpire::stones
