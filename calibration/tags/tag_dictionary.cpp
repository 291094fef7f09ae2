#include "calibration/tags/tag_dictionary.h"

#include <algorithm>
#include <array>
#include <opencv2/aruco.hpp>

namespace umpire {

namespace {

struct Named {
    const char* name;
    int id;
    int tags;
    int bits;
};

/// OpenCV 4.6's predefined dictionaries (aruco/dictionary.hpp): name, OpenCV's number, number of
/// tags, bits on a side.
constexpr std::array<Named, 21> kFamilies{{
    {"DICT_APRILTAG_36h11", cv::aruco::DICT_APRILTAG_36h11, 587, 6},
    {"DICT_APRILTAG_36h10", cv::aruco::DICT_APRILTAG_36h10, 2320, 6},
    {"DICT_APRILTAG_25h9", cv::aruco::DICT_APRILTAG_25h9, 35, 5},
    {"DICT_APRILTAG_16h5", cv::aruco::DICT_APRILTAG_16h5, 30, 4},
    {"DICT_4X4_50", cv::aruco::DICT_4X4_50, 50, 4},
    {"DICT_4X4_100", cv::aruco::DICT_4X4_100, 100, 4},
    {"DICT_4X4_250", cv::aruco::DICT_4X4_250, 250, 4},
    {"DICT_4X4_1000", cv::aruco::DICT_4X4_1000, 1000, 4},
    {"DICT_5X5_50", cv::aruco::DICT_5X5_50, 50, 5},
    {"DICT_5X5_100", cv::aruco::DICT_5X5_100, 100, 5},
    {"DICT_5X5_250", cv::aruco::DICT_5X5_250, 250, 5},
    {"DICT_5X5_1000", cv::aruco::DICT_5X5_1000, 1000, 5},
    {"DICT_6X6_50", cv::aruco::DICT_6X6_50, 50, 6},
    {"DICT_6X6_100", cv::aruco::DICT_6X6_100, 100, 6},
    {"DICT_6X6_250", cv::aruco::DICT_6X6_250, 250, 6},
    {"DICT_6X6_1000", cv::aruco::DICT_6X6_1000, 1000, 6},
    {"DICT_7X7_50", cv::aruco::DICT_7X7_50, 50, 7},
    {"DICT_7X7_100", cv::aruco::DICT_7X7_100, 100, 7},
    {"DICT_7X7_250", cv::aruco::DICT_7X7_250, 250, 7},
    {"DICT_7X7_1000", cv::aruco::DICT_7X7_1000, 1000, 7},
    {"DICT_ARUCO_ORIGINAL", cv::aruco::DICT_ARUCO_ORIGINAL, 1024, 5},
}};

} // namespace

std::optional<TagFamily> tagFamily(const std::string& name) {
    const auto* const found =
        std::ranges::find_if(kFamilies, [&](const Named& family) { return name == family.name; });
    if (found == kFamilies.end()) {
        return std::nullopt;
    }
    return TagFamily{found->name, found->id, found->tags, found->bits};
}

cv::Mat printedCells(const TagFamily& family, int id) {
    constexpr int kBorder = 1;
    cv::Mat cells;
    cv::aruco::getPredefinedDictionary(family.opencvId)
        ->drawMarker(id, family.bits + 2 * kBorder, cells, kBorder);
    return cells;
}

} // namespace umpire
