#pragma once

#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// Where a table shows something else than before the last hand: a costly detector looks there, and
/// where it found something before.
class ChangedParts {
public:
    /// Pixels of `image`, CV_8UC3, a look at a table at rest. Looks at one rest get the same parts.
    /// None: all of it. Nothing is known from before, too much has changed, or seven looks at this
    /// rest saw parts alone.
    [[nodiscard]] std::optional<std::vector<cv::Rect>> of(const cv::Mat& image);
    /// What the last look found.
    void found(const std::vector<Die>& dice);

private:
    cv::Mat last_;   ///< of the last look, grey, made smaller
    cv::Mat before_; ///< of the last look before that change; empty: none
    int looks_ = 0;  ///< since that change
    std::vector<cv::Point2d> dice_;
};

} // namespace umpire
