#pragma once

#include "vision/stones/stone_fit.h"

#include <span>

namespace umpire::stones {

/// The first and last steps of a hill climb, in pixels; each step is half of the step before.
struct ClimbSteps {
    double first = 0.0;
    double last = 0.0;
};

/// A cell's surroundings, prepared to evaluate stacks of one colour there against what the other
/// stacks leave unexplained.
class StoneWindow {
public:
    /// `others`: all other stacks, with the fit's radius; the cell's own stack is skipped. `reach`:
    /// how far around the stack's base other bases are evaluated, in cells.
    StoneWindow(const StoneLabels& labels, const FittedStones& others, const FittedStack& stack,
                double reach = kReachNear);

    /// Reach for a base near the stack's, and for any in its cell, with the widest stones.
    static constexpr double kReachNear = 0.75;
    static constexpr double kReachAll = 1.15;

    /// Returns the stack's gain over an empty place.
    [[nodiscard]] double gainOf(const cv::Point2d& base, double radius, double height) const;

    /// Returns the best place for a base near `stack.base`, in its cell or slightly over its lines.
    [[nodiscard]] FittedStack climbed(FittedStack stack, double radius, ClimbSteps steps) const;

    /// Returns the stack's base at another height with the same visible top, no farther over its
    /// cell's lines than in a climb.
    [[nodiscard]] cv::Point2d footUnder(const FittedStack& stack, double height) const;

private:
    void weigh(const StoneLabels& labels, const FittedStones& others, const FittedStack& stack);

    GridEye eye_;
    cv::Point2d middle_; ///< middle of the cell
    cv::Rect window_;
    RowSums side_;
    RowSums topOverSide_;
};

/// Returns a cell's middle in the labels' grid.
cv::Point2d cellMiddle(const StoneLabels& labels, cv::Point cell);

} // namespace umpire::stones
