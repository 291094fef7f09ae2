#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <span>
#include <string>
#include <vector>

/// Drawing that is read on any table: every line and letter has a dark rim around a bright core.
/// Lengths are in pixels unless said otherwise; points are in OpenCV's convention.
namespace umpire {

/// Told apart by more than colour.
enum class Stroke { Solid, Dashed, Dotted };
enum class Mark { Check, Cross, Question };

/// Blue, green, red.
using Colour = cv::Scalar;

struct Ink {
    Colour colour;
    double width = 2.0; ///< in units
    Stroke stroke = Stroke::Solid;
    double rim = 1.6; ///< dark, on each side, in units
};

class Canvas {
public:
    /// `picture`: CV_8UC3; it is copied.
    explicit Canvas(const cv::Mat& picture);

    /// One 720th of a picture of 1280 x 720 pixels' area: what sizes are measured in, so that a
    /// drawing looks the same at every resolution.
    [[nodiscard]] double unit() const { return unit_; }
    [[nodiscard]] cv::Size size() const { return picture_.size(); }
    [[nodiscard]] const cv::Mat& picture() const { return picture_; }

    void path(std::span<const cv::Point2d> points, const Ink& ink);
    void outline(std::span<const cv::Point2d> corners, const Ink& ink);
    void fill(std::span<const cv::Point2d> corners, Colour colour, double opacity);
    /// `radius` without its rim, in pixels.
    void disc(cv::Point2d center, double radius, Colour colour);
    /// A bright disc with a dark symbol drawn in it.
    void mark(Mark mark, cv::Point2d center, Colour colour);
    /// An arrow's head whose point is `tip`, coming from `from`.
    void arrowHead(cv::Point2d from, cv::Point2d tip, Colour colour);
    /// A dark, see-through box with round corners.
    void box(cv::Rect2d area);
    /// `height` of the letters in units; `left` is where the base line starts.
    void text(const std::string& text, cv::Point2d left, double height);
    [[nodiscard]] double textWidth(const std::string& text, double height) const;

    /// Radius of a mark's disc.
    [[nodiscard]] double markRadius() const { return 8.5 * unit_; }

private:
    void solid(std::span<const cv::Point2d> points, Colour colour, double width);
    void dots(std::span<const cv::Point2d> points, const Ink& ink);
    void dashes(std::span<const cv::Point2d> points, const Ink& ink);

    cv::Mat picture_;
    double unit_;
};

/// Points every `step` pixels along a path, both ends included.
std::vector<cv::Point2d> resampled(std::span<const cv::Point2d> points, double step);

} // namespace umpire
