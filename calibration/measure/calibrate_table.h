#pragma once

#include "calibration/files/calibration_error.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// The standard deviation of a measured tag's place, per axis, relative to the tag with the lowest
/// number.
struct TagPlaceSigma {
    int id = 0;
    Millimetres sigma;
};

/// A table measured from its tags. `sigmas` has one entry for each tag.
struct MeasuredTable {
    TableDescription table;
    std::vector<TagPlaceSigma> sigmas;
    std::vector<Message> warnings;
};

/// Measures the places and headings of all tags from one picture that shows all of them. `tagSize`,
/// the side of the black square, gives the scale: if it is 1 % too large, the table is 1 % too
/// large. In the table's frame, the tag with the lowest number is at the lower left as side A sees
/// it, and x points from this tag's centre to the centre of the tag with the next number. The area
/// is the smallest upright rectangle that contains every tag's paper (35 mm beyond the centres of
/// 40 mm tags). Returns the error TableNotFound if no tag is in view, if a tag is seen twice, if
/// the tags do not lie on one plane, or if the picture or the dictionary is unusable. `image`:
/// CV_8UC3 or CV_8UC1. `camera`: at the image's resolution; without it the camera is estimated, and
/// `warnings` says so.
Calibrated<MeasuredTable> calibrateTable(const cv::Mat& image,
                                         const std::optional<CameraIntrinsics>& camera,
                                         Millimetres tagSize,
                                         const std::string& dictionary = "DICT_APRILTAG_36h11");

} // namespace umpire
