#pragma once

#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// Finds the parts of a table's picture that have changed since before the last hand. A slow
/// detector searches only these parts, and the places of its last findings.
class ChangedParts {
public:
    /// Returns the parts of `image` to search, in pixels. `image`: CV_8UC3, a look at a table at
    /// rest. The looks between two changes get the same parts. Returns none if the whole picture
    /// must be searched: without an earlier look, if too much has changed, and at every eighth look
    /// since the last change.
    [[nodiscard]] std::optional<std::vector<cv::Rect>> of(const cv::Mat& image);
    /// Takes what the detector found in the last look.
    void found(const std::vector<Die>& dice);

private:
    cv::Mat last_;   ///< picture of the last look, grey and reduced
    cv::Mat before_; ///< picture of the look before the last change; empty if there was none
    int looks_ = 0;  ///< number of looks since the last change
    std::vector<cv::Point2d> dice_;
};

} // namespace umpire
