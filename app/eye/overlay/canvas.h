#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <span>
#include <string>
#include <vector>

/// Draws so that it is legible on any table: every line and letter has a dark rim around a bright
/// core. Lengths are in pixels unless noted; points follow OpenCV's convention.
namespace umpire {

/// Styles that are distinct without colour.
enum class Stroke { Solid, Dashed, Dotted };
enum class Mark { Check, Cross, Question };

/// Order: blue, green, red.
using Colour = cv::Scalar;

struct Ink {
    Colour colour;
    double width = 2.0; ///< in units
    Stroke stroke = Stroke::Solid;
    double rim = 1.6; ///< width of the dark rim on each side, in units
};

class Canvas {
public:
    /// Copies `picture`, CV_8UC3.
    explicit Canvas(const cv::Mat& picture);

    /// Returns the unit of sizes: 1/720 of the height for 1280 x 720 pixels, scaled with the square
    /// root of the picture's area, so that a drawing looks the same at every resolution.
    [[nodiscard]] double unit() const { return unit_; }
    [[nodiscard]] cv::Size size() const { return picture_.size(); }
    [[nodiscard]] const cv::Mat& picture() const { return picture_; }

    void path(std::span<const cv::Point2d> points, const Ink& ink);
    void outline(std::span<const cv::Point2d> corners, const Ink& ink);
    void fill(std::span<const cv::Point2d> corners, Colour colour, double opacity);
    /// `radius` is without the rim, in pixels.
    void disc(cv::Point2d center, double radius, Colour colour);
    /// Draws a bright disc with a dark symbol.
    void mark(Mark mark, cv::Point2d center, Colour colour);
    /// Draws an arrow's head with its point at `tip`, pointing away from `from`.
    void arrowHead(cv::Point2d from, cv::Point2d tip, Colour colour);
    /// Draws a dark, translucent box with round corners.
    void box(cv::Rect2d area);
    /// `height` of the letters is in units; `left` is the start of the baseline.
    void text(const std::string& text, cv::Point2d left, double height);
    [[nodiscard]] double textWidth(const std::string& text, double height) const;

    /// Returns the radius of a mark's disc.
    [[nodiscard]] double markRadius() const { return 8.5 * unit_; }

private:
    void solid(std::span<const cv::Point2d> points, Colour colour, double width);
    void dots(std::span<const cv::Point2d> points, const Ink& ink);
    void dashes(std::span<const cv::Point2d> points, const Ink& ink);

    cv::Mat picture_;
    double unit_;
};

/// Returns points every `step` pixels along a path, including both ends.
std::vector<cv::Point2d> resampled(std::span<const cv::Point2d> points, double step);

} // namespace umpire
