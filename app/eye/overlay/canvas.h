#pragma once

#include "app/eye/overlay/marks.h"

#include <span>

/// Draws so that it is legible on any table: every line and letter has a dark rim around a bright
/// core. Lengths are in pixels unless noted; points follow OpenCV's convention.
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
    /// `radius` is without the rim, in pixels.
    void disc(cv::Point2d center, double radius, palette::Rgb colour);
    /// Draws a bright disc with a dark symbol.
    void mark(Symbol symbol, cv::Point2d center, palette::Rgb colour);
    /// Draws an arrow's head with its point at `tip`, pointing away from `from`.
    void arrowHead(cv::Point2d from, cv::Point2d tip, palette::Rgb colour);
    /// Draws a dark, translucent box with round corners.
    void box(cv::Rect2d area);
    /// `height` of the letters is in units; `left` is the start of the baseline.
    void text(const std::string& text, cv::Point2d left, double height);
    [[nodiscard]] double textWidth(const std::string& text, double height) const;

    /// Returns the radius of a mark's disc.
    [[nodiscard]] double markRadius() const { return 8.5 * unit_; }

private:
    void solid(std::span<const cv::Point2d> points, palette::Rgb colour, double width);
    void dots(std::span<const cv::Point2d> points, const Pen& pen);
    void dashes(std::span<const cv::Point2d> points, const Pen& pen);

    cv::Mat picture_;
    double unit_;
};

/// Returns points every `step` pixels along a path, including both ends.
std::vector<cv::Point2d> resampled(std::span<const cv::Point2d> points, double step);

} // namespace umpire
