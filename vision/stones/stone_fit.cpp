#include "vision/stones/stone_fit.h"

#include "vision/stones/options.h"
#include "vision/stones/stone_window.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <span>

namespace umpire::stones {

namespace {

constexpr std::array<double, 3> kUsualHeights = {0.18, 0.38, 0.6};

/// Steps of a hill climb: kFar starts in the middle of a cell and is followed by another climb;
/// kNear starts at a stack that was found.
constexpr ClimbSteps kFar = {4.0, 1.0};
constexpr ClimbSteps kNear = {2.0, 0.25};
constexpr ClimbSteps kNearest = {0.5, 0.25}; ///< after a small change of the height

double discArea(double radius) {
    return CV_PI * radius * radius;
}

/// Counts the pixels around a place that look more like a stone of one colour than like the board.
class StonePixels {
public:
    StonePixels(const StoneLabels& labels, StoneLabel top, StoneLabel side) {
        cv::Mat stone = cv::max(labels.of(top), labels.of(side)) > labels.of(StoneLabel::None);
        cv::integral(stone, sums_, CV_32S);
    }
    [[nodiscard]] double around(const cv::Point2d& middle) const {
        const cv::Rect square =
            cv::Rect(int(middle.x - StoneLabels::kCellPixels * 0.6),
                     int(middle.y - StoneLabels::kCellPixels * 0.6),
                     int(StoneLabels::kCellPixels * 1.2), int(StoneLabels::kCellPixels * 1.2)) &
            cv::Rect(0, 0, sums_.cols - 1, sums_.rows - 1);
        return (sums_.at<int>(square.br()) - sums_.at<int>(square.y, square.br().x) -
                sums_.at<int>(square.br().y, square.x) + sums_.at<int>(square.tl())) /
               255.0;
    }

private:
    cv::Mat sums_;
};

/// Finds the best stack of the given colour on a cell, while all other stacks remain as they are.
FittedStack bestOn(const StoneLabels& labels, const FittedStones& others, FittedStack stack,
                   std::span<const double> heights = kUsualHeights) {
    FittedStack best = stack;
    best.gain = -1e9;
    const StoneWindow window(labels, others, stack, StoneWindow::kReachAll);
    for (const double height : heights) {
        stack.height = height * 2 * others.radius;
        const FittedStack found = window.climbed(stack, others.radius, kFar);
        if (found.gain > best.gain) {
            best = found;
        }
    }
    return best;
}

bool isStone(const FittedStack& stack, double radius) {
    return stack.gain > kOptions.minGain * discArea(radius);
}

/// Returns the best stack on each empty cell that may have one, the most certain first.
std::vector<FittedStack> candidates(const StoneLabels& labels, const FittedStones& fitted) {
    std::vector<FittedStack> found;
    const StonePixels light(labels, StoneLabel::LightTop, StoneLabel::LightSide);
    const StonePixels dark(labels, StoneLabel::DarkTop, StoneLabel::DarkSide);
    const int columns =
        (labels.grid.size.width - 2 * StoneLabels::kMarginPixels) / StoneLabels::kCellPixels;
    const int rows =
        (labels.grid.size.height - 2 * StoneLabels::kMarginPixels) / StoneLabels::kCellPixels;
    const double least = kOptions.minStonePixels * discArea(fitted.radius);
    for (int cell = 0; cell < columns * rows; ++cell) {
        const cv::Point at(cell % columns, cell / columns);
        const cv::Point2d middle = cellMiddle(labels, at);
        if (std::ranges::count(fitted.stacks, at, &FittedStack::cell) > 0) {
            continue;
        }
        FittedStack best{at, StoneColour::Light, middle, 0, -1e9};
        for (const StoneColour colour : {StoneColour::Light, StoneColour::Dark}) {
            if ((colour == StoneColour::Light ? light : dark).around(middle) < least) {
                continue;
            }
            const FittedStack stack = bestOn(labels, fitted, {at, colour, middle, 0, 0});
            if (stack.gain > best.gain) {
                best = stack;
            }
        }
        if (isStone(best, fitted.radius)) {
            found.push_back(best);
        }
    }
    std::ranges::sort(found, std::ranges::greater{}, &FittedStack::gain);
    return found;
}

/// Adds stacks, the most certain first. Each stack is evaluated again beside the stacks that were
/// added before.
void addStacks(const StoneLabels& labels, FittedStones& fitted) {
    for (const FittedStack& candidate : candidates(labels, fitted)) {
        const StoneWindow window(labels, fitted, candidate);
        const FittedStack found = window.climbed(candidate, fitted.radius, kNear);
        if (isStone(found, fitted.radius)) {
            fitted.stacks.push_back(found);
        }
    }
}

/// Returns the radius that explains the most certain stacks best, in pixels.
double measuredRadius(const StoneLabels& labels, const FittedStones& fitted) {
    std::vector<FittedStack> surest = fitted.stacks;
    std::ranges::sort(surest, std::ranges::greater{}, &FittedStack::gain);
    surest.resize(std::min(surest.size(), kOptions.radiusStacks));
    std::vector<StoneWindow> windows;
    for (const FittedStack& stack : surest) {
        windows.emplace_back(labels, fitted, stack);
    }
    double best = fitted.radius;
    double most = -1e18;
    for (double share = kOptions.minRadius; share <= kOptions.maxRadius;
         share += kOptions.radiusShareStep) {
        double gain = 0;
        for (std::size_t k = 0; k < surest.size(); ++k) {
            gain += windows[k].gainOf(surest[k].base, share * StoneLabels::kCellPixels,
                                      surest[k].height);
        }
        if (gain > most) {
            most = gain;
            best = share * StoneLabels::kCellPixels;
        }
    }
    return best;
}

/// Makes the stack higher by `by` pixels. Either its foot or its top stays at its place, whichever
/// explains the picture better.
FittedStack raised(const StoneWindow& window, const FittedStack& stack, double radius, double by) {
    FittedStack onFoot = stack;
    onFoot.height = std::clamp(stack.height + by, kOptions.lowestStack * 2 * radius,
                               kOptions.highestStack * 2 * radius);
    FittedStack underTop = onFoot;
    underTop.base = window.footUnder(stack, onFoot.height);
    for (FittedStack* each : {&onFoot, &underTop}) {
        each->gain = window.gainOf(each->base, radius, each->height);
    }
    return underTop.gain > onFoot.gain ? underTop : onFoot;
}

/// Refines the height and place of a stack, starting from its present values.
FittedStack refined(const StoneWindow& window, const FittedStack& stack, double radius) {
    FittedStack best = window.climbed(stack, radius, kNear);
    for (double step = 0.24 * radius; step > 0.03 * radius; step /= 2) {
        for (bool isBetter = true; isBetter;) {
            isBetter = false;
            for (const double way : {step, -step}) {
                const FittedStack other = raised(window, best, radius, way);
                if (other.gain > best.gain + 1e-6) {
                    best = window.climbed(other, radius, kNearest);
                    isBetter = true;
                    break;
                }
            }
        }
    }
    return best;
}

void refineStacks(const StoneLabels& labels, FittedStones& fitted) {
    for (FittedStack& stack : fitted.stacks) {
        stack = refined(StoneWindow(labels, fitted, stack), stack, fitted.radius);
    }
    std::erase_if(fitted.stacks, [&](const FittedStack& s) { return !isStone(s, fitted.radius); });
}

/// Replaces a tall stack by a lower stack and further stacks on free cells. Returns none if that
/// explains the picture less well, or if no stack is added.
std::optional<FittedStones> splitUp(const StoneLabels& labels, const FittedStones& fitted,
                                    std::size_t tall) {
    FittedStones split = fitted;
    const FittedStack whole = fitted.stacks[tall];
    split.stacks.erase(split.stacks.begin() + std::ptrdiff_t(tall));
    const FittedStack low =
        bestOn(labels, split, {whole.cell, whole.colour, cellMiddle(labels, whole.cell), 0, 0},
               std::span(kUsualHeights).first(2));
    split.stacks.push_back(low);
    addStacks(labels, split);
    double gain = low.gain;
    for (std::size_t k = fitted.stacks.size(); k < split.stacks.size(); ++k) {
        gain += split.stacks[k].gain;
    }
    return split.stacks.size() > fitted.stacks.size() && gain > whole.gain ? std::optional(split)
                                                                           : std::nullopt;
}

/// Splits tall stacks, because stones on cells behind each other look like one very high stack.
void splitTallStacks(const StoneLabels& labels, FittedStones& fitted) {
    for (std::size_t k = 0; k < fitted.stacks.size();) {
        const bool isTall = fitted.stacks[k].height > kOptions.tallStack * 2 * fitted.radius;
        const auto split = isTall ? splitUp(labels, fitted, k) : std::nullopt;
        if (split) {
            fitted = *split; // the next stack now has this index
        } else {
            ++k;
        }
    }
}

} // namespace

FittedStones fitStones(const StoneLabels& labels, const TableView& view) {
    FittedStones fitted{
        eyeOver(view, labels.grid), kOptions.usualRadius * StoneLabels::kCellPixels, {}};
    addStacks(labels, fitted);
    for (int round = 0; round < kOptions.rounds && !fitted.stacks.empty(); ++round) {
        fitted.radius = measuredRadius(labels, fitted);
        refineStacks(labels, fitted);
        splitTallStacks(labels, fitted);
        addStacks(labels, fitted); // adds stacks behind a stack that was fitted too tall
    }
    return fitted;
}

} // namespace umpire::stones
