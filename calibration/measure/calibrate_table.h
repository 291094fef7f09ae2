#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// The standard deviation of a measured tag's place, per axis, relative to the lowest tag.
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

/// Measures the places and headings of all tags from one picture that shows all of them. The tags'
/// size (side of the black square) gives the scale: if it is 1 % too large, the table is 1 % too
/// large. The frame: the tag with the lowest number is at the lower left as side A sees it, and x
/// points from this tag's centre to the centre of the tag with the next number. The area is the
/// smallest upright rectangle with every tag's paper inside (35 mm beyond the centres of 40 mm
/// tags). Errors: no tag in view, a tag seen twice, tags that fit no plane (TableNotFound).
/// `image`: CV_8UC3. `camera`: at the image's resolution; without one it is estimated, and the
/// warnings state that.
Calibrated<MeasuredTable> calibrateTable(const cv::Mat& image,
                                         const std::optional<CameraIntrinsics>& camera,
                                         Millimetres tagSize,
                                         const std::string& dictionary = "DICT_APRILTAG_36h11");

} // namespace umpire
