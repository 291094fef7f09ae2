#include "tests/films/rendered_backdrop.h"

#include "calibration/tags/placed_tag.h"
#include "calibration/tags/tag_detection.h"
#include "tests/calibration/stood_view.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

constexpr double kPaperShare = 0.85; // share of a tag's size, from its centre to the paper's edge
constexpr double kTexture = 3.0;     // pixels a millimetre
constexpr double kAround = 350.0;    // mm of the surface beyond the play area
constexpr int kMapStep = 8;          // pixels between places that are computed exactly

struct Grain {
    cv::Scalar colour;
    double along;    ///< length of the grain's streaks, mm
    double across;   ///< width of the grain's streaks, mm
    double strength; ///< standard deviation, grey levels
};

Grain grainOf(Surface surface) {
    switch (surface) {
    case Surface::Walnut:
        return {{38, 55, 88}, 120, 3, 12};
    case Surface::Oak:
        return {{100, 150, 190}, 90, 2.5, 11};
    case Surface::BlueCloth:
        return {{120, 62, 38}, 0.5, 0.5, 5};
    case Surface::GreenCloth:
        return {{60, 105, 35}, 0.5, 0.5, 5};
    case Surface::Grey:
        return {{128, 126, 124}, 0.5, 0.5, 2};
    }
    return {};
}

/// Returns noise, blurred to streaks and scaled back to its strength.
cv::Mat grained(cv::Size size, const Grain& grain) {
    cv::Mat noise(size, CV_32FC1);
    cv::RNG(4711).fill(noise, cv::RNG::NORMAL, 0, 1);
    cv::blur(noise, noise, {int(grain.along * kTexture) | 1, int(grain.across * kTexture) | 1});
    cv::Scalar mean;
    cv::Scalar spread;
    cv::meanStdDev(noise, mean, spread);
    noise *= grain.strength / std::max(spread[0], 1e-9);
    cv::Mat three;
    cv::merge(std::vector<cv::Mat>{noise, noise, noise}, three);
    three += grain.colour;
    cv::Mat result;
    three.convertTo(result, CV_8UC3);
    return result;
}

/// The table from above: kTexture pixels a millimetre, row 0 far away.
class Texture {
public:
    Texture(const TableDescription& table, Surface surface)
        : top_(table.height.value() + kAround),
          picture_(grained({int((table.width.value() + 2 * kAround) * kTexture),
                            int((table.height.value() + 2 * kAround) * kTexture)},
                           grainOf(surface))) {}

    [[nodiscard]] cv::Point2d pixelOf(cv::Point2d p) const {
        return {(p.x + kAround) * kTexture - 0.5, (top_ - p.y) * kTexture - 0.5};
    }
    [[nodiscard]] cv::Point2d placeOf(cv::Point pixel) const {
        return {(pixel.x + 0.5) / kTexture - kAround, top_ - (pixel.y + 0.5) / kTexture};
    }
    void print(const Printed& printed);
    void glue(const TableTag& tag, const TableDescription& table);
    [[nodiscard]] const cv::Mat& picture() const { return picture_; }

private:
    double top_;
    cv::Mat picture_;
};

void Texture::print(const Printed& printed) {
    for (int row = 0; row < picture_.rows; ++row) {
        for (int column = 0; column < picture_.cols; ++column) {
            if (const auto ink = printed(placeOf({column, row}))) {
                // A third of the surface's grain shows through paper or paint.
                cv::Vec3b& pixel = picture_.at<cv::Vec3b>(row, column);
                pixel = *ink;
            }
        }
    }
}

void Texture::glue(const TableTag& tag, const TableDescription& table) {
    const cv::Mat cells = printedCells(*tagFamily(table.tagDictionary), tag.id);
    const double size = table.tagSize.value();
    const double paper = kPaperShare * size;
    const TablePoint right = along(tag.heading, 1_mm);
    for (int row = 0; row < picture_.rows; ++row) {
        for (int column = 0; column < picture_.cols; ++column) {
            const cv::Point2d p = placeOf({column, row});
            const TablePoint from = TablePoint{Millimetres(p.x), Millimetres(p.y)} - tag.center;
            const double x = dot(from, right);
            const double y = cross(right, from);
            if (std::max(std::abs(x), std::abs(y)) > paper) {
                continue;
            }
            const bool inside = std::max(std::abs(x), std::abs(y)) < size / 2;
            const int cellRow = std::clamp(int((0.5 - y / size) * cells.rows), 0, cells.rows - 1);
            const int cellColumn =
                std::clamp(int((x / size + 0.5) * cells.cols), 0, cells.cols - 1);
            const bool black = inside && cells.at<uchar>(cellRow, cellColumn) == 0;
            picture_.at<cv::Vec3b>(row, column) = cv::Vec3b::all(black ? 28 : 228);
        }
    }
}

/// Maps each pixel of the fine picture to the texture; exact at grid points, linear between them.
cv::Mat mapOf(const TableView& view, const Texture& texture) {
    const cv::Size size = view.camera.size * kFiner;
    cv::Mat coarse(size.height / kMapStep + 2, size.width / kMapStep + 2, CV_32FC2);
    for (int row = 0; row < coarse.rows; ++row) {
        for (int column = 0; column < coarse.cols; ++column) {
            // A fine pixel's centre, in the camera's pixels.
            const Pixels u((column * kMapStep + 0.5) / kFiner - 0.5);
            const Pixels v((row * kMapStep + 0.5) / kFiner - 0.5);
            const auto place = tableFromImage(view, {u, v}, kTagThickness);
            const cv::Point2d pixel =
                place ? texture.pixelOf({place->x.value(), place->y.value()}) : cv::Point2d(-1, -1);
            coarse.at<cv::Vec2f>(row, column) = cv::Vec2f(float(pixel.x), float(pixel.y));
        }
    }
    cv::Mat map(size, CV_32FC2);
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) {
            const int r = row / kMapStep;
            const int c = column / kMapStep;
            const float down = float(row % kMapStep) / kMapStep;
            const float right = float(column % kMapStep) / kMapStep;
            const cv::Vec2f upper =
                coarse.at<cv::Vec2f>(r, c) * (1 - right) + coarse.at<cv::Vec2f>(r, c + 1) * right;
            const cv::Vec2f lower = coarse.at<cv::Vec2f>(r + 1, c) * (1 - right) +
                                    coarse.at<cv::Vec2f>(r + 1, c + 1) * right;
            map.at<cv::Vec2f>(row, column) = upper * (1 - down) + lower * down;
        }
    }
    return map;
}

} // namespace

cv::Mat renderedBackdrop(const TableView& view, const TableDescription& table, Surface surface,
                         const Printed& printed) {
    Texture texture(table, surface);
    const cv::Mat bare = texture.picture().clone(); // the texture repeats beyond its edge
    texture.print(printed);
    for (const TableTag& tag : table.tags) {
        texture.glue(tag, table);
    }
    const cv::Mat map = mapOf(view, texture);
    cv::Mat result;
    cv::remap(bare, result, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REFLECT_101);
    cv::remap(texture.picture(), result, map, cv::noArray(), cv::INTER_LINEAR,
              cv::BORDER_TRANSPARENT);
    return result;
}

cv::Point finePoint(const TableView& view, const cv::Point3d& p) {
    const ImagePoint seen =
        imageFromTable(view, {Millimetres(p.x), Millimetres(p.y), Millimetres(p.z)});
    const auto fine = [](Pixels pixels) {
        return int(std::lround(((pixels.value() + 0.5) * kFiner - 0.5) * 16));
    };
    return {fine(seen.x), fine(seen.y)};
}

cv::Mat taken(const cv::Mat& fine, const TableView& view) {
    cv::Mat picture;
    cv::resize(fine, picture, view.camera.size, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(picture, picture, {}, 0.5);
    return picture;
}

TableView filmingView(const TableDescription& table, cv::Size pixels, Radians tilt) {
    constexpr double kFocalShare = 0.86; // share of the picture's width, as in webcams
    constexpr double kShown = 1.35;      // share of the area's width
    const double focal = kFocalShare * pixels.width;
    const cv::Point2d middle(table.width.value() / 2, table.height.value() / 2);
    return viewFrom({middle, kFocalShare * kShown * table.width.value(), tilt, {}},
                    {"film",
                     pixels,
                     focal,
                     focal,
                     (pixels.width - 1) / 2.0,
                     (pixels.height - 1) / 2.0,
                     {-0.06, 0.01, 0, 0, 0}},
                    table.width, table.height);
}

} // namespace umpire::films
