#include "calibration/view/lens.h"

namespace umpire {

Lens lensOf(const std::optional<CameraIntrinsics>& camera, cv::Size size) {
    if (camera) {
        return {*camera, CameraUnknowns::None};
    }
    CameraIntrinsics start;
    start.name = "estimated from the table's tags";
    start.size = size;
    start.fx = start.fy = kUsualFocalShare * size.width;
    start.cx = (size.width - 1) / 2.0;
    start.cy = (size.height - 1) / 2.0;
    return {start, CameraUnknowns::All};
}

} // namespace umpire
