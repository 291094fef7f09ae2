#pragma once

#include "vision/galleys/galley_box.h"

#include <vector>

/// What one side of a box shows across its edge, all its pieces together.
namespace umpire::galleys {

/// Colours and colour steps by the distance n out of the box, mm, from -reach to reach.
struct SideProfile {
    double reach = 0;
    double drop = 0; ///< mm: how far outside the top's edge its foot appears; negative where hidden
    std::vector<cv::Vec3f> colour; ///< median of the pieces
    std::vector<double> clearness; ///< of a colour step that long stretches of the edge share, 0..1
    std::vector<double>
        unexplained; ///< clearest step outside an edge at n that its foot does not explain

    [[nodiscard]] cv::Vec3f colourAt(double n) const;
    [[nodiscard]] double clearnessAt(double n) const;
};

SideProfile profileOf(const EdgeBand& band, double drop);

/// How far outside a top's edge its foot appears, on the top's plane (mm).
double footDrop(const EdgeFrame& edge, const TableView& view, Millimetres height);

/// Top of the parabola through three values a step apart, in steps from the middle one (-1 to 1).
double vertex(double before, double at, double after);

/// Where two opposite edges are.
struct EdgePair {
    double shift = 0; ///< mm, of the box towards the first side
    double inset = 0; ///< mm: how much farther out both edges are than where they were looked for
    double likeness = 0; ///< 0..1: of the printing along both, see settlePair
    double score = 0;
};

/// One standard deviation of the pair's shift, mm. Measured on 290 pairs: 0.03 where the borders'
/// likeness is 0.98 and more, 0.13 at 0.85, 0.22 at 0.7, 0.33 where it does not decide.
double sigmaOf(const EdgePair& pair);

struct SettleRange {
    double shift = 4.0; ///< mm either way
};

/// Places two opposite edges together: clear, outermost (the printed border of a label is not the
/// edge), the box's size apart. Most labels have the same border all round; where they look alike
/// mirrored, that decides the shift to a hundredth of a millimetre, whatever lies outside.
EdgePair settlePair(const SideProfile& first, const SideProfile& second, const SettleRange& range);

} // namespace umpire::galleys
