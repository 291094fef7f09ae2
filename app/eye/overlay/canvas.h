#pragma once

#include "app/eye/overlay/marks.h"

#include <span>

/// Draws on a copy of a picture so that the drawing is visible on any table: every line and letter
/// has a bright core and a dark rim. Points and lengths are in pixels, if no other unit is named;
/// pixel centres are at whole numbers as in OpenCV. The widths of pens are in units (see unitOf).
namespace umpire {

class Canvas {
public:
    /// Copies `picture`, CV_8UC3.
    explicit Canvas(const cv::Mat& picture);

    [[nodiscard]] double unit() const { return unit_; }
    [[nodiscard]] cv::Size size() const { return picture_.size(); }
    [[nodiscard]] const cv::Mat& picture() const { return picture_; }

    void path(std::span<const cv::Point2d> points, const Pen& pen);
    void outline(std::span<const cv::Point2d> corners, const Pen& pen);
    void fill(std::span<const cv::Point2d> corners, palette::Rgb colour, double opacity);
    /// Draws a disc. `radius` is in pixels, without the rim.
    void disc(cv::Point2d center, double radius, palette::Rgb colour);
    /// Draws a dark symbol on a bright disc.
    void mark(Symbol symbol, cv::Point2d center, palette::Rgb colour);
    /// Draws the head of an arrow. Its point is at `tip`, and it points away from `from`.
    void arrowHead(cv::Point2d from, cv::Point2d tip, palette::Rgb colour);
    /// Draws a dark, translucent box with round corners.
    void box(cv::Rect2d area);
    /// Draws a text. `height` is the height of the letters in units; `left` is the start of the
    /// baseline.
    void text(const std::string& text, cv::Point2d left, double height);
    [[nodiscard]] double textWidth(const std::string& text, double height) const;

    /// Returns the radius of the disc that `mark` draws, in pixels.
    [[nodiscard]] double markRadius() const { return 8.5 * unit_; }

private:
    void solid(std::span<const cv::Point2d> points, palette::Rgb colour, double width);
    void dots(std::span<const cv::Point2d> points, const Pen& pen);
    void dashes(std::span<const cv::Point2d> points, const Pen& pen);

    cv::Mat picture_;
    double unit_;
};

/// Returns points along a path, `step` pixels apart, and both ends of the path.
std::vector<cv::Point2d> resampled(std::span<const cv::Point2d> points, double step);

} // namespace umpire
