#include "rendered_table.h"

#include "tests/calibration/described_table.h"
#include "tests/calibration/stood_view.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

constexpr uchar kTablePaint = 120;
constexpr uchar kWhite = 230;
constexpr uchar kBlack = 25;
constexpr double kPaperShare = 0.85;

/// The bits of one tag for fast look-up.
struct InkedTag {
    TableTag place;
    TablePoint right; ///< unit vector to the tag's own right, per millimetre
    cv::Mat cells;
};

uchar inkAt(cv::Point2d p, const std::vector<InkedTag>& tags, double size) {
    for (const InkedTag& tag : tags) {
        const TablePoint from = TablePoint{Millimetres(p.x), Millimetres(p.y)} - tag.place.center;
        const double x = dot(from, tag.right);
        const double y = cross(tag.right, from);
        if (std::max(std::abs(x), std::abs(y)) > kPaperShare * size) {
            continue;
        }
        if (std::max(std::abs(x), std::abs(y)) >= size / 2) {
            return kWhite;
        }
        const int count = tag.cells.cols;
        const int column = std::clamp(int((x / size + 0.5) * count), 0, count - 1);
        const int row = std::clamp(int((0.5 - y / size) * count), 0, count - 1);
        return tag.cells.at<uchar>(row, column) != 0 ? kWhite : kBlack;
    }
    return kTablePaint;
}

/// Maps a pixel's upper left corner to the tags' plane.
cv::Vec2d pixelCornerOnTable(const TableView& view, int row, int column) {
    const auto p = tableFromImage(view, {Pixels(column - 0.5), Pixels(row - 0.5)}, kTagThickness);
    return p ? cv::Vec2d(p->x.value(), p->y.value()) : cv::Vec2d(1e6, 1e6);
}

template <class Ink>
uchar meanInk(const TableView& view, cv::Point pixel, int rays, Ink inkAt) {
    const cv::Vec2d a = pixelCornerOnTable(view, pixel.y, pixel.x);
    const cv::Vec2d right = pixelCornerOnTable(view, pixel.y, pixel.x + 1) - a;
    const cv::Vec2d down = pixelCornerOnTable(view, pixel.y + 1, pixel.x) - a;
    int sum = 0;
    for (int i = 0; i < rays * rays; ++i) {
        sum += inkAt(
            cv::Point2d(a + right * ((i % rays + 0.5) / rays) + down * ((i / rays + 0.5) / rays)));
    }
    return uchar(sum / (rays * rays));
}

/// Returns the pixels that may show a tag's paper.
cv::Rect placeOf(const TableView& view, const TableTag& tag, Millimetres size) {
    std::vector<cv::Point2f> outline;
    for (const cv::Point3d& corner : cornersOfTag(tag, size * (2.1 * kPaperShare))) {
        const ImagePoint p = imageFromTable(
            view, {Millimetres(corner.x), Millimetres(corner.y), Millimetres(corner.z)});
        outline.emplace_back(float(p.x.value()), float(p.y.value()));
    }
    return cv::boundingRect(outline) & cv::Rect({}, view.camera.size);
}

} // namespace

CameraIntrinsics testCamera() {
    return {"test", {1280, 720}, 1000.0, 1000.0, 630.0, 365.0, {-0.08, 0.01, 0.0003, -0.0002, 0.0}};
}

TableDescription testTable() {
    return sheetOfTags();
}

TableView testView(const CameraIntrinsics& camera, Radians tilt, Radians turn) {
    const TableDescription table = testTable();
    return viewFrom({{table.width.value() / 2, table.height.value() / 2}, 700, tilt, turn}, camera,
                    table.width, table.height);
}

cv::Mat rendered(const TableView& view, const TableDescription& table) {
    std::vector<InkedTag> tags;
    for (const TableTag& tag : table.tags) {
        tags.push_back(
            {tag, along(tag.heading, 1_mm), printedCells(*tagFamily(table.tagDictionary), tag.id)});
    }
    cv::Mat image(view.camera.size, CV_8UC3, cv::Scalar::all(kTablePaint));
    for (const TableTag& tag : table.tags) {
        const cv::Rect place = placeOf(view, tag, table.tagSize);
        for (int row = place.y; row < place.br().y; ++row) {
            for (int column = place.x; column < place.br().x; ++column) {
                image.at<cv::Vec3b>(row, column) =
                    cv::Vec3b::all(meanInk(view, {column, row}, 6, [&](cv::Point2d p) {
                        return inkAt(p, tags, table.tagSize.value());
                    }));
            }
        }
    }
    return image;
}

cv::Mat renderedPlane(const TableView& view, const std::function<uchar(cv::Point2d)>& inkAt) {
    cv::Mat image(view.camera.size, CV_8UC1);
    for (int row = 0; row < image.rows; ++row) {
        for (int column = 0; column < image.cols; ++column) {
            image.at<uchar>(row, column) = meanInk(view, {column, row}, 4, inkAt);
        }
    }
    return image;
}

Millimetres worstDifference(const TableView& truth, const TableView& found, Millimetres height) {
    constexpr int kSteps = 6;
    Millimetres worst;
    for (int row = 0; row <= kSteps; ++row) {
        for (int column = 0; column <= kSteps; ++column) {
            const TablePoint p{truth.areaWidth * (double(column) / kSteps),
                               truth.areaHeight * (double(row) / kSteps)};
            const auto q = tableFromImage(found, imageFromTable(truth, {p.x, p.y, height}), height);
            worst = std::max(worst, q ? distance(p, *q) : Millimetres(1e6));
        }
    }
    return worst;
}

} // namespace umpire
