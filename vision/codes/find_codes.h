#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/message.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace umpire::codes {

struct CodesSeen {
    std::vector<CodedPiece> codes; ///< from left to right in the picture
    std::vector<Message> warnings;
};

/// Reads the Data Matrix and QR codes on the table, one crop for each candidate place. With a known
/// table, finds codes of 7 to 60 mm on the play area, each in its plane. With an unknown table
/// (`RegistrationMethod::None`), finds codes of any size in the whole picture, and only `outline`
/// gives their places. A code that is not ours (`isPieceCode`) is no counter, and gives a warning.
/// `image`: CV_8UC3.
CodesSeen findCodes(const cv::Mat& image, const TableView& view);

} // namespace umpire::codes
