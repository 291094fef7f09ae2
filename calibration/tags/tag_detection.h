#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

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

/// A detected tag. `corners` are in pixels of the whole picture (pixel centres at integers),
/// clockwise in the picture from the printed tag's upper left corner. They are accurate to one or
/// two pixels, and lie inside the true corners where white light enlarges the margin.
struct DetectedTag {
    int id = 0;
    std::array<cv::Point2d, 4> corners;
};

/// Detects tags on a reduced picture, with a quarter of the work of `detectTags`. On 74 rendered
/// scenes it found all four tags in 60 scenes and at least one tag in every scene. `gray`: CV_8UC1.
std::vector<DetectedTag> detectTagsQuickly(const cv::Mat& gray, const TagFamily& family);

/// Detects tags at full size, with OpenCV's default settings.
std::vector<DetectedTag> detectTags(const cv::Mat& gray, const TagFamily& family);

/// Tells whether tags are found only in the mirrored picture, and none in the picture itself.
bool areTagsMirrored(const cv::Mat& gray, const TagFamily& family);

/// Detects the tag with number `id` in an enlarged part of the picture, which helps for small and
/// slanted tags. `place` is in pixels. Returns none if the tag is not found there.
std::optional<DetectedTag> detectTagWithin(const cv::Mat& gray, const TagFamily& family, int id,
                                           cv::Rect place);

} // namespace umpire
