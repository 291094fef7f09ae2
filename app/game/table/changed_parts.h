#pragma once

#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// The parts of a table's picture that changed since before the last hand. A slow detector searches
/// only these parts, and the places of its last findings.
class ChangedParts {
public:
    /// Returns parts of `image` (CV_8UC3, a look at a table at rest) in its pixels. Looks at one
    /// rest get the same parts. None: the whole picture must be searched, because there is no
    /// earlier look, too much has changed, or seven looks at this rest searched only parts.
    [[nodiscard]] std::optional<std::vector<cv::Rect>> of(const cv::Mat& image);
    /// Takes the findings of the last look.
    void found(const std::vector<Die>& dice);

private:
    cv::Mat last_;   ///< the last look's picture, grey and reduced
    cv::Mat before_; ///< the picture of the look before the last change; empty: none
    int looks_ = 0;  ///< number of looks since the last change
    std::vector<cv::Point2d> dice_;
};

} // namespace umpire
