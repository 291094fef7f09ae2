#include "calibration/table_view.h"

#include "calibration/plumb_bob.h"

#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

cv::Vec3d cameraFromTable(const TableView& view, TablePoint3 point) {
    return view.rotation * cv::Vec3d(point.x.value(), point.y.value(), point.z.value()) +
           view.translation;
}

ImagePoint project(const TableView& view, TablePoint3 point) {
    const cv::Vec3d p = cameraFromTable(view, point);
    const cv::Point2d d = distorted(view.camera, {p[0] / p[2], p[1] / p[2]});
    return {Pixels(d.x * view.camera.fx + view.camera.cx),
            Pixels(d.y * view.camera.fy + view.camera.cy)};
}

} // namespace

ImagePoint imageFromTable(const TableView& view, TablePoint3 point) {
    return project(view, point);
}

TablePoint3 cameraCenter(const TableView& view) {
    const cv::Vec3d c = -(view.rotation.t() * view.translation);
    return {Millimetres(c[0]), Millimetres(c[1]), Millimetres(c[2])};
}

std::optional<TablePoint> tableFromImage(const TableView& view, ImagePoint pixel,
                                         Millimetres height) {
    const cv::Point2d n = undistorted(view.camera, {pixel.x.value(), pixel.y.value()});
    const cv::Vec3d direction = view.rotation.t() * cv::Vec3d(n.x, n.y, 1.0);
    const TablePoint3 eye = cameraCenter(view);
    const double steps = (height - eye.z).value() / direction[2];
    if (!std::isfinite(steps) || steps <= 0.0)
        return std::nullopt;
    return TablePoint{eye.x + Millimetres(direction[0] * steps),
                      eye.y + Millimetres(direction[1] * steps)};
}

double pixelsPerMillimetre(const TableView& view, TablePoint point) {
    const ImagePoint p = project(view, {point.x, point.y, 0_mm});
    const ImagePoint px = project(view, {point.x + 1_mm, point.y, 0_mm});
    const ImagePoint py = project(view, {point.x, point.y + 1_mm, 0_mm});
    const ImagePoint a = px - p;
    const ImagePoint b = py - p;
    // Smallest singular value of the 2x2 Jacobian [a b].
    const double sum = dot(a, a) + dot(b, b);
    const double det = cross(a, b);
    return std::sqrt(
        std::max(0.0, (sum - std::sqrt(std::max(0.0, sum * sum - 4 * det * det))) / 2));
}

RectifiedGrid gridOver(const TableView& view, double pixelsPerMm, Millimetres height,
                       Millimetres margin) {
    const TablePoint corner = view.areaOrigin - TablePoint{margin, margin};
    const auto cells = [&](Millimetres extent) {
        return int(std::lround((extent + margin * 2.0).value() * pixelsPerMm)) + 1;
    };
    return {corner, pixelsPerMm, {cells(view.areaWidth), cells(view.areaHeight)}, height};
}

cv::Mat rectify(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid) {
    // The map is smooth: computed exactly every kStep pixels, and linearly between.
    constexpr int kStep = 8;
    const cv::Size coarse(grid.size.width / kStep + 2, grid.size.height / kStep + 2);
    cv::Mat mapCoarse(coarse, CV_32FC2);
    for (int row = 0; row < coarse.height; ++row)
        for (int column = 0; column < coarse.width; ++column) {
            const TablePoint p = grid.tableAt(column * kStep, row * kStep);
            const ImagePoint q = project(view, {p.x, p.y, grid.height});
            mapCoarse.at<cv::Vec2f>(row, column) = {float(q.x.value()), float(q.y.value())};
        }
    const cv::Matx23d step(1.0 / kStep, 0, 0, 0, 1.0 / kStep, 0);
    cv::Mat map;
    cv::warpAffine(mapCoarse, map, step, grid.size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                   cv::BORDER_REPLICATE);
    cv::Mat result;
    cv::remap(image, result, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    return result;
}

} // namespace umpire
