#pragma once

#include "vision/codes/code_candidates.h"
#include "vision/codes/code_crop.h"
#include "vision/codes/code_grid.h"
#include "vision/codes/code_reading.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// A code in its crop.
struct CodeInCrop {
    CodeCrop crop;
    CodeRead code; ///< its text is empty where it is most likely a code and yet cannot be read
    std::optional<CodeGrid> grid;
};

/// The code in a candidate's crop, by one way after the other: by its own sides and modules, by
/// ZXing's search, and by its blurred sides. `image`: CV_8UC3; `patch`: the candidate that `rough`
/// shows.
std::optional<CodeInCrop> readCrop(const cv::Mat& image, const CodeCrop& rough, const Patch& patch);

} // namespace umpire::codes
