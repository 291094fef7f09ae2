#include "app/game/table/turned_board.h"

#include "vision/boards/find_board.h"
#include "vision/observe_table.h"

#include <algorithm>

namespace umpire {
namespace {

/// Minimum lead of the best turn over the next, as a share of the record's stacks.
constexpr double kClearly = 0.25;

TurnedBoard turned(const BoardPlacement& seen, SideA sideA) {
    const Millimetres width = seen.cell * seen.columns;
    const Millimetres height = seen.cell * seen.rows;
    TurnedBoard turned{sideA, {seen.origin, 0_deg}, seen};
    switch (sideA) {
    case SideA::Near:
        turned.frame = {{0_mm, 0_mm}, 0_deg};
        return turned;
    case SideA::Right:
        turned.frame = {seen.origin + TablePoint{width, 0_mm}, 90_deg};
        break;
    case SideA::Far:
        turned.frame = {seen.origin + TablePoint{width, height}, 180_deg};
        break;
    case SideA::Left:
        turned.frame = {seen.origin + TablePoint{0_mm, height}, -90_deg};
        break;
    }
    turned.board.origin = {0_mm, 0_mm};
    if (sideA != SideA::Far) {
        std::swap(turned.board.columns, turned.board.rows);
    }
    return turned;
}

/// Returns the share of the record's stacks that are seen in their place and colour.
double agreement(const cv::Mat& image, const TableView& view, const TurnedBoard& turned,
                 const RecordedStacks& recorded) {
    ObserveOptions options;
    options.detectors = {Detector::Stones};
    options.board = turned.board;
    Frame frame;
    frame.image = image;
    const TableObservation seen = observeTable(frame, framedAs(view, turned.frame), options);
    const auto agree = std::ranges::count_if(seen.stones, [&](const Stone& stone) {
        const auto stack = recorded.find(stone.cell);
        return stack != recorded.end() && stack->second.colour == stone.colour;
    });
    return double(agree) / double(std::max<std::size_t>(recorded.size(), 1));
}

std::vector<TurnedBoard> seenBoards(const cv::Mat& image, const TableView& view, cv::Size cells) {
    std::vector<TurnedBoard> boards;
    const auto add = [&](cv::Size along, SideA one, SideA other) {
        const auto found = boards::findBoards(image, view, along);
        if (!found.empty()) {
            boards.push_back(turned(found.front(), one));
            boards.push_back(turned(found.front(), other));
        }
    };
    add(cells, SideA::Near, SideA::Far);
    if (boards.empty() || cells.width == cells.height) {
        add({cells.height, cells.width}, SideA::Right, SideA::Left);
    }
    return boards;
}

} // namespace

std::optional<TurnedBoard> findTurnedBoard(const cv::Mat& image, const TableView& view,
                                           cv::Size cells, const RecordedStacks& recorded) {
    std::optional<TurnedBoard> likeliest;
    double most = 0.0;
    for (const TurnedBoard& board : seenBoards(image, view, cells)) {
        const double agrees = agreement(image, view, board, recorded);
        if (!likeliest || agrees > most + kClearly) {
            likeliest = board;
            most = agrees;
        }
    }
    return likeliest;
}

std::optional<Message> toldTurn(SideA sideA) {
    switch (sideA) {
    case SideA::Near:
        return std::nullopt;
    case SideA::Right:
        return message("the board lies turned: side A sits at the right edge of the picture");
    case SideA::Far:
        return message("the board lies turned: side A sits at the upper edge of the picture");
    case SideA::Left:
        return message("the board lies turned: side A sits at the left edge of the picture");
    }
    return std::nullopt;
}

} // namespace umpire
