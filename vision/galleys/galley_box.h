#pragma once

#include "calibration/view/table_view.h"

#include <array>
#include <opencv2/core.hpp>
#include <vector>

/// A matchbox as the fit moves it about, and the picture beside its edges.
namespace umpire::galleys {

/// A box standing on the table; plain numbers in millimetres and radians, table frame.
struct BoxPose {
    cv::Point2d center;
    double heading = 0; ///< towards the bow
    double length = 60; ///< along the heading
    double width = 35;
};

enum class BoxSide { Bow, Port, Stern, Starboard };
inline constexpr std::array kBoxSides{BoxSide::Bow, BoxSide::Port, BoxSide::Stern,
                                      BoxSide::Starboard};

/// One edge of the footprint (or of the top above it): s runs along it from its middle, n out of
/// the box.
struct EdgeFrame {
    cv::Point2d middle;
    cv::Point2d along; ///< unit, 90 degrees clockwise of `outward`
    cv::Point2d outward;
    double halfLength = 0;

    [[nodiscard]] cv::Point2d at(double s, double n) const {
        return middle + along * s + outward * n;
    }
};

EdgeFrame edgeFrame(const BoxPose& pose, BoxSide side);

/// Colours in bands across an edge, piece by piece along it: a piece is the mean of some lines.
struct EdgeBand {
    static constexpr double kStep = 0.2; ///< mm across; a pixel is 0.4 to 1.2 mm
    static constexpr int kHalfBase = 2;  ///< steps either side of a colour step: half a pixel
    /// Grey levels (three channels together) at which an edge counts half.
    static constexpr double kSoft = 20.0;
    static constexpr double kPieceLength =
        3.0;                       ///< mm: short against an oar's distance, long against noise
    double reach = 0;              ///< mm either side of the edge
    int columns = 0;               ///< samples across
    std::vector<double> s;         ///< mm, of each piece's middle
    std::vector<cv::Vec3f> colour; ///< piece by piece; first sample innermost

    [[nodiscard]] int pieces() const { return int(s.size()); }
    [[nodiscard]] double nOf(double column) const { return column * kStep - reach; }
    [[nodiscard]] const cv::Vec3f* row(int piece) const {
        return &colour[std::size_t(piece * columns)];
    }
    /// From kHalfBase before the column to as much behind it.
    [[nodiscard]] cv::Vec3f stepAt(int piece, int column) const {
        return row(piece)[column + kHalfBase] - row(piece)[column - kHalfBase];
    }
};

/// Samples beside one edge on the plane at `height`. Pieces that the picture does not show are left
/// out.
EdgeBand sampleBand(const cv::Mat& image, const TableView& view, const EdgeFrame& edge,
                    Millimetres height, Millimetres reach);

/// The colour at a place of the picture, bilinear; `image` is CV_8UC3 and shows it.
cv::Vec3f colourAt(const cv::Mat& image, cv::Point2f pixel);

/// Whether the picture shows the place (with a pixel to spare).
bool shows(const cv::Mat& image, cv::Point2f pixel);

} // namespace umpire::galleys
