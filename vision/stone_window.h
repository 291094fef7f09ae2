#pragma once

#include "vision/stone_fit.h"

#include <span>

namespace umpire {

/// A cell's surroundings, made ready to weigh stacks of one colour that stand there against what
/// the other stacks leave to explain.
class StoneWindow {
public:
    /// `others`: every other stack, of the fit's radius; the cell's own is skipped.
    StoneWindow(const StoneLabels& labels, const FittedStones& others, const FittedStack& stack);

    /// Gain of the stack over nothing standing there.
    [[nodiscard]] double gainOf(const cv::Point2d& base, double radius, double height) const;

    /// The best place for a base near `stack.base`, within its cell and a little over its lines.
    /// `step`: pixels of the first steps.
    [[nodiscard]] FittedStack climbed(FittedStack stack, double radius, double step) const;

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

} // namespace umpire
