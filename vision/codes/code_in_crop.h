#pragma once

#include "vision/codes/code_candidates.h"
#include "vision/codes/code_crop.h"
#include "vision/codes/code_grid.h"
#include "vision/codes/code_reading.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// A code in a crop. It was read, or is recognised as a code only.
struct CodeInCrop {
    CodeCrop crop;
    CodeRead code; ///< `text` is empty if the code is recognised but could not be read
    std::optional<CodeGrid> grid;
};

/// Reads the code in a candidate's crop by several methods in turn: its sides and modules, ZXing's
/// search, its blurred sides. Returns none if no code is read or recognised. `image`: CV_8UC3.
/// `patch`: the candidate that `rough` shows.
std::optional<CodeInCrop> readCrop(const cv::Mat& image, const CodeCrop& rough, const Patch& patch);

} // namespace umpire::codes
