#include "app/eye/one_picture/look_for_board.h"

#include "app/eye/one_picture/calibration_failure.h"
#include "rules/table/each_kind.h"
#include "vision/boards/find_board.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr int kColumns = 8;
constexpr std::array kRows = {7, 8}; ///< numbers of rows of the boards of Murus Gallicus
/// Side of a square of a board that was marked by hand; equal to the kit's board.
constexpr Millimetres kCell = 40_mm;

tl::unexpected<Failure> noBoard() {
    return failWith(
        ExitStatus::TableNotFound,
        message("no board of 8 by 7 or 8 by 8 squares is seen whole along the sides of the "
                "tags' frame; set its corners by hand"));
}

/// Returns the board with 8 by 7 or 8 by 8 squares that is seen most clearly; none if no such board
/// is complete.
std::optional<BoardPlacement> wholeBoard(const cv::Mat& image, const TableView& view) {
    for (BoardPlacement& board : boards::findBoards(image, view)) {
        if (board.columns == kColumns && std::ranges::count(kRows, board.rows) > 0) {
            board.game = "murus-gallicus";
            return board;
        }
    }
    return std::nullopt;
}

Look observed(const LookRequest& request, const LookInputs& inputs, const TableView& view,
              const BoardPlacement& board) {
    ObserveOptions options;
    options.detectors = request.detectors;
    options.detectors.insert(Detector::Stones);
    options.board = board;
    options.learned = inputs.learned;
    Look look{
        request.picture,  inputs.frame.before.has_value(), inputs.frame.image, view, {}, board,
        options.detectors};
    look.observation = observeTable(inputs.frame, view, options);
    look.observation.warnings.insert(look.observation.warnings.begin(), inputs.warnings.begin(),
                                     inputs.warnings.end());
    return look;
}

/// Returns view and board for the marked corners. The corners do not give the number of rows, so
/// the lines in the picture are counted. If the lines fit neither number, the smaller number is
/// used.
Expected<std::pair<TableView, BoardPlacement>> byHand(const LookInputs& inputs,
                                                      const std::array<ImagePoint, 4>& at) {
    const cv::Size size = inputs.frame.image.size();
    std::optional<std::pair<TableView, BoardPlacement>> first;
    for (const int rows : kRows) {
        const auto view =
            viewByCorners({at, size, kCell * kColumns, kCell * rows}, size, inputs.camera);
        if (!view) {
            return tl::make_unexpected(failureOf(view.error()));
        }
        const auto seen = wholeBoard(inputs.frame.image, *view);
        const BoardPlacement board{"murus-gallicus", {}, kCell, kColumns, rows, {}};
        if (seen && seen->rows == rows) {
            return std::pair(*view, board);
        }
        first = first ? first : std::optional(std::pair(*view, board));
    }
    return *first;
}

/// Calls the function, and converts exceptions to failures, as lookAtTable does.
template <typename Looked>
Expected<Look> caught(const LookRequest& request, Looked looked) {
    try {
        return looked();
    } catch (...) {
        return tl::make_unexpected(notExamined(request.picture));
    }
}

} // namespace

Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs) {
    return caught(request, [&]() -> Expected<Look> {
        return findTable(inputs).and_then([&](const FoundTable& table) -> Expected<Look> {
            const auto board = isInTablesFrame(table.view.registration)
                                   ? wholeBoard(inputs.frame.image, table.view)
                                   : std::nullopt;
            return board ? Expected<Look>(observed(request, inputs, table.view, *board))
                         : noBoard();
        });
    });
}

Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs,
                            const std::array<ImagePoint, 4>& corners) {
    return caught(request, [&] {
        return byHand(inputs, corners).map([&](const auto& found) {
            return observed(request, inputs, found.first, found.second);
        });
    });
}

bool isEmpty(const TableObservation& seen) {
    bool empty = true;
    forEachKind(
        seen, [&empty](std::string_view, const auto& pieces) { empty = empty && pieces.empty(); });
    return empty;
}

} // namespace umpire
