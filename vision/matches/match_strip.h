#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <vector>

/// The straightened band of the picture around a match, which every step of the fit uses.
namespace umpire::matches {

/// A place in a strip's frame, in millimetres: x along the axis from the hypothesis's middle
/// towards its head, y across the axis, counter-clockwise (to the left of the head's direction).
using StripPoint = cv::Point2d;

/// Converts a colour, 0..255, by a linear approximation of CIELAB (lightness, green to red, blue to
/// yellow): least squares over the colours of wood, cloth and print. L* is nearly linear in
/// gamma-coded luma.
inline cv::Vec3f likeLab(float b, float g, float r) {
    constexpr float kLightness = 0.392F;
    constexpr float kOpponent = 0.42F;
    return {kLightness * (0.114F * b + 0.587F * g + 0.299F * r), kOpponent * (r - g),
            kOpponent * (0.5F * (r + g) - b)};
}

/// Returns the blue, green and red values, 0..255, from a likeLab colour.
inline cv::Vec3f unlikeLab(const cv::Vec3f& lab) {
    const float luma = lab[0] / 0.392F;
    const float redness = lab[1] / 0.42F;
    const float yellowness = lab[2] / 0.42F;
    const float green = luma - 0.356F * redness + 0.114F * yellowness;
    return {green + 0.5F * redness - yellowness, green, green + redness};
}

/// Colours sampled from the picture on the plane z = 1 mm, column by column along the axis. Colours
/// are those of likeLab, so that blur and averaging are linear; distances are within a fifth of
/// CIELAB's for wood, paint and print.
struct MatchStrip {
    static constexpr double kAlongStep = 0.5;   ///< mm; a pixel of the pictures is 0.4 to 1.2 mm
    static constexpr double kAcrossStep = 0.25; ///< mm
    static constexpr double kHalfWidth =
        7.0;                               ///< mm: hypotheses are off by at most 3 mm; table beside
    static constexpr double kMargin = 7.0; ///< mm beyond the nominal ends
    static constexpr int kRows = 2 * int(kHalfWidth / kAcrossStep) + 1;

    TablePoint middle;
    TablePoint axis;       ///< unit vector, as numbers
    double halfLength = 0; ///< half the length of the expected match, mm
    int columns = 0;
    std::vector<cv::Vec3f> colour; ///< column by column: columns x kRows
    std::vector<float> weight;     ///< 0 beyond the picture, and where another object lies

    [[nodiscard]] double xOf(double column) const {
        return column * kAlongStep - halfLength - kMargin;
    }
    [[nodiscard]] double columnOf(double x) const {
        return (x + halfLength + kMargin) / kAlongStep;
    }
    static double yOf(double row) { return row * kAcrossStep - kHalfWidth; }
    static double rowOf(double y) { return (y + kHalfWidth) / kAcrossStep; }
    [[nodiscard]] std::size_t at(int column, int row) const {
        return std::size_t(column) * kRows + std::size_t(row);
    }
    [[nodiscard]] TablePoint tableAt(StripPoint p) const;
    [[nodiscard]] StripPoint stripAt(TablePoint p) const;
};

/// A straight centre line in a strip: y = offset + slope * x.
struct StripLine {
    double offset = 0; ///< mm
    double slope = 0;
    [[nodiscard]] double at(double x) const { return offset + slope * x; }
};

/// A match's axis, from one end to the other.
struct TableSegment {
    TablePoint from;
    TablePoint to;
};

/// The height of the plane in which matches are measured: half their thickness.
inline constexpr Millimetres kMatchPlane = 1_mm;

/// Samples the strip around a hypothesis, tail to head (bilinear, from the picture itself).
/// `length`: of the expected matches.
MatchStrip sampleStrip(const cv::Mat& image, const TableView& view, const TableSegment& stick,
                       Millimetres length);

/// Sets the weight to 0 on a bar, out to `reach` from its axis.
void hideBar(MatchStrip& strip, const TableSegment& bar, Millimetres reach);

} // namespace umpire::matches
