#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire {

/// A family of printed tags.
struct TagFamily {
    std::string name; ///< OpenCV's name, such as "DICT_APRILTAG_36h11"
    int opencvId = 0; ///< value of cv::aruco::PREDEFINED_DICTIONARY_NAME
    int tags = 0;     ///< number of tags; their ids are 0 to tags - 1
    int bits = 0;     ///< cells on a side, without the border
};

/// Returns the family of that name, or none for an unknown name.
std::optional<TagFamily> tagFamily(const std::string& name);

/// Returns the cells of a tag as OpenCV's `drawMarker` prints them: CV_8UC1, one pixel for each
/// cell, 255 for white, with the black border of one cell (`bits` + 2 cells on a side).
cv::Mat printedCells(const TagFamily& family, int id);

} // namespace umpire
