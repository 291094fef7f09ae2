#pragma once

#include "vision/codes/code_candidates.h"
#include "vision/codes/code_crop.h"
#include "vision/codes/code_grid.h"
#include "vision/codes/code_reading.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// A code that was read or recognised in a crop.
struct CodeInCrop {
    CodeCrop crop;
    CodeRead code; ///< its text is empty for a probable code that cannot be read
    std::optional<CodeGrid> grid;
};

/// Reads the code in a candidate's crop by several methods in turn: its own sides and modules,
/// ZXing's search, its blurred sides. `image`: CV_8UC3; `patch`: the candidate that `rough`
/// shows.
std::optional<CodeInCrop> readCrop(const cv::Mat& image, const CodeCrop& rough, const Patch& patch);

} // namespace umpire::codes
