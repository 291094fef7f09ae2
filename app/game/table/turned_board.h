#pragma once

#include "calibration/measure/framed_table.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>

/// Which way a board lies whose own lines look alike from two or four sides.
namespace umpire {

/// Where side A sits, as the table's frame has it; counter-clockwise quarter turns of the board.
enum class SideA { Near, Right, Far, Left };

/// A board that is seen, with a frame of its own: x along side A's edge.
struct TurnedBoard {
    SideA sideA = SideA::Near;
    TableFrame frame;     ///< in the one that the board was seen in; as that one for Near
    BoardPlacement board; ///< in its frame
};

/// A board of `cells` (columns and rows as side A sees them) among those that are seen along the
/// table's sides, as the stones lie on it that the record has. Where they do not tell, side A is
/// near, or else on the right. None where no such board is seen. `image`: CV_8UC3.
std::optional<TurnedBoard> findTurnedBoard(const cv::Mat& image, const TableView& view,
                                           cv::Size cells, const RecordedStacks& recorded);

/// For people: where side A sits, where that is not the near side.
std::optional<Message> toldTurn(SideA sideA);

} // namespace umpire
