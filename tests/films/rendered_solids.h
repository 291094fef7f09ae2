#pragma once

#include "tests/films/rendered_backdrop.h"

#include <vector>

/// Solids with flat faces and their shadows, through a camera.
namespace umpire::films {

/// The eight corners of a bar or box: four of one end, then four of the other in the same order.
/// Millimetres.
using Corners = std::array<cv::Vec3d, 8>;

/// Makes a bar between two points of its axis.
Corners bar(const cv::Vec3d& from, const cv::Vec3d& to, double width, double endWidth);
/// Makes an upright box on the table. Its lower corners are bow-port, stern-port, stern-starboard,
/// bow-starboard; the upper corners follow in the same order.
Corners box(const Hull& footprint, double height);

/// The shading of solids by one light.
struct Light {
    cv::Vec3d down; ///< direction from the light to the table; z is -1
    double side = 0.62;
    double top = 1.0;
};

class SolidPainter {
public:
    SolidPainter(const TableView& view, cv::Mat& picture, const Light& light)
        : view_(view), picture_(picture), light_(light) {}

    /// Fills a convex outline of points with one colour.
    void fill(const std::vector<cv::Vec3d>& points, const cv::Scalar& colour);
    /// Draws the solid's outline with the side's shade, then the solid's top face.
    void solid(const Corners& corners, const cv::Scalar& colour);
    /// Draws a flat picture onto a quadrilateral, given by the places of its upper left, upper
    /// right, lower right and lower left corner.
    void paste(const cv::Mat& texture, const std::array<cv::Vec3d, 4>& corners);
    [[nodiscard]] const Light& light() const { return light_; }
    [[nodiscard]] double fromEye(const cv::Vec3d& point) const;

private:
    const TableView& view_;
    cv::Mat& picture_;
    Light light_;
};

/// Draws a solid's shadow on the table into a mask (CV_8UC1, of the fine picture's size).
void castShadow(cv::Mat& mask, const TableView& view, const Corners& corners, const Light& light);
/// Darkens the picture where the mask has a shadow, blurred by that many fine pixels; `darkest` is
/// 0 to 1.
void darkenBy(cv::Mat& picture, const cv::Mat& mask, double softness, double darkest);

} // namespace umpire::films
