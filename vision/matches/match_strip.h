#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <vector>

/// The straightened band of the picture around a match. All steps of the fit use it.
namespace umpire::matches {

/// A place in the frame of a strip, in mm: x along the axis, from the middle of the hypothesis
/// towards its head; y across the axis, positive to the left of the head's direction.
using StripPoint = cv::Point2d;

/// Converts a colour (0 to 255) to a linear approximation of CIELAB: lightness, green to red, blue
/// to yellow. It is a least-squares fit over the colours of wood, cloth and print. L* is nearly
/// linear in gamma-coded luma.
inline cv::Vec3f likeLab(float b, float g, float r) {
    constexpr float kLightness = 0.392F;
    constexpr float kOpponent = 0.42F;
    return {kLightness * (0.114F * b + 0.587F * g + 0.299F * r), kOpponent * (r - g),
            kOpponent * (0.5F * (r + g) - b)};
}

/// Converts a likeLab colour back to blue, green and red, from 0 to 255.
inline cv::Vec3f unlikeLab(const cv::Vec3f& lab) {
    const float luma = lab[0] / 0.392F;
    const float redness = lab[1] / 0.42F;
    const float yellowness = lab[2] / 0.42F;
    const float green = luma - 0.356F * redness + 0.114F * yellowness;
    return {green + 0.5F * redness - yellowness, green, green + redness};
}

/// Colours sampled from the picture on the plane z = 1 mm, column by column along the axis. They
/// are likeLab colours, so that blur and averaging are linear. For wood, paint and print, the
/// distances between them differ from those of CIELAB by at most a fifth.
struct MatchStrip {
    static constexpr double kAlongStep = 0.5;   ///< step between columns, in mm; a pixel is 0.4 to
                                                ///< 1.2 mm
    static constexpr double kAcrossStep = 0.25; ///< step between rows, in mm
    static constexpr double kHalfWidth =
        7.0; ///< in mm; contains the hypothesis's error of up to 3 mm, and table beside the match
    static constexpr double kMargin = 7.0; ///< length beyond the expected ends, in mm
    static constexpr int kRows = 2 * int(kHalfWidth / kAcrossStep) + 1;

    TablePoint middle;
    TablePoint axis;       ///< unit vector along the match
    double halfLength = 0; ///< half the expected length of the match, in mm
    int columns = 0;
    std::vector<cv::Vec3f> colour; ///< likeLab colours, column by column: columns x kRows
    std::vector<float> weight;     ///< 0 outside the picture and where another object covers the
                                   ///< match, otherwise 1

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

/// A straight centre line in a strip: y = offset + slope * x, in mm.
struct StripLine {
    double offset = 0; ///< in mm
    double slope = 0;
    [[nodiscard]] double at(double x) const { return offset + slope * x; }
};

/// The axis of a match, from one end to the other.
struct TableSegment {
    TablePoint from;
    TablePoint to;
};

/// Height of the plane in which matches are measured: half their thickness.
inline constexpr Millimetres kMatchPlane = 1_mm;

/// Samples the strip around a hypothesis, from its tail to its head, bilinearly from the picture.
/// `length`: the expected length of the matches.
MatchStrip sampleStrip(const cv::Mat& image, const TableView& view, const TableSegment& stick,
                       Millimetres length);

/// Sets the weights to 0 in a bar: everything at most `reach` from the axis of the bar.
void hideBar(MatchStrip& strip, const TableSegment& bar, Millimetres reach);

} // namespace umpire::matches
