#include "calibration/tags/tag_detection.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/aruco.hpp>
#include <opencv2/imgproc.hpp>

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

/// Approximate width of the reduced picture in pixels; pictures with a width of 1280 and 1920
/// pixels are halved.
constexpr double kQuickWidth = 800.0;
/// Side of the only threshold window of the quick detection, in pixels. On halved scenes, windows
/// of 13 and 23 pixels found the tags in 60 and 61 of 74 scenes, all three of OpenCV's windows in
/// 62 scenes, but in twice the time.
constexpr int kQuickWindow = 13;
/// Factor by which a tag's expected place is enlarged before the detection.
constexpr double kEnlargement = 2.0;

/// Describes how a picture was made from the whole picture: cut out from `offset` on, then enlarged
/// by `scale`.
struct Cut {
    double scale = 1.0;
    cv::Point offset;
};

/// Detects tags in a picture that was cut out and scaled. The returned corners are in pixels of the
/// whole picture.
std::vector<DetectedTag> detect(const cv::Mat& scaled, const TagFamily& family, Cut cut,
                                const cv::Ptr<cv::aruco::DetectorParameters>& how) {
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> ids;
    cv::aruco::detectMarkers(scaled, cv::aruco::getPredefinedDictionary(family.opencvId), corners,
                             ids, how);
    std::vector<DetectedTag> tags;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        DetectedTag tag{ids[i], {}};
        for (std::size_t c = 0; c < 4; ++c) {
            // Pixel centres are at integers, so coordinates are scaled from the pixel's corner,
            // half a pixel away.
            tag.corners[c] = cv::Point2d((corners[i][c].x + 0.5) / cut.scale - 0.5 + cut.offset.x,
                                         (corners[i][c].y + 0.5) / cut.scale - 0.5 + cut.offset.y);
        }
        tags.push_back(tag);
    }
    return tags;
}

} // namespace

std::vector<DetectedTag> detectTagsQuickly(const cv::Mat& gray, const TagFamily& family) {
    const int factor = std::max(1, int(std::lround(gray.cols / kQuickWidth)));
    if (factor == 1) {
        return detectTags(gray, family);
    }
    cv::Mat small;
    cv::resize(gray, small, {gray.cols / factor, gray.rows / factor}, 0, 0, cv::INTER_AREA);
    auto how = cv::aruco::DetectorParameters::create();
    how->adaptiveThreshWinSizeMin = how->adaptiveThreshWinSizeMax = kQuickWindow;
    return detect(small, family, {double(small.cols) / gray.cols, {}}, how);
}

std::vector<DetectedTag> detectTags(const cv::Mat& gray, const TagFamily& family) {
    return detect(gray, family, {}, cv::aruco::DetectorParameters::create());
}

bool areTagsMirrored(const cv::Mat& gray, const TagFamily& family) {
    cv::Mat mirrored;
    cv::flip(gray, mirrored, 1);
    return detectTagsQuickly(gray, family).empty() && !detectTagsQuickly(mirrored, family).empty();
}

std::optional<DetectedTag> detectTagWithin(const cv::Mat& gray, const TagFamily& family, int id,
                                           cv::Rect place) {
    const cv::Rect inside = place & cv::Rect({}, gray.size());
    if (inside.empty()) {
        return std::nullopt;
    }
    cv::Mat enlarged;
    cv::resize(gray(inside), enlarged, {}, kEnlargement, kEnlargement, cv::INTER_CUBIC);
    auto how = cv::aruco::DetectorParameters::create();
    // AprilTag's own search for squares found the four tags of the most slanted rendered scene at
    // any size. OpenCV's search missed the tag that was 26 px high with a border of 3 px.
    // AprilTag's search is too slow for a whole picture.
    how->cornerRefinementMethod = cv::aruco::CORNER_REFINE_APRILTAG;
    how->perspectiveRemovePixelPerCell = 8;
    how->perspectiveRemoveIgnoredMarginPerCell = 0.3;
    const auto tags = detect(enlarged, family, {kEnlargement, inside.tl()}, how);
    const auto found = std::ranges::find(tags, id, &DetectedTag::id);
    return found == tags.end() ? std::nullopt : std::optional(*found);
}

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
