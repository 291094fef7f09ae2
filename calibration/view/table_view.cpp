#include "calibration/view/table_view.h"

#include "calibration/view/camera_intrinsics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
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
    if (p[2] <= 0) {
        constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();
        return {Pixels(kNowhere), Pixels(kNowhere)};
    }
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
    const auto straight = undistorted(view.camera, {pixel.x.value(), pixel.y.value()});
    if (!straight) {
        return std::nullopt;
    }
    const cv::Vec3d direction = view.rotation.t() * cv::Vec3d(straight->x, straight->y, 1.0);
    const TablePoint3 eye = cameraCenter(view);
    const double steps = (height - eye.z).value() / direction[2];
    if (!std::isfinite(steps) || steps <= 0.0) {
        return std::nullopt;
    }
    return TablePoint{eye.x + Millimetres(direction[0] * steps),
                      eye.y + Millimetres(direction[1] * steps)};
}

double pixelsPerMillimetre(const TableView& view, TablePoint point) {
    const ImagePoint p = project(view, {point.x, point.y, 0_mm});
    const ImagePoint px = project(view, {point.x + 1_mm, point.y, 0_mm});
    const ImagePoint py = project(view, {point.x, point.y + 1_mm, 0_mm});
    const ImagePoint a = px - p;
    const ImagePoint b = py - p;
    // The smallest singular value of the 2x2 Jacobian [a b].
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

namespace {

/// Returns how many picture pixels, along a side, fall into one grid cell in the middle of the
/// area: 1 to 16.
int pixelsInCell(const TableView& view, const RectifiedGrid& grid) {
    const TablePoint middle =
        view.areaOrigin + TablePoint{view.areaWidth * 0.5, view.areaHeight * 0.5};
    const double pixels = pixelsPerMillimetre(view, middle) / grid.pixelsPerMm;
    return std::isfinite(pixels) ? std::clamp(int(pixels), 1, 16) : 1;
}

/// Distance, in grid cells, between the points that are projected exactly.
constexpr int kMapStep = 8;

/// Projects every kMapStep-th cell, in both directions, to pixels of the picture reduced by
/// `shrink`.
cv::Mat coarseMap(const TableView& view, const RectifiedGrid& grid, int shrink) {
    cv::Mat coarse(grid.size.height / kMapStep + 2, grid.size.width / kMapStep + 2, CV_32FC2);
    for (int row = 0; row < coarse.rows; ++row) {
        for (int column = 0; column < coarse.cols; ++column) {
            const TablePoint p = grid.tableAt(column * kMapStep, row * kMapStep);
            ImagePoint q = project(view, {p.x, p.y, grid.height});
            // The point is behind the camera: it is mapped to a place outside the picture.
            if (std::isnan(q.x.value())) {
                q = {Pixels(-1e4), Pixels(-1e4)};
            }
            // Pixel centres are at integers, and half a pixel of the reduced picture is larger than
            // half a pixel.
            coarse.at<cv::Vec2f>(row, column) = {float((q.x.value() + 0.5) / shrink - 0.5),
                                                 float((q.y.value() + 0.5) / shrink - 0.5)};
        }
    }
    return coarse;
}

/// Maps each grid cell to pixels of the picture reduced by `shrink`. Every kMapStep-th cell is
/// projected exactly; the cells between are interpolated linearly (error below 0.02 px on rendered
/// scenes).
cv::Mat gridInPicture(const TableView& view, const RectifiedGrid& grid, int shrink) {
    const cv::Mat coarse = coarseMap(view, grid, shrink);
    cv::Mat map(grid.size, CV_32FC2);
    for (int row = 0; row < map.rows; ++row) {
        const auto* above = coarse.ptr<cv::Vec2f>(row / kMapStep);
        const auto* below = coarse.ptr<cv::Vec2f>(row / kMapStep + 1);
        const float down = float(row % kMapStep) / kMapStep;
        auto* to = map.ptr<cv::Vec2f>(row);
        for (int column = 0; column < map.cols; column += kMapStep, ++above, ++below) {
            for (int k = 0; k < std::min(kMapStep, map.cols - column); ++k) {
                const float right = float(k) / kMapStep;
                to[column + k] = above[0] * ((1 - down) * (1 - right)) +
                                 above[1] * ((1 - down) * right) + below[0] * (down * (1 - right)) +
                                 below[1] * (down * right);
            }
        }
    }
    return map;
}

/// Reduces by `shrink` the part of the picture that the map uses; the rest is black. Drops the last
/// pixels of a side that is not a multiple of `shrink`, to keep the scale exact.
cv::Mat madeSmaller(const cv::Mat& image, const cv::Mat& map, int shrink) {
    const cv::Size size(image.cols / shrink, image.rows / shrink);
    std::array<cv::Mat, 2> columnsAndRows;
    cv::split(map, columnsAndRows.data());
    std::array<cv::Range, 2> needed;
    for (std::size_t k = 0; k < 2; ++k) {
        double least = 0;
        double most = 0;
        cv::minMaxLoc(columnsAndRows[k], &least, &most);
        const int limit = k == 0 ? size.width : size.height;
        needed[k] = {std::clamp(int(std::floor(least)), 0, limit),
                     std::clamp(int(std::floor(most)) + 2, 0, limit)};
    }
    cv::Mat small = cv::Mat::zeros(size, image.type());
    if (needed[0].empty() || needed[1].empty()) {
        return small;
    }
    cv::Mat part = small(needed[1], needed[0]);
    const auto wide = [&](cv::Range range) {
        return cv::Range(range.start * shrink, range.end * shrink);
    };
    cv::resize(image(wide(needed[1]), wide(needed[0])), part, part.size(), 0, 0, cv::INTER_AREA);
    return small;
}

} // namespace

bool isOnTag(const TableView& view, TablePoint point) {
    return std::ranges::any_of(view.tagFootprints, [&](const cv::Vec4d& tag) {
        const cv::Point2d from(point.x.value() - tag[0], point.y.value() - tag[1]);
        const cv::Point2d axis(std::cos(tag[3]), std::sin(tag[3]));
        return std::abs(from.dot(axis)) < tag[2] && std::abs(from.cross(axis)) < tag[2];
    });
}

bool isNearArea(const TableView& view, TablePoint point, Millimetres margin) {
    const TablePoint inArea = point - view.areaOrigin;
    return inArea.x > -margin && inArea.x < view.areaWidth + margin && inArea.y > -margin &&
           inArea.y < view.areaHeight + margin;
}

cv::Mat rectify(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid) {
    const int shrink = std::min({pixelsInCell(view, grid), image.cols, image.rows});
    const cv::Mat map = gridInPicture(view, grid, shrink);
    cv::Mat result;
    cv::remap(shrink > 1 ? madeSmaller(image, map, shrink) : image, result, map, cv::noArray(),
              cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    return result;
}

} // namespace umpire
