#include "vision/stones/find_stones.h"

#include "vision/picture/nets.h"
#include "vision/stones/board_fit.h"
#include "vision/stones/options.h"
#include "vision/stones/stone_colours.h"
#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"
#include "vision/stones/stone_labels.h"
#include "vision/stones/stone_leans.h"
#include "vision/stones/stone_plane.h"
#include "vision/stones/stone_window.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::stones {
namespace {

/// Width and height of the network's input, in pixels.
constexpr int kSide = 56;

cv::Mat aroundFoot(const cv::Mat& finer, const cv::Point2d& foot, double unit) {
    const double middle = (kSide - 1) / 2.0;
    const cv::Matx23d warp(unit, 0, foot.x - unit * middle, 0, unit, foot.y - unit * middle);
    cv::Mat seen;
    cv::warpAffine(finer, seen, warp, {kSide, kSide}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                   cv::BORDER_REPLICATE);
    return seen;
}

/// A small network measures where the shadow of a stack's top is, from the board's plane around the
/// foot. If the camera looks straight down, the shadow determines the height better than the lean
/// does. vision/training/train_shadows.py trains the network and describes its input.
///
/// Measures the shadows. Returns one entry for each stack, in the same order. `finer`:
/// `StoneLabels::finer`, CV_8UC3.
std::vector<SeenShadow> seenShadows(const cv::Mat& finer, const FittedStones& fitted) {
    const double unit = fitted.radius * kFinerPlane / kOptions.shadowedRadius;
    std::vector<cv::Mat> seen;
    for (const FittedStack& stack : fitted.stacks) {
        seen.push_back(aroundFoot(finer, onFinerPlane(stack.base), unit));
    }
    if (seen.empty()) {
        return {};
    }
    picture::shadowNet().setInput(
        cv::dnn::blobFromImages(seen, 1 / 255.0, {}, cv::Scalar::all(127.5)));
    const cv::Mat answer = picture::shadowNet().forward();
    std::vector<SeenShadow> shadows;
    for (int k = 0; k < answer.rows; ++k) {
        const double spread =
            std::clamp(double(answer.at<float>(k, 2)), kOptions.surest, kOptions.vaguest);
        shadows.push_back({{answer.at<float>(k, 0), answer.at<float>(k, 1)}, std::exp(spread)});
    }
    return shadows;
}

TablePoint placeOf(const StoneLabels& labels, const cv::Point2d& at) {
    return labels.grid.tableAt(at.x, at.y);
}

double confidenceOf(const FittedStack& stack, double radius) {
    const double perPixel = stack.gain / (CV_PI * radius * radius);
    return 1 / (1 + std::exp(-4 * (perPixel - kOptions.sureGain)));
}

PlaceInCell inCell(const StoneLabels& labels, const FittedStack& stack) {
    const cv::Point2d off =
        (stack.base - cellMiddle(labels, stack.cell)) * (1.0 / StoneLabels::kCellPixels);
    return {off.x, -off.y};
}

Stone stoneOf(const StoneLabels& labels, const FittedStones& fitted, const FittedStack& stack,
              const TableView& view) {
    Stone stone;
    stone.cell = cellName(stack.cell.x, stack.cell.y);
    stone.colour = stack.colour;
    stone.center = placeOf(labels, stack.base);
    stone.inCell = inCell(labels, stack);
    const Disc top = seenFromAbove(fitted.eye, {stack.base, fitted.radius}, stack.height);
    const TablePoint seen = placeOf(labels, top.center);
    stone.centerInImage = imageFromTable(view, {seen.x, seen.y, 0_mm});
    stone.confidence = confidenceOf(stack, fitted.radius);
    return stone;
}

int likeliest(const HeightChances& chances) {
    return int(std::ranges::max_element(chances) - chances.begin()) + 1;
}

void settleHeight(Stone& stone, const HeightChances& chances) {
    stone.heightChances = chances;
    if (std::ranges::max(chances) >= kOptions.sureHeight) {
        stone.height = likeliest(chances);
    }
}

/// Returns the neighbouring cell if the base is on the line to this cell, otherwise none.
std::optional<cv::Point> otherCell(const StoneLabels& labels, const FittedStack& stack) {
    const PlaceInCell off = inCell(labels, stack);
    const bool sideways = std::abs(off.right) > std::abs(off.up);
    if (std::max(std::abs(off.right), std::abs(off.up)) < 0.5 - kOptions.onLine) {
        return std::nullopt;
    }
    const int way = (sideways ? off.right : off.up) > 0 ? 1 : -1;
    return stack.cell + (sideways ? cv::Point(way, 0) : cv::Point(0, way));
}

bool isOn(const BoardPlacement& board, cv::Point cell) {
    return cell.x >= 0 && cell.y >= 0 && cell.x < board.columns && cell.y < board.rows;
}

/// Returns the warning about a stone on a line. `other`: the neighbouring cell; none if it would be
/// outside the board.
Message lineWarning(cv::Point cell, std::optional<cv::Point> other) {
    const std::string name = cellName(cell.x, cell.y);
    return message("the stone on %1 lies on a line: it may be meant for %2 or %3", name, name,
                   other ? Message(cellName(other->x, other->y)) : message("beside the board"));
}

std::vector<Message> placeWarnings(const StoneLabels& labels, const FittedStones& fitted,
                                   const BoardPlacement& board) {
    std::vector<Message> warnings;
    for (const FittedStack& stack : fitted.stacks) {
        if (const std::optional<cv::Point> other = otherCell(labels, stack)) {
            warnings.push_back(lineWarning(stack.cell, isOn(board, *other) ? other : std::nullopt));
        }
    }
    return warnings;
}

/// Returns the names of the cells whose middle is outside the picture.
std::vector<std::string> cellsOutside(const cv::Mat& image, const TableView& view,
                                      const BoardPlacement& board) {
    std::vector<std::string> outside;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            const ImagePoint pixel =
                imageFromTable(view, {board.origin.x + board.cell * (column + 0.5),
                                      board.origin.y + board.cell * (row + 0.5), 0_mm});
            const cv::Rect2d whole(0, 0, image.cols - 1, image.rows - 1);
            if (!whole.contains(cv::Point2d(pixel.x.value(), pixel.y.value()))) {
                outside.push_back(cellName(column, row));
            }
        }
    }
    return outside;
}

void warnOfOutside(const std::vector<std::string>& outside, std::vector<Message>& warnings) {
    if (outside.empty()) {
        return;
    }
    const Message cells = outside.size() > 1 ? message("%1 to %2", outside.front(), outside.back())
                                             : Message(outside.front());
    warnings.push_back(message("%1 cells of the board are out of the picture (%2): move the "
                               "camera, or check the board's place in the table file",
                               outside.size(), cells));
}

SeenTop seenTop(const StoneLabels& labels, const FittedStones& fitted, const FittedStack& stack) {
    const cv::Point2d top =
        seenFromAbove(fitted.eye, {stack.base, fitted.radius}, stack.height).center;
    const double diameter = 2 * fitted.radius;
    return {(top - cellMiddle(labels, stack.cell)) / diameter, (top - fitted.eye.foot) / diameter,
            StoneLabels::kCellPixels / diameter};
}

std::vector<StackEvidence> stackEvidence(const StoneLabels& labels, const FittedStones& fitted) {
    std::vector<StackEvidence> evidence = leanEvidence(labels.finer, fitted);
    FittedStones upright{fitted.eye, fitted.radius, {}};
    std::vector<StackEvidence*> theirs;
    for (std::size_t k = 0; k < evidence.size(); ++k) {
        evidence[k].top = seenTop(labels, fitted, fitted.stacks[k]);
        if (evidence[k].lean->slope < kOptions.leansEnough) {
            upright.stacks.push_back(fitted.stacks[k]);
            theirs.push_back(&evidence[k]);
        }
    }
    const std::vector<SeenShadow> shadows = seenShadows(labels.finer, upright);
    for (std::size_t k = 0; k < shadows.size(); ++k) {
        theirs[k]->shadow = shadows[k];
    }
    return evidence;
}

/// A cell, and the distance of a base from the middle of this cell, in cells.
struct Standing {
    cv::Point cell;
    double off = 0.0;
};

Standing standingOf(const StoneLabels& labels, const cv::Point2d& base) {
    constexpr double kCell = StoneLabels::kCellPixels;
    const cv::Point2d first = cellMiddle(labels, {0, 0});
    const cv::Point cell(int(std::lround((base.x - first.x) / kCell)),
                         int(std::lround((first.y - base.y) / kCell)));
    return {cell, cv::norm(base - cellMiddle(labels, cell)) / kCell};
}

/// Returns a stack with another height whose top appears at the same place.
FittedStack underItsTop(const FittedStones& fitted, const FittedStack& stack, double height) {
    const Disc top = seenFromAbove(fitted.eye, {stack.base, fitted.radius}, stack.height);
    FittedStack moved = stack;
    moved.height = height;
    moved.base = fitted.eye.foot +
                 (top.center - fitted.eye.foot) * (1 - height / std::max(1.0, fitted.eye.height));
    return moved;
}

/// Corrects the feet of stacks. If a stack's side looks like the board, its outline is too short,
/// and the fitted stack is too low and too far from the camera. If the likeliest height moves the
/// foot much nearer to the middle of a free cell, the stack is moved there.
void settleFeet(const StoneLabels& labels, const BoardPlacement& board, FittedStones& fitted,
                const StackHeights& heights) {
    for (std::size_t k = 0; k < fitted.stacks.size(); ++k) {
        FittedStack& stack = fitted.stacks[k];
        FittedStack moved = underItsTop(
            fitted, stack, heights.thickness * likeliest(heights.chances[k]) * 2 * fitted.radius);
        const auto [cell, off] = standingOf(labels, moved.base);
        const bool isFree =
            cell == stack.cell || std::ranges::count(fitted.stacks, cell, &FittedStack::cell) == 0;
        if (isFree && isOn(board, cell) &&
            off < standingOf(labels, stack.base).off - kOptions.straightened) {
            moved.cell = cell;
            stack = moved;
        }
    }
}

/// Returns the indices of the stacks, by row from side A, then by column.
std::vector<std::size_t> inOrder(const std::vector<FittedStack>& stacks) {
    std::vector<std::size_t> order(stacks.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::sort(order, {},
                      [&](std::size_t k) { return std::pair(stacks[k].cell.y, stacks[k].cell.x); });
    return order;
}

/// Converts a stone's thickness in the table file to diameters of the fitted stones; none if the
/// file has no thickness.
std::optional<double> thicknessOf(const BoardPlacement& board, const StoneLabels& labels,
                                  double radius) {
    return board.stone
               ? std::optional(board.stone->value() * labels.grid.pixelsPerMm / (2 * radius))
               : std::nullopt;
}

} // namespace

StonesSeen findStones(const cv::Mat& image, const TableView& view, const BoardPlacement& board,
                      const RecordedStacks& recorded) {
    StonesSeen seen;
    const std::vector<std::string> outside = cellsOutside(image, view, board);
    warnOfOutside(outside, seen.warnings);
    if (int(outside.size()) == board.columns * board.rows) {
        return seen;
    }
    const StoneLabels labels = labelStones(image, view, board);
    if (outside.empty()) {
        seen.warnings = boardMisfits(labels, board);
    }
    FittedStones fitted = fitStones(labels, view);
    settleColours(labels.plane, fitted);
    std::vector<StackEvidence> evidence = stackEvidence(labels, fitted);
    for (std::size_t k = 0; k < evidence.size(); ++k) {
        const cv::Point cell = fitted.stacks[k].cell;
        const auto known = recorded.find(cellName(cell.x, cell.y));
        if (known != recorded.end()) {
            evidence[k].recorded = known->second.height;
        }
    }
    const StackHeights heights = stackHeights(evidence, thicknessOf(board, labels, fitted.radius));
    settleFeet(labels, board, fitted, heights);
    for (const std::size_t k : inOrder(fitted.stacks)) {
        seen.stones.push_back(stoneOf(labels, fitted, fitted.stacks[k], view));
        settleHeight(seen.stones.back(), heights.chances[k]);
    }
    for (Message& warning : placeWarnings(labels, fitted, board)) {
        seen.warnings.push_back(std::move(warning));
    }
    return seen;
}

} // namespace umpire::stones
