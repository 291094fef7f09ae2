#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// How sure a measured tag's place is: one standard deviation per axis, against the lowest tag's.
struct TagPlaceSigma {
    int id = 0;
    Millimetres sigma;
};

/// A table measured by its tags.
struct MeasuredTable {
    TableDescription table;
    std::vector<TagPlaceSigma> sigmas;
    std::vector<Message> warnings;
};

/// Measures where the tags lie, anywhere and turned anyhow, from one picture of them all. The tags'
/// size (side of the black square) gives the scale, so one wrong by 1 % makes the table wrong by 1
/// %. The frame: the tag with the lowest number lies at the lower left as side A sees it, x runs
/// from its centre to that of the next number, and the area is the smallest upright rectangle with
/// every tag's paper inside (35 mm beyond the centres of 40 mm tags). Errors: no tag in view, a tag
/// seen twice, tags that fit no plane (TableNotFound). `image`: CV_8UC3. `camera`: at the image's
/// resolution; without one it is estimated, and the warnings say so.
Calibrated<MeasuredTable> calibrateTable(const cv::Mat& image,
                                         const std::optional<CameraIntrinsics>& camera,
                                         Millimetres tagSize,
                                         const std::string& dictionary = "DICT_APRILTAG_36h11");

} // namespace umpire
