#include "tests/films/rendered_solids.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

constexpr std::array<std::array<std::size_t, 4>, 6> kFaces{
    {{0, 1, 2, 3}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}}};

cv::Point fine(const TableView& view, const cv::Vec3d& p) {
    return finePoint(view, {p[0], p[1], p[2]});
}

} // namespace

Corners bar(const cv::Vec3d& from, const cv::Vec3d& to, double width, double endWidth) {
    const cv::Vec3d along = cv::normalize(to - from);
    cv::Vec3d left = cv::Vec3d(0, 0, 1).cross(along);
    left = cv::norm(left) < 1e-6 ? cv::Vec3d(1, 0, 0) : cv::normalize(left);
    const cv::Vec3d up = along.cross(left);
    Corners corners;
    std::size_t next = 0;
    for (const auto& [point, wide] : {std::pair(from, width), std::pair(to, endWidth)}) {
        for (const auto& [a, b] : {std::pair(-1, -1), {1, -1}, {1, 1}, {-1, 1}}) {
            corners[next++] = point + left * (a * wide / 2) + up * (b * wide / 2);
        }
    }
    return corners;
}

Corners box(const Hull& footprint, double height) {
    Corners corners;
    for (std::size_t i = 0; i < footprint.size(); ++i) {
        corners[i] = {footprint[i].x.value(), footprint[i].y.value(), 0};
        corners[i + 4] = corners[i] + cv::Vec3d(0, 0, height);
    }
    return corners;
}

void SolidPainter::fill(const std::vector<cv::Vec3d>& points, const cv::Scalar& colour) {
    std::vector<cv::Point> seen;
    for (const cv::Vec3d& point : points) {
        seen.push_back(fine(view_, point));
    }
    std::vector<cv::Point> outline;
    cv::convexHull(seen, outline);
    cv::fillConvexPoly(picture_, outline, colour, cv::LINE_AA, kFractionBits);
}

void SolidPainter::solid(const Corners& corners, const cv::Scalar& colour) {
    fill({corners.begin(), corners.end()}, colour * light_.side);
    const auto height = [&](const std::array<std::size_t, 4>& face) {
        return corners[face[0]][2] + corners[face[1]][2] + corners[face[2]][2] +
               corners[face[3]][2];
    };
    const auto& top = *std::ranges::max_element(kFaces, {}, height);
    fill({corners[top[0]], corners[top[1]], corners[top[2]], corners[top[3]]}, colour * light_.top);
}

void SolidPainter::paste(const cv::Mat& texture, const std::array<cv::Vec3d, 4>& corners) {
    std::vector<cv::Point2f> seen;
    std::vector<cv::Point> outline;
    for (const cv::Vec3d& corner : corners) {
        outline.push_back(fine(view_, corner));
        seen.emplace_back(float(outline.back().x) / 16, float(outline.back().y) / 16);
    }
    const cv::Rect part = (cv::boundingRect(seen) + cv::Size(2, 2)) & cv::Rect({}, picture_.size());
    if (part.empty()) {
        return;
    }
    const auto columns = float(texture.cols);
    const auto rows = float(texture.rows);
    const std::vector<cv::Point2f> flat{{0, 0}, {columns, 0}, {columns, rows}, {0, rows}};
    const cv::Matx33d shift(1, 0, -part.x, 0, 1, -part.y, 0, 0, 1);
    const cv::Matx33d warp = shift * cv::Matx33d(cv::getPerspectiveTransform(flat, seen));
    cv::Mat pasted;
    cv::warpPerspective(texture, pasted, warp, part.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Mat mask(picture_.size(), CV_8UC1, cv::Scalar(0));
    cv::fillConvexPoly(mask, outline, cv::Scalar(255), cv::LINE_8, kFractionBits);
    pasted.copyTo(picture_(part), mask(part));
}

double SolidPainter::fromEye(const cv::Vec3d& point) const {
    const TablePoint3 eye = cameraCenter(view_);
    return cv::norm(point - cv::Vec3d(eye.x.value(), eye.y.value(), eye.z.value()));
}

void castShadow(cv::Mat& mask, const TableView& view, const Corners& corners, const Light& light) {
    std::vector<cv::Point> cast;
    for (const cv::Vec3d& corner : corners) {
        cast.push_back(fine(view, corner - light.down * (corner[2] / light.down[2])));
    }
    std::vector<cv::Point> outline;
    cv::convexHull(cast, outline);
    cv::fillConvexPoly(mask, outline, cv::Scalar(255), cv::LINE_AA, kFractionBits);
}

void darkenBy(cv::Mat& picture, const cv::Mat& mask, double softness, double darkest) {
    cv::Mat left;
    cv::GaussianBlur(mask, left, {}, softness);
    left.convertTo(left, CV_8UC1, -darkest, 255);
    cv::Mat three;
    cv::merge(std::vector<cv::Mat>{left, left, left}, three);
    cv::multiply(picture, three, picture, 1.0 / 255);
}

} // namespace umpire::films
