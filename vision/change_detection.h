#pragma once

#include "calibration/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>

namespace umpire {

/// What is different between two pictures of one table, camera and light: a plane picture of the change,
/// in multiples of the pictures' own noise.
struct ChangeMap {
    RectifiedGrid grid;
    cv::Mat change; ///< CV_32FC1 over the grid: colour difference / noise, lightness drift removed

    /// The share of the points along a match's axis that changed, 0..1.
    [[nodiscard]] double changedAlong(TablePoint tail, TablePoint head) const;
};

/// `before` and `after`: CV_8UC3 of the same size.
ChangeMap detectChange(const cv::Mat& before, const cv::Mat& after, const TableView& view);

} // namespace umpire
