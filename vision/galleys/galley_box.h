#pragma once

#include "calibration/view/table_view.h"

#include <array>
#include <opencv2/core.hpp>
#include <vector>

/// A matchbox model for the fit, and picture samples beside its edges.
namespace umpire::galleys {

/// A box on the table; plain numbers in millimetres and radians, table frame.
struct BoxPose {
    cv::Point2d center;
    double heading = 0; ///< towards the bow
    double length = 60; ///< along the heading
    double width = 35;
};

enum class BoxSide { Bow, Port, Stern, Starboard };
inline constexpr std::array kBoxSides{BoxSide::Bow, BoxSide::Port, BoxSide::Stern,
                                      BoxSide::Starboard};

/// One edge of the footprint (or of the top above it): s runs along the edge from its middle, n
/// points out of the box.
struct EdgeFrame {
    cv::Point2d middle;
    cv::Point2d along; ///< unit vector, 90 degrees clockwise of `outward`
    cv::Point2d outward;
    double halfLength = 0;

    [[nodiscard]] cv::Point2d at(double s, double n) const {
        return middle + along * s + outward * n;
    }
};

EdgeFrame edgeFrame(const BoxPose& pose, BoxSide side);

/// Colour profiles across an edge, one for each piece along the edge: the mean of some lines.
struct EdgeBand {
    static constexpr double kStep = 0.2; ///< mm across; a pixel is 0.4 to 1.2 mm
    static constexpr int kHalfBase = 2;  ///< half base of a colour step, in steps: half a pixel
    /// Grey levels (three channels together) at which an edge has weight one half.
    static constexpr double kSoft = 20.0;
    static constexpr double kPieceLength =
        3.0;                       ///< mm: short against the distance of oars, long against noise
    double reach = 0;              ///< mm on either side of the edge
    int columns = 0;               ///< number of samples across
    std::vector<double> s;         ///< mm, middle of each piece
    std::vector<cv::Vec3f> colour; ///< piece by piece; the first sample is innermost

    [[nodiscard]] int pieces() const { return int(s.size()); }
    [[nodiscard]] double nOf(double column) const { return column * kStep - reach; }
    [[nodiscard]] const cv::Vec3f* row(int piece) const {
        return &colour[std::size_t(piece * columns)];
    }
    /// Returns the colour step between kHalfBase before the column and kHalfBase after it.
    [[nodiscard]] cv::Vec3f stepAt(int piece, int column) const {
        return row(piece)[column + kHalfBase] - row(piece)[column - kHalfBase];
    }
};

/// Returns samples beside one edge on the plane at `height`. Omits pieces that the picture does not
/// show.
EdgeBand sampleBand(const cv::Mat& image, const TableView& view, const EdgeFrame& edge,
                    Millimetres height, Millimetres reach);

/// Returns the bilinear colour at a place of the picture. `image`: CV_8UC3, which must show the
/// place.
cv::Vec3f colourAt(const cv::Mat& image, cv::Point2f pixel);

/// Tells whether the picture shows the place (with a pixel to spare).
bool shows(const cv::Mat& image, cv::Point2f pixel);

} // namespace umpire::galleys
