#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::picture {

/// Measures the difference between two pictures of the same table with the same camera, in
/// multiples of the pictures' own noise. Ignores changes of exposure and of the light's colour.
class PictureChange {
public:
    /// `before` and `after`: CV_8UC3 of the same size. They and `view` must outlive this object.
    PictureChange(const cv::Mat& before, const cv::Mat& after, const TableView& view);

    /// Returns the lower quartile of the changes along the axis of a match. A match that fell
    /// across an older match changes only a short part of the older match, which the quartile
    /// ignores.
    [[nodiscard]] double changeAlong(TablePoint tail, TablePoint head) const;

private:
    [[nodiscard]] double changeAt(TablePoint point) const;

    const cv::Mat& before_;
    const cv::Mat& after_;
    const TableView& view_;
    cv::Vec3d gain_;
    double noise_ = 1.0; ///< median colour difference over the area, in grey levels
};

} // namespace umpire::picture
