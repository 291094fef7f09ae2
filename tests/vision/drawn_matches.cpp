#include "tests/vision/drawn_matches.h"

#include "tests/calibration/stood_view.h"

#include <opencv2/imgproc.hpp>

namespace umpire::test {

namespace {

constexpr int kFiner = 8;
constexpr int kFractionBits = 4; // bits of a fine pixel's fraction, in cv::fillConvexPoly
constexpr double kHeight = 400;  // height of the camera above the table in mm

cv::Point finePixel(const TableView& view, TablePoint p) {
    const ImagePoint q = imageFromTable(view, {p.x, p.y, 1_mm});
    // Pixel centres are at integers; those of fine pixels too.
    const auto fine = [](Pixels v) {
        return int(std::lround(((v.value() + 0.5) * kFiner - 0.5) * (1 << kFractionBits)));
    };
    return {fine(q.x), fine(q.y)};
}

void fill(cv::Mat& picture, const TableView& view, const std::vector<TablePoint>& outline,
          const cv::Scalar& colour) {
    std::vector<cv::Point> corners;
    for (const TablePoint& p : outline) {
        corners.push_back(finePixel(view, p));
    }
    cv::fillConvexPoly(picture, corners, colour, cv::LINE_8, kFractionBits);
}

std::vector<TablePoint> ellipse(TablePoint centre, Radians direction, Millimetres a,
                                Millimetres b) {
    std::vector<TablePoint> outline;
    for (int i = 0; i < 24; ++i) {
        const double t = i * std::numbers::pi / 12;
        outline.push_back(centre + along(direction, a * std::cos(t)) +
                          along(direction + 90_deg, b * std::sin(t)));
    }
    return outline;
}

} // namespace

TableView drawnView(Radians tilt) {
    TableView view = viewFrom({{150, 120}, kHeight, -tilt, {}},
                              {"", {360, 270}, 600, 600, 179.5, 134.5, {}}, 300_mm, 240_mm);
    view.registration.method = RegistrationMethod::Tags;
    return view;
}

cv::Mat drawMatches(const TableView& view, const std::vector<DrawnMatch>& matches,
                    const DrawnColours& colours) {
    cv::Mat fine(view.camera.size * kFiner, CV_8UC3, colours.table);
    for (const DrawnMatch& m : matches) {
        const Radians direction = directionOf(m.tail, m.head);
        const TablePoint side = along(direction + 90_deg, m.width / 2);
        const TablePoint shadow = along(direction + 90_deg, 1.2_mm);
        if (colours.shadow) {
            fill(fine, view,
                 {m.tail - side, m.head - side, m.head - side - shadow, m.tail - side - shadow},
                 *colours.shadow);
        }
        fill(fine, view, {m.tail + side, m.head + side, m.head - side, m.tail - side},
             m.paint.value_or(colours.shaft));
        if (m.headed) {
            fill(fine, view, ellipse(m.head - along(direction, 1.5_mm), direction, 2_mm, 1.4_mm),
                 colours.head);
        }
    }
    cv::Mat picture;
    cv::resize(fine, picture, view.camera.size, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(picture, picture, {}, 0.5);
    cv::Mat noise(picture.size(), CV_16SC3);
    cv::RNG(7).fill(noise, cv::RNG::NORMAL, 0, 2);
    cv::Mat wide;
    picture.convertTo(wide, CV_16SC3);
    wide += noise;
    wide.convertTo(picture, CV_8UC3);
    return picture;
}

proposals::StickHypothesis proposed(const DrawnMatch& match, TablePoint tailOff,
                                    TablePoint headOff) {
    proposals::StickHypothesis stick;
    stick.tail = match.tail + tailOff;
    stick.head = match.head + headOff;
    stick.score = 0.8;
    stick.headScore = match.headed ? 0.8 : 0.5;
    return stick;
}

Millimetres endError(const Match& found, const DrawnMatch& drawn) {
    return std::max(distance(found.tail, drawn.tail), distance(found.head, drawn.head));
}

Radians angleError(const Match& found, const DrawnMatch& drawn) {
    return abs(
        normalized(directionOf(found.tail, found.head) - directionOf(drawn.tail, drawn.head)));
}

} // namespace umpire::test
