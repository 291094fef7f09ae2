#pragma once

#include "calibration/view/table_view.h"

#include <array>
#include <opencv2/core.hpp>
#include <vector>

/// The model of a matchbox for the fit, and samples of the picture along its edges.
namespace umpire::galleys {

/// The place of a box on the table, in the table's frame: plain numbers in millimetres and radians.
struct BoxPose {
    cv::Point2d center;
    double heading = 0; ///< direction towards the bow
    double length = 60; ///< length along the heading
    double width = 35;
};

enum class BoxSide { Bow, Port, Stern, Starboard };
inline constexpr std::array kBoxSides{BoxSide::Bow, BoxSide::Port, BoxSide::Stern,
                                      BoxSide::Starboard};

/// The frame of one edge of the box's footprint, or of the top above it: s runs along the edge from
/// its middle, n points out of the box.
struct EdgeFrame {
    cv::Point2d middle;
    cv::Point2d along; ///< unit vector, 90 degrees clockwise from `outward`
    cv::Point2d outward;
    double halfLength = 0;

    [[nodiscard]] cv::Point2d at(double s, double n) const {
        return middle + along * s + outward * n;
    }
};

/// Returns the frame of one edge of the box.
EdgeFrame edgeFrame(const BoxPose& pose, BoxSide side);

/// Colour profiles across an edge. Each piece of the edge has one profile, which is the mean of
/// some lines.
struct EdgeBand {
    static constexpr double kStep = 0.2; ///< step between samples across the edge, in mm; a pixel
                                         ///< is 0.4 to 1.2 mm
    static constexpr int kHalfBase = 2;  ///< offset of the two samples whose difference is a
                                         ///< colour step, from the step, in samples: half a pixel
    /// Size of a colour step whose clearness is 0.5, summed over three channels, in grey levels.
    static constexpr double kSoft = 20.0;
    static constexpr double kPieceLength = 3.0; ///< length along the edge, in mm; shorter than
                                                ///< the distance between oars
    double reach = 0;                           ///< the samples reach this far from the edge, in mm
    int columns = 0;                            ///< number of samples across the edge
    std::vector<double> s;                      ///< middle of each piece along the edge, in mm
    std::vector<cv::Vec3f> colour; ///< profile of each piece, one after the other; the first sample
                                   ///< is the innermost

    [[nodiscard]] int pieces() const { return int(s.size()); }
    [[nodiscard]] double nOf(double column) const { return column * kStep - reach; }
    [[nodiscard]] const cv::Vec3f* row(int piece) const {
        return &colour[std::size_t(piece * columns)];
    }
    /// Returns the colour step at the column: the difference between the samples kHalfBase after
    /// and kHalfBase before the column.
    [[nodiscard]] cv::Vec3f stepAt(int piece, int column) const {
        return row(piece)[column + kHalfBase] - row(piece)[column - kHalfBase];
    }
};

/// Samples the picture along one edge, on the plane at `height`. Pieces that the picture does not
/// show completely are left out.
EdgeBand sampleBand(const cv::Mat& image, const TableView& view, const EdgeFrame& edge,
                    Millimetres height, Millimetres reach);

/// Returns the colour at a place of the picture, interpolated bilinearly. `image`: CV_8UC3, which
/// must show the place.
cv::Vec3f colourAt(const cv::Mat& image, cv::Point2f pixel);

/// Tells whether the place is in the picture, at least one pixel from its edge.
bool shows(const cv::Mat& image, cv::Point2f pixel);

} // namespace umpire::galleys
