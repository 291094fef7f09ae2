#pragma once

#include "calibration/measure/framed_table.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>

/// Determines how a board lies, if its lines look alike from two or four sides.
namespace umpire {

/// Side of the table at which side A sits. From Near on, each is a quarter turn counter-clockwise.
enum class SideA { Near, Right, Far, Left };

/// A board that was found, with its own frame, whose x axis lies along the edge of side A.
struct TurnedBoard {
    SideA sideA = SideA::Near;
    /// pose in the frame in which the board was found; no rotation for Near
    TableFrame frame;
    BoardPlacement board; ///< place in the board's own frame
};

/// Finds a board whose edges are parallel to the sides of the table. `cells`: number of columns and
/// rows, as side A sees them. Of the possible turns, takes the one in which the record's stacks
/// match the stones. If no turn is clearly better, side A sits at the near side, or else at the
/// right side. Returns none if no such board is visible. `image`: CV_8UC3.
std::optional<TurnedBoard> findTurnedBoard(const cv::Mat& image, const TableView& view,
                                           cv::Size cells, const RecordedStacks& recorded);

/// Returns a message for people if side A does not sit at the near side; none otherwise.
std::optional<Message> toldTurn(SideA sideA);

} // namespace umpire
