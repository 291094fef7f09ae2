#include "vision/stone_plane.h"

namespace umpire {

cv::Mat finerPlane(const cv::Mat& image, const TableView& view, const StoneLabels& labels) {
    constexpr double kOff = 0.5 - 0.5 / kFinerPlane; // pixel centres are at integers
    const RectifiedGrid& grid = labels.grid;
    return rectify(image, view,
                   {grid.tableAt(-kOff, grid.size.height - 1 + kOff),
                    grid.pixelsPerMm * kFinerPlane, grid.size * kFinerPlane, grid.height});
}

} // namespace umpire
