#pragma once

#include "rules/table/pieces.h"
#include "vision/stone_labels.h"
#include "vision/stone_silhouette.h"

#include <vector>

/// Stacks as upright cylinders of one radius that explain the labelled board best. What a pixel
/// counts for a stack is how much likelier its label is than what else would be seen there: the
/// board, or the stack behind. Nearer stacks hide farther ones.
namespace umpire {

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

/// How likely each height makes what is seen of a stack: logarithms, out by a constant.
struct HeightProfile {
    static constexpr int kSteps = 37;
    static constexpr double kLowest = 0.10;  ///< in diameters
    static constexpr double kHighest = 1.50; // thrice the thickest stone
    std::array<double, kSteps> gain{};

    HeightProfile& operator+=(const HeightProfile& other);

    static double heightAt(int step) {
        return kLowest + (kHighest - kLowest) * step / (kSteps - 1);
    }
    /// Linear between the steps; `height` in diameters.
    [[nodiscard]] double at(double height) const;
};

/// By the labels alone, the stack's place free to follow. One entry a stack, in their order.
std::vector<HeightProfile> heightProfiles(const StoneLabels& labels, const FittedStones& fitted);

} // namespace umpire
