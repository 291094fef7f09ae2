#include "vision/stones/stone_window.h"

#include "vision/stones/options.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::stones {

namespace {

constexpr double kLimit = kOptions.farthest * StoneLabels::kCellPixels;

StoneLabel topOf(StoneColour colour) {
    return colour == StoneColour::Light ? StoneLabel::LightTop : StoneLabel::DarkTop;
}
StoneLabel sideOf(StoneColour colour) {
    return colour == StoneColour::Light ? StoneLabel::LightSide : StoneLabel::DarkSide;
}

double fromFoot(const GridEye& eye, const cv::Point2d& base) {
    return cv::norm(base - eye.foot);
}

/// A part of the grid's picture. `corner` is its upper left corner.
struct Part {
    cv::Mat picture;
    cv::Point corner;
};

/// Writes a value to all pixels of a chord.
void fillRow(Part& part, int row, const Chord& chord, uchar value) {
    auto& [picture, corner] = part;
    const int inside = row - corner.y;
    if (chord.to <= chord.from || inside < 0 || inside >= picture.rows) {
        return;
    }
    const int first = std::max(0, int(std::ceil(chord.from)) - corner.x);
    const int last = std::min(picture.cols - 1, int(std::floor(chord.to)) - corner.x);
    if (first <= last) {
        std::fill(picture.ptr<uchar>(inside) + first, picture.ptr<uchar>(inside) + last + 1, value);
    }
}

void drawStack(Part& part, const Silhouette& shape, StoneColour colour) {
    for (int row = shape.firstRow(); row <= shape.lastRow(); ++row) {
        const auto [whole, top] = shape.at(row);
        fillRow(part, row, whole, uchar(sideOf(colour)));
        fillRow(part, row, top, uchar(topOf(colour)));
    }
}

constexpr uchar kHiddenPixel = 255; ///< label of a pixel that is hidden by a nearer stack

/// Draws the labels of the other stacks in the window. Where a nearer stack hides the place, draws
/// kHiddenPixel.
cv::Mat drawnOthers(const FittedStones& others, const FittedStack& stack, const cv::Rect& window) {
    Part part{cv::Mat::zeros(window.size(), CV_8U), window.tl()};
    std::vector<const FittedStack*> order;
    for (const FittedStack& other : others.stacks) {
        if (other.cell != stack.cell) {
            order.push_back(&other);
        }
    }
    std::ranges::sort(order, [&](const FittedStack* a, const FittedStack* b) {
        return fromFoot(others.eye, a->base) > fromFoot(others.eye, b->base);
    });
    const double reach = fromFoot(others.eye, stack.base);
    for (const FittedStack* other : order) {
        const Silhouette shape(others.eye, {other->base, others.radius}, other->height);
        if (fromFoot(others.eye, other->base) > reach) {
            drawStack(part, shape, other->colour);
            continue;
        }
        for (int row = shape.firstRow(); row <= shape.lastRow(); ++row) {
            fillRow(part, row, shape.at(row).whole, kHiddenPixel);
        }
    }
    return part.picture;
}

int inUnits(float gain) {
    return int(gain * RowSums::kUnit);
}

/// Returns the rectangle around a base and the top of the tallest stack on it. `reach`: the
/// distance around the base, in pixels.
cv::Rect around(const GridEye& eye, const cv::Point2d& base, double reach) {
    constexpr double kCell = StoneLabels::kCellPixels;
    const Disc top = seenFromAbove(eye, {base, reach}, kOptions.tallest * kCell);
    const cv::Point2d lean = top.center - base;
    const cv::Point low(int(base.x - reach + std::min(0.0, lean.x)),
                        int(base.y - reach + std::min(0.0, lean.y)));
    const cv::Point high(int(base.x + reach + std::max(0.0, lean.x)) + 1,
                         int(base.y + reach + std::max(0.0, lean.y)) + 1);
    return {low, high};
}

} // namespace

cv::Point2d cellMiddle(const StoneLabels& labels, cv::Point cell) {
    constexpr double kCell = StoneLabels::kCellPixels;
    const double left = StoneLabels::kMarginPixels - 0.5;
    return {left + (cell.x + 0.5) * kCell,
            labels.grid.size.height - 1 - left - (cell.y + 0.5) * kCell};
}

StoneWindow::StoneWindow(const StoneLabels& labels, const FittedStones& others,
                         const FittedStack& stack, double reach)
    : eye_(others.eye), middle_(cellMiddle(labels, stack.cell)),
      window_(around(others.eye, stack.base, reach * StoneLabels::kCellPixels) &
              cv::Rect({0, 0}, labels.grid.size)) {
    weigh(labels, others, stack);
}

void StoneWindow::weigh(const StoneLabels& labels, const FittedStones& others,
                        const FittedStack& stack) {
    const cv::Mat rest = drawnOthers(others, stack, window_);
    side_ = RowSums(window_);
    topOverSide_ = RowSums(window_);
    for (int row = 0; row < window_.height; ++row) {
        std::array<const float*, kStoneLabels> chance{};
        for (std::size_t label = 0; label < chance.size(); ++label) {
            chance[label] = labels.logChance[label].ptr<float>(row + window_.y) + window_.x;
        }
        const float* top = chance[std::size_t(topOf(stack.colour))];
        const float* flank = chance[std::size_t(sideOf(stack.colour))];
        const auto* behind = rest.ptr<uchar>(row);
        int* sideGain = side_.row(row);
        int* topGain = topOverSide_.row(row);
        *sideGain = *topGain = 0;
        for (int column = 0; column < window_.width; ++column, ++sideGain, ++topGain) {
            sideGain[1] = sideGain[0];
            topGain[1] = topGain[0];
            if (behind[column] == kHiddenPixel) {
                continue;
            }
            sideGain[1] += inUnits(flank[column] - chance[behind[column]][column]);
            topGain[1] += inUnits(top[column] - flank[column]);
        }
    }
}

double StoneWindow::gainOf(const cv::Point2d& base, double radius, double height) const {
    const Silhouette shape(eye_, {base, radius}, height);
    double gain = 0;
    const int last = shape.lastRow();
    for (int row = shape.firstRow(); row <= last; ++row) {
        const auto [whole, top] = shape.at(row);
        gain += side_.over(row, whole) + topOverSide_.over(row, top);
    }
    const cv::Point2d astray =
        (base - middle_) * (1 / (kOptions.astray * StoneLabels::kCellPixels));
    return gain - astray.dot(astray) / 2;
}

cv::Point2d StoneWindow::footUnder(const FittedStack& stack, double height) const {
    const cv::Point2d top = seenFromAbove(eye_, {stack.base, 0}, stack.height).center;
    const double nearer = std::max(1.0, eye_.height - height) / eye_.height;
    const cv::Point2d off = eye_.foot + (top - eye_.foot) * nearer - middle_;
    return middle_ +
           cv::Point2d(std::clamp(off.x, -kLimit, kLimit), std::clamp(off.y, -kLimit, kLimit));
}

FittedStack StoneWindow::climbed(FittedStack stack, double radius, ClimbSteps steps) const {
    static const std::array<cv::Point2d, 4> kWays = {
        {{1.0, 0.0}, {-1.0, 0.0}, {0.0, 1.0}, {0.0, -1.0}}};
    stack.gain = gainOf(stack.base, radius, stack.height);
    for (double step = steps.first; step >= steps.last; step /= 2) {
        // The direction back to the place before, where the gain was smaller.
        std::size_t back = kWays.size();
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t way = 0; way < kWays.size(); ++way) {
                const cv::Point2d base = stack.base + kWays[way] * step;
                const cv::Point2d off = base - middle_;
                if (way == back || std::max(std::abs(off.x), std::abs(off.y)) > kLimit) {
                    continue;
                }
                const double gain = gainOf(base, radius, stack.height);
                if (gain > stack.gain + 1e-9) {
                    stack.gain = gain;
                    stack.base = base;
                    back = way ^ 1U;
                    moved = true;
                }
            }
        }
    }
    return stack;
}

} // namespace umpire::stones
