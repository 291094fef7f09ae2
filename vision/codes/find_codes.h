#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/message.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace umpire::codes {

struct CodesSeen {
    std::vector<CodedPiece> codes; ///< from left to right in the picture; each has a text
    std::vector<Message> warnings;
};

/// Reads the Data Matrix and QR codes in a picture, each in a crop of its own. If the table is
/// known, the function finds codes of 7 to 60 mm on the play area, rectified to the table's plane.
/// If the table is unknown (`RegistrationMethod::None`), it finds codes of any size in the whole
/// picture, and only `outline` gives their places. Warns about codes that were not printed by the
/// kit (`isPieceCode`), and about codes that cannot be read. `image`: CV_8UC3.
CodesSeen findCodes(const cv::Mat& image, const TableView& view);

} // namespace umpire::codes
