#include "vision/picture/lighting.h"

#include "rules/table/frame_facts.h"
#include "vision/picture/options.h"

#include <array>
#include <opencv2/imgproc.hpp>

namespace umpire::picture {

namespace {

/// Returns the warning for one ninth of the area. `ninth`: 0 to 8, row by row from the upper left.
Message glareOver(int ninth) {
    const std::array<Message, 9> all = {
        message("glare over the upper left corner: turn the lamp or lower the exposure"),
        message("glare over the upper edge: turn the lamp or lower the exposure"),
        message("glare over the upper right corner: turn the lamp or lower the exposure"),
        message("glare over the left edge: turn the lamp or lower the exposure"),
        message("glare over the middle: turn the lamp or lower the exposure"),
        message("glare over the right edge: turn the lamp or lower the exposure"),
        message("glare over the lower left corner: turn the lamp or lower the exposure"),
        message("glare over the lower edge: turn the lamp or lower the exposure"),
        message("glare over the lower right corner: turn the lamp or lower the exposure")};
    return all[std::size_t(ninth)];
}

/// A pixel has a colour if its channels differ by more than `kColour` grey levels. A picture has no
/// colours if at most the share `kColouredPart` of its pixels has one. The noise of a colour camera
/// gives more.
constexpr int kColour = 4;
constexpr double kColouredPart = 0.005;

} // namespace

bool isColourless(const cv::Mat& image) {
    std::array<cv::Mat, 3> channels;
    cv::split(image, channels.data());
    cv::Mat most, least;
    cv::max(channels[0], cv::max(channels[1], channels[2]), most);
    cv::min(channels[0], cv::min(channels[1], channels[2]), least);
    most -= least;
    // A darker picture contains only noise.
    const bool isLit = cv::mean(least)[0] > kOptions.tooDark;
    return isLit && cv::countNonZero(most > kColour) <= kColouredPart * double(most.total());
}

std::vector<Message> lightingWarnings(const cv::Mat& image, const TableView& view) {
    const RectifiedGrid grid = gridOver(view, kOptions.pixelsPerMm, 0_mm, 0_mm);
    const cv::Mat plane = rectify(image, view, grid);
    std::vector<Message> warnings;
    const cv::Scalar mean = cv::mean(plane);
    if ((mean[0] + mean[1] + mean[2]) / 3 < kOptions.tooDark) {
        warnings.push_back(message("the table is too dark: add light or a longer exposure"));
    }
    if (isColourless(image)) {
        warnings.push_back(toldColourless());
    }
    cv::Mat saturated;
    cv::inRange(plane, cv::Scalar::all(kOptions.saturated), cv::Scalar::all(255), saturated);
    const int width = plane.cols / 3;
    const int height = plane.rows / 3;
    for (int place = 0; place < 9 && width > 0 && height > 0; ++place) {
        const cv::Rect ninth(place % 3 * width, place / 3 * height, width, height);
        if (cv::countNonZero(saturated(ninth)) > kOptions.glareShare * ninth.area()) {
            warnings.push_back(glareOver(place));
        }
    }
    return warnings;
}

} // namespace umpire::picture
