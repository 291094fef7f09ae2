#pragma once

#include "vision/stones/stone_fit.h"

#include <span>

namespace umpire::stones {

/// The first and the last step of a hill climb, in pixels. Each step is half of the step before.
struct ClimbSteps {
    double first = 0.0;
    double last = 0.0;
};

/// The surroundings of a cell, prepared for the evaluation of stacks of one colour on this cell,
/// while the other stacks remain as they are.
class StoneWindow {
public:
    /// `others`: all stacks, with the fitted radius; the stack on the same cell is ignored.
    /// `reach`: maximum distance of an evaluated base from `stack.base`, plus a radius, in cells.
    StoneWindow(const StoneLabels& labels, const FittedStones& others, const FittedStack& stack,
                double reach = kReachNear);

    /// `reach` for bases near the stack's base, and for all bases in its cell, with the largest
    /// stones.
    static constexpr double kReachNear = 0.75;
    static constexpr double kReachAll = 1.15;

    /// Returns the gain of a stack against an empty place, in nats.
    [[nodiscard]] double gainOf(const cv::Point2d& base, double radius, double height) const;

    /// Returns the stack at the best place near `stack.base`, at most `farthest` from the middle of
    /// its cell.
    [[nodiscard]] FittedStack climbed(FittedStack stack, double radius, ClimbSteps steps) const;

    /// Returns the base of a stack with another height whose top appears at the same place. The
    /// base is at most `farthest` from the middle of the cell.
    [[nodiscard]] cv::Point2d footUnder(const FittedStack& stack, double height) const;

private:
    void weigh(const StoneLabels& labels, const FittedStones& others, const FittedStack& stack);

    GridEye eye_;
    cv::Point2d middle_; ///< middle of the cell
    cv::Rect window_;
    RowSums side_;
    RowSums topOverSide_;
};

/// Returns the middle of a cell, in pixels of the labels' grid.
cv::Point2d cellMiddle(const StoneLabels& labels, cv::Point cell);

} // namespace umpire::stones
