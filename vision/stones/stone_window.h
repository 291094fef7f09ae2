#pragma once

#include "vision/stones/stone_fit.h"

#include <span>

namespace umpire::stones {

/// The first and the last steps of a climb, each half of the one before, in pixels.
struct ClimbSteps {
    double first = 0.0;
    double last = 0.0;
};

/// A cell's surroundings, made ready to weigh stacks of one colour that stand there against what
/// the other stacks leave to explain.
class StoneWindow {
public:
    /// `others`: every other stack, of the fit's radius; the cell's own is skipped. `reach`: how
    /// far around the stack's base another one of it is seen, in cells.
    StoneWindow(const StoneLabels& labels, const FittedStones& others, const FittedStack& stack,
                double reach = kReachNear);

    /// Of a base near the stack's, and of any in its cell, with the widest stones.
    static constexpr double kReachNear = 0.75;
    static constexpr double kReachAll = 1.15;

    /// Gain of the stack over nothing standing there.
    [[nodiscard]] double gainOf(const cv::Point2d& base, double radius, double height) const;

    /// The best place for a base near `stack.base`, within its cell and a little over its lines.
    [[nodiscard]] FittedStack climbed(FittedStack stack, double radius, ClimbSteps steps) const;

    /// Where the stack's base lies if its top appears where it does, but at another height; no
    /// farther over its cell's lines than a climb goes.
    [[nodiscard]] cv::Point2d footUnder(const FittedStack& stack, double height) const;

private:
    void weigh(const StoneLabels& labels, const FittedStones& others, const FittedStack& stack);

    GridEye eye_;
    cv::Point2d middle_; ///< of the cell
    cv::Rect window_;
    RowSums side_;
    RowSums topOverSide_;
};

/// Where a cell's middle is in the labels' grid.
cv::Point2d cellMiddle(const StoneLabels& labels, cv::Point cell);

} // namespace umpire::stones
