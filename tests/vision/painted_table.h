#pragma once

#include "tests/calibration/stood_view.h"

#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

/// Draws boxes on a table as a known camera sees them.
namespace umpire::painted {

/// Returns the view of a camera 720 mm from the table's middle, tilted by the given angle, with
/// about 1.6 pixels per millimetre.
inline TableView tiltedView(double degrees) {
    const CameraIntrinsics camera{// 200 x 150 mm
                                  "", {320, 240}, 1150, 1150, 159.5, 119.5, {-0.05, 0.01, 0, 0, 0}};
    return viewFrom({{300, 210}, 720, radiansFromDegrees(degrees), {}}, camera, 600_mm, 420_mm);
}

struct Painter {
    TableView view;
    cv::Mat picture; ///< at three times the size, so that edges can lie between pixels
    static constexpr int kFiner = 3;

    Painter(const TableView& seen, cv::Scalar table)
        : view(seen), picture(seen.camera.size * kFiner, CV_8UC3, table) {}

    void fill(const std::vector<cv::Point3d>& corners, cv::Scalar colour) {
        std::vector<cv::Point> points;
        for (const cv::Point3d& c : corners) {
            const ImagePoint p =
                imageFromTable(view, {Millimetres(c.x), Millimetres(c.y), Millimetres(c.z)});
            // Pixel centres are at integers in both: u -> 3 u + 1; and fillConvexPoly's 1/16
            // pixels.
            points.emplace_back(int(std::lround((p.x.value() * kFiner + 1) * 16)),
                                int(std::lround((p.y.value() * kFiner + 1) * 16)));
        }
        cv::fillConvexPoly(picture, points, colour, cv::LINE_AA, 4);
    }
    /// Returns the camera's picture: blurred, noisy, at the camera's own size.
    cv::Mat taken() const {
        cv::Mat image;
        cv::GaussianBlur(picture, image, {}, 0.6 * kFiner);
        cv::resize(image, image, view.camera.size, 0, 0, cv::INTER_AREA);
        cv::Mat noise(image.size(), CV_16SC3), noisy;
        cv::RNG random(7);
        random.fill(noise, cv::RNG::NORMAL, 0, 3);
        image.convertTo(noisy, CV_16SC3);
        noisy += noise;
        noisy.convertTo(image, CV_8UC3);
        return image;
    }
};

struct Box {
    cv::Point2d center;
    double heading = 0;
    double length = 60;
    double width = 35;
    double height = 15;
    cv::Scalar label{40, 60, 190};
    cv::Scalar side{30, 40, 50};
    cv::Scalar triangle{30, 30, 30};

    [[nodiscard]] cv::Point3d at(double ahead, double port, double up) const {
        const double c = std::cos(heading), s = std::sin(heading);
        return {center.x + ahead * c - port * s, center.y + ahead * s + port * c, up};
    }
};

inline void paint(Painter& painter, const Box& box) {
    const double l = box.length / 2, w = box.width / 2;
    const std::array<cv::Point2d, 4> corners{{{l, w}, {-l, w}, {-l, -w}, {l, -w}}};
    const TablePoint3 eye = cameraCenter(painter.view);
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d a = corners[i], b = corners[(i + 1) % 4];
        const cv::Point3d pa = box.at(a.x, a.y, 0), pb = box.at(b.x, b.y, 0);
        const cv::Point2d out(pb.y - pa.y, pa.x - pb.x);
        const double seen = (eye.x.value() - pa.x) * -out.x + (eye.y.value() - pa.y) * -out.y;
        if (seen > 0) { // corners run counter-clockwise: outward is to the right of the edge
            continue;
        }
        painter.fill({pa, pb, box.at(b.x, b.y, box.height), box.at(a.x, a.y, box.height)},
                     box.side);
    }
    const double h = box.height;
    painter.fill({box.at(l, w, h), box.at(-l, w, h), box.at(-l, -w, h), box.at(l, -w, h)},
                 box.label);
    painter.fill({box.at(l - 4, 0, h), box.at(l - 15, 10, h), box.at(l - 15, -10, h)},
                 box.triangle);
}

} // namespace umpire::painted
