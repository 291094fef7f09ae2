#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire {

/// A family of printed tags.
struct TagFamily {
    std::string name; ///< OpenCV's: "DICT_APRILTAG_36h11"
    int opencvId = 0; ///< cv::aruco::PREDEFINED_DICTIONARY_NAME
    int tags = 0;     ///< ids are 0 .. tags - 1
    int bits = 0;     ///< cells a side, without the border
};

/// The family of that name; none for an unknown one.
std::optional<TagFamily> tagFamily(const std::string& name);

} // namespace umpire
