#pragma once

#include "tests/films/rendered_backdrop.h"

#include <vector>

/// Solids with flat faces and their shadows, through a camera.
namespace umpire::films {

/// The eight corners of a bar or a box: four of one end, then the four of the other, in the same
/// order round. Millimetres.
using Corners = std::array<cv::Vec3d, 8>;

/// A bar between two points of its axis.
Corners bar(const cv::Vec3d& from, const cv::Vec3d& to, double width, double endWidth);
/// An upright box on the table: below bow-port, stern-port, stern-starboard, bow-starboard, then
/// the same above.
Corners box(const Hull& footprint, double height);

/// What one light makes of solids.
struct Light {
    cv::Vec3d down; ///< from the light to the table; z is -1
    double side = 0.62;
    double top = 1.0;
};

class SolidPainter {
public:
    SolidPainter(const TableView& view, cv::Mat& picture, const Light& light)
        : view_(view), picture_(picture), light_(light) {}

    /// A convex outline of points, in one colour.
    void fill(const std::vector<cv::Vec3d>& points, const cv::Scalar& colour);
    /// Its outline as the side is lit, then its uppermost face.
    void solid(const Corners& corners, const cv::Scalar& colour);
    /// A flat picture onto a quadrilateral: where its upper left, upper right, lower right and
    /// lower left corner are.
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
/// Takes away what the mask shadows, softer by so many fine pixels; `darkest`: 0 to 1.
void darkenBy(cv::Mat& picture, const cv::Mat& mask, double softness, double darkest);

} // namespace umpire::films
