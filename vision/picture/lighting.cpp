#include "vision/picture/lighting.h"

#include <array>
#include <opencv2/imgproc.hpp>

namespace umpire::picture {

namespace {

/// Coarse: a quarter of a pixel a millimetre tells glare from a highlight.
constexpr double kPixelsPerMm = 0.25;
/// A grey level from which a channel is saturated after JPEG.
constexpr double kSaturated = 250.0;
/// Share of a ninth of the area that is saturated (sample pictures: below 0.06, but for the walnut
/// table with its lamp, 0.3 to 0.9, and white tables).
constexpr double kGlareShare = 0.15;
/// Mean grey level below which matches are lost in the noise (darkest sample read well: 31).
constexpr double kTooDark = 22.0;

/// `ninth`: of the area, row by row from the upper left.
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

} // namespace

std::vector<Message> lightingWarnings(const cv::Mat& image, const TableView& view) {
    const RectifiedGrid grid = gridOver(view, kPixelsPerMm, 0_mm, 0_mm);
    const cv::Mat plane = rectify(image, view, grid);
    std::vector<Message> warnings;
    const cv::Scalar mean = cv::mean(plane);
    if ((mean[0] + mean[1] + mean[2]) / 3 < kTooDark)
        warnings.push_back(message("the table is too dark: add light or a longer exposure"));
    cv::Mat saturated;
    cv::inRange(plane, cv::Scalar::all(kSaturated), cv::Scalar::all(255), saturated);
    const int width = plane.cols / 3;
    const int height = plane.rows / 3;
    for (int place = 0; place < 9 && width > 0 && height > 0; ++place) {
        const cv::Rect ninth(place % 3 * width, place / 3 * height, width, height);
        if (cv::countNonZero(saturated(ninth)) > kGlareShare * ninth.area())
            warnings.push_back(glareOver(place));
    }
    return warnings;
}

} // namespace umpire::picture
