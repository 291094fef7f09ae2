#include "calibration/tag_detection.h"

#include <opencv2/aruco.hpp>

namespace umpire {

std::vector<DetectedTag> detectTags(const cv::Mat& gray, const TagFamily& family) {
    const auto dictionary = cv::aruco::getPredefinedDictionary(family.opencvId);
    auto parameters = cv::aruco::DetectorParameters::create();
    parameters->cornerRefinementMethod = cv::aruco::CORNER_REFINE_SUBPIX;
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> ids;
    cv::aruco::detectMarkers(gray, dictionary, corners, ids, parameters);
    std::vector<DetectedTag> tags;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        DetectedTag tag{ids[i], {}};
        for (std::size_t c = 0; c < 4; ++c)
            tag.corners[c] = corners[i][c];
        tags.push_back(tag);
    }
    return tags;
}

} // namespace umpire
