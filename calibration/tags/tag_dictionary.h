#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire {

/// A family of printed tags.
struct TagFamily {
    std::string name; ///< OpenCV's name: "DICT_APRILTAG_36h11"
    int opencvId = 0; ///< cv::aruco::PREDEFINED_DICTIONARY_NAME
    int tags = 0;     ///< ids are 0 .. tags - 1
    int bits = 0;     ///< cells on a side, without the border
};

/// Returns the family of that name; none for an unknown name.
std::optional<TagFamily> tagFamily(const std::string& name);

/// Returns the cells of a tag, upright, as OpenCV's `drawMarker` prints them: CV_8UC1, one pixel
/// per cell, 255 = white, with the black border around (`bits` + 2 a side).
cv::Mat printedCells(const TagFamily& family, int id);

} // namespace umpire
