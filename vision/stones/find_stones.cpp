#include "vision/stones/find_stones.h"

#include "vision/stones/board_fit.h"
#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"
#include "vision/stones/stone_labels.h"
#include "vision/stones/stone_leans.h"
#include "vision/stones/stone_shadows.h"
#include "vision/stones/stone_window.h"

#include <algorithm>
#include <cmath>

namespace umpire::stones {

namespace {

/// A height is said where its chance is at least this; else null. (The same boards as below, 0.57
/// and 0.52: 93 and 55 of 1856 are null, 142 and 162 wrong.)
constexpr double kSureHeight = 0.57;
/// A base that is this near to a line of the board, in cells, may be meant for either side of it.
constexpr double kOnLine = 0.1;
/// What a stack's gain over nothing, in natural logarithms a pixel, makes its chance; as the
/// heights, pixels err together.
constexpr double kSureGain = 1.5;
/// Where an upright line leans by this share of its length a stack's shadow is not asked: what it
/// leans says more. (12 rendered boards in eight sizes and turns, 0.25, 0.35, 0.5 and all asked:
/// 0.925, 0.917, 0.917, 0.915 of the heights over 15 degrees right; of all 0.862, 0.861, 0.868,
/// 0.866; what is true has chances of 615, 560, 573, 579 nats.)
constexpr double kLeansEnough = 0.35;

TablePoint placeOf(const StoneLabels& labels, const cv::Point2d& at) {
    return labels.grid.tableAt(at.x, at.y);
}

double confidenceOf(const FittedStack& stack, double radius) {
    const double perPixel = stack.gain / (CV_PI * radius * radius);
    return 1 / (1 + std::exp(-4 * (perPixel - kSureGain)));
}

Stone stoneOf(const StoneLabels& labels, const FittedStones& fitted, const FittedStack& stack,
              const TableView& view) {
    Stone stone;
    stone.cell = cellName(stack.cell.x, stack.cell.y);
    stone.colour = stack.colour;
    stone.center = placeOf(labels, stack.base);
    const Disc top = seenFromAbove(fitted.eye, {stack.base, fitted.radius}, stack.height);
    const TablePoint seen = placeOf(labels, top.center);
    stone.centerInImage = imageFromTable(view, {seen.x, seen.y, 0_mm});
    stone.confidence = confidenceOf(stack, fitted.radius);
    return stone;
}

void settleHeight(Stone& stone, const HeightChances& chances) {
    stone.heightChances = chances;
    const auto likeliest = std::ranges::max_element(chances);
    if (*likeliest >= kSureHeight)
        stone.height = int(likeliest - chances.begin()) + 1;
}

/// The cell beyond the nearest line, where the base stands on that line.
std::optional<cv::Point> otherCell(const StoneLabels& labels, const FittedStack& stack) {
    const cv::Point2d off =
        (stack.base - cellMiddle(labels, stack.cell)) * (1.0 / StoneLabels::kCellPixels);
    const bool sideways = std::abs(off.x) > std::abs(off.y);
    if (std::max(std::abs(off.x), std::abs(off.y)) < 0.5 - kOnLine)
        return std::nullopt;
    const int way = (sideways ? off.x : -off.y) > 0 ? 1 : -1;
    return stack.cell + (sideways ? cv::Point(way, 0) : cv::Point(0, way));
}

bool isOn(const BoardPlacement& board, cv::Point cell) {
    return cell.x >= 0 && cell.y >= 0 && cell.x < board.columns && cell.y < board.rows;
}

/// `other`: none beside the board.
Message lineWarning(cv::Point cell, std::optional<cv::Point> other) {
    const std::string name = cellName(cell.x, cell.y);
    return message("the stone on %1 lies on a line: it may be meant for %2 or %3", name, name,
                   other ? Message(cellName(other->x, other->y)) : message("beside the board"));
}

std::vector<Message> placeWarnings(const StoneLabels& labels, const FittedStones& fitted,
                                   const BoardPlacement& board) {
    std::vector<Message> warnings;
    for (const FittedStack& stack : fitted.stacks)
        if (const std::optional<cv::Point> other = otherCell(labels, stack))
            warnings.push_back(lineWarning(stack.cell, isOn(board, *other) ? other : std::nullopt));
    return warnings;
}

/// Cells whose middle the picture does not show.
std::vector<std::string> cellsOutside(const cv::Mat& image, const TableView& view,
                                      const BoardPlacement& board) {
    std::vector<std::string> outside;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            const ImagePoint pixel =
                imageFromTable(view, {board.origin.x + board.cell * (column + 0.5),
                                      board.origin.y + board.cell * (row + 0.5), 0_mm});
            const cv::Rect2d whole(0, 0, image.cols - 1, image.rows - 1);
            if (!whole.contains(cv::Point2d(pixel.x.value(), pixel.y.value())))
                outside.push_back(cellName(column, row));
        }
    return outside;
}

void warnOfOutside(const std::vector<std::string>& outside, std::vector<Message>& warnings) {
    if (outside.empty())
        return;
    const Message cells = outside.size() > 1 ? message("%1 to %2", outside.front(), outside.back())
                                             : Message(outside.front());
    warnings.push_back(message("%1 cells of the board are out of the picture (%2): move the "
                               "camera, or check the board's place in the table file",
                               outside.size(), cells));
}

std::vector<StackEvidence> stackEvidence(const cv::Mat& finer, const FittedStones& fitted) {
    std::vector<StackEvidence> evidence = leanEvidence(finer, fitted);
    FittedStones upright{fitted.eye, fitted.radius, {}};
    std::vector<StackEvidence*> theirs;
    for (std::size_t k = 0; k < evidence.size(); ++k)
        if (evidence[k].lean->slope < kLeansEnough) {
            upright.stacks.push_back(fitted.stacks[k]);
            theirs.push_back(&evidence[k]);
        }
    const std::vector<SeenShadow> shadows = seenShadows(finer, upright);
    for (std::size_t k = 0; k < shadows.size(); ++k)
        theirs[k]->shadow = shadows[k];
    return evidence;
}

} // namespace

StonesSeen findStones(const cv::Mat& image, const TableView& view, const BoardPlacement& board) {
    StonesSeen seen;
    const std::vector<std::string> outside = cellsOutside(image, view, board);
    warnOfOutside(outside, seen.warnings);
    if (int(outside.size()) == board.columns * board.rows)
        return seen;
    const StoneLabels labels = labelStones(image, view, board);
    if (outside.empty())
        seen.warnings = boardMisfits(labels, board);
    FittedStones fitted = fitStones(labels, view);
    std::ranges::sort(fitted.stacks, {}, [](const FittedStack& stack) {
        return std::pair(stack.cell.y, stack.cell.x);
    });
    const std::vector<HeightChances> chances = heightChances(stackEvidence(labels.finer, fitted));
    for (std::size_t k = 0; k < fitted.stacks.size(); ++k) {
        seen.stones.push_back(stoneOf(labels, fitted, fitted.stacks[k], view));
        settleHeight(seen.stones.back(), chances[k]);
    }
    for (Message& warning : placeWarnings(labels, fitted, board))
        seen.warnings.push_back(std::move(warning));
    return seen;
}

} // namespace umpire::stones
