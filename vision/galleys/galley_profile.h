#pragma once

#include "vision/galleys/galley_box.h"

#include <vector>

/// The appearance of one side of a box across its edge, from all its pieces together.
namespace umpire::galleys {

/// Colours and colour steps by the distance n out of the box, mm, from -reach to reach.
struct SideProfile {
    double reach = 0;
    /// mm: how far outside the top's edge the side's foot appears; negative if hidden
    double drop = 0;
    std::vector<cv::Vec3f> colour; ///< median of the pieces
    std::vector<double> clearness; ///< clearness of steps that long parts of the edge share, 0..1
    std::vector<double>
        unexplained; ///< clearest step outside an edge at n that the foot does not explain

    [[nodiscard]] cv::Vec3f colourAt(double n) const;
    [[nodiscard]] double clearnessAt(double n) const;
};

SideProfile profileOf(const EdgeBand& band, double drop);

/// Returns the distance outside a top's edge at which its foot appears, on the top's plane (mm).
double footDrop(const EdgeFrame& edge, const TableView& view, Millimetres height);

/// Returns the vertex of the parabola through three values, in steps from the middle one (-1 to 1).
double vertex(double before, double at, double after);

/// The places of two opposite edges.
struct EdgePair {
    double shift = 0;    ///< mm, shift of the box towards the first side
    double inset = 0;    ///< mm: distance by which both edges are farther out than expected
    double likeness = 0; ///< 0..1: likeness of the printed borders along both, see settlePair
    double score = 0;
};

/// Returns the standard deviation of the pair's shift, mm. On 290 pairs the standard deviation was
/// 0.03 if the borders' likeness is 0.98 or more, 0.13 at 0.85, 0.22 at 0.7, and 0.33 if likeness
/// is not used.
double sigmaOf(const EdgePair& pair);

struct SettleRange {
    double shift = 4.0; ///< mm either way
};

/// Places two opposite edges together: clear, outermost (a label's printed border is not the edge)
/// and the box's size apart. Most labels have equal borders on all sides. If the two borders are
/// mirror images, they determine the shift to 0.01 mm, whatever lies outside.
EdgePair settlePair(const SideProfile& first, const SideProfile& second, const SettleRange& range);

} // namespace umpire::galleys
