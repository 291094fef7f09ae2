#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/message.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace umpire::codes {

struct CodesSeen {
    std::vector<CodedPiece> codes; ///< from left to right, in the picture
    std::vector<Message> warnings;
};

/// Reads the Data Matrix and QR codes that lie on the table, looking only where a piece can be: a
/// crop a candidate. With a known table codes of 7 to 60 mm are sought over the play area, each in
/// its plane; without one (`RegistrationMethod::None`) codes of any size in the whole picture, and
/// only `outline` says where they are. A code that is not of our own make (`isPieceCode`) is no
/// counter, and a warning says so. `image`: CV_8UC3.
CodesSeen findCodes(const cv::Mat& image, const TableView& view);

} // namespace umpire::codes
