#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::picture {

/// The difference of two pictures of one table, camera and light, in multiples of the pictures' own
/// noise. A change of exposure or of the light's colour is no difference.
class PictureChange {
public:
    /// `before` and `after`: CV_8UC3 of the same size; they must outlive this object.
    PictureChange(const cv::Mat& before, const cv::Mat& after, const TableView& view);

    /// Returns the lower quartile of the changes along a match's axis. So a match that fell across
    /// an older match does not count for the older one.
    [[nodiscard]] double changeAlong(TablePoint tail, TablePoint head) const;

private:
    [[nodiscard]] double changeAt(TablePoint point) const;

    const cv::Mat& before_;
    const cv::Mat& after_;
    const TableView& view_;
    cv::Vec3d gain_;
    double noise_ = 1.0; ///< median colour difference of unchanged places, in grey levels
};

} // namespace umpire::picture
