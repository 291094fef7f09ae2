#pragma once

#include "calibration/measure/framed_table.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>

/// Determines a board's orientation if its lines look alike from two or four sides.
namespace umpire {

/// Side A's place in the table's frame; counter-clockwise quarter turns of the board.
enum class SideA { Near, Right, Far, Left };

/// A board that was found, with its own frame: x along side A's edge.
struct TurnedBoard {
    SideA sideA = SideA::Near;
    /// pose relative to the frame in which the board was found; identity for Near
    TableFrame frame;
    BoardPlacement board; ///< in the board's own frame
};

/// Finds a board of `cells` (columns and rows seen by side A) parallel to the table's sides, turned
/// so that the record's stacks match the stones. If the stacks do not decide, side A is near,
/// otherwise on the right. None if no such board is visible. `image`: CV_8UC3.
std::optional<TurnedBoard> findTurnedBoard(const cv::Mat& image, const TableView& view,
                                           cv::Size cells, const RecordedStacks& recorded);

/// Returns a message for people if side A does not sit at the near side.
std::optional<Message> toldTurn(SideA sideA);

} // namespace umpire
