#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/message.h"
#include "rules/table/pieces.h"
#include "rules/table/token.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace umpire::stones {

struct StonesSeen {
    std::vector<Stone> stones; ///< by row from side A, then by column
    std::vector<Message> warnings;
};

/// Finds the stones on a board whose place is known. Returns no stones, only warnings, if the
/// picture shows no cell of the board. `image`: CV_8UC3, BGR. `recorded`: the recorded heights of
/// the stacks; see `StackEvidence`.
StonesSeen findStones(const cv::Mat& image, const TableView& view, const BoardPlacement& board,
                      const RecordedStacks& recorded = {});

} // namespace umpire::stones
