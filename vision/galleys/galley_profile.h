#pragma once

#include "vision/galleys/galley_box.h"

#include <vector>

/// The appearance of one side of a box, across its edge, computed from all pieces of the edge.
namespace umpire::galleys {

/// The profile of a side: values for each distance n out of the box, from -reach to reach, in mm.
struct SideProfile {
    double reach = 0;
    /// Distance at which the foot of the side (its lower edge, on the table) appears outside the
    /// top's edge, in mm; negative if the foot is hidden.
    double drop = 0;
    std::vector<cv::Vec3f> colour;   ///< median colour over the pieces
    std::vector<double> clearness;   ///< clearness of the colour steps that long parts of the edge
                                     ///< share, from 0 to 1
    std::vector<double> unexplained; ///< clearness of the clearest step outside n, except the
                                     ///< step of the foot

    [[nodiscard]] cv::Vec3f colourAt(double n) const;
    [[nodiscard]] double clearnessAt(double n) const;
};

/// Computes the profile of a side. `drop`: the result of footDrop for this side.
SideProfile profileOf(const EdgeBand& band, double drop);

/// Returns the distance at which the foot appears outside the top's edge, on the top's plane, in
/// mm. Negative if the foot is hidden.
double footDrop(const EdgeFrame& edge, const TableView& view, Millimetres height);

/// Returns the place of the vertex of the parabola through three values, in steps from the middle
/// value, from -1 to 1.
double vertex(double before, double at, double after);

/// The places of two opposite edges.
struct EdgePair {
    double shift = 0;    ///< shift of the box towards the first side, in mm
    double inset = 0;    ///< distance of each edge outside its expected place, in mm
    double likeness = 0; ///< likeness of the printed borders along both edges, from 0 to 1; see
                         ///< settlePair
    double score = 0;
};

/// Returns the standard deviation of the pair's shift, in mm. On 290 pairs it was 0.03 with a
/// likeness of the borders of 0.98 or more, 0.13 at 0.85, 0.22 at 0.7, and 0.33 if the borders are
/// not used.
double sigmaOf(const EdgePair& pair);

struct SettleRange {
    double shift = 4.0; ///< maximum shift in either direction, in mm
};

/// Finds the places of two opposite edges together. Both edges must be clear and must not have
/// clearer steps farther outside (a label's printed border is not the edge), and their distance
/// must be about the size of the box. Most labels have equal borders on all sides. If the two
/// borders are mirror images of each other, they determine the shift to 0.01 mm, whatever lies
/// outside.
EdgePair settlePair(const SideProfile& first, const SideProfile& second, const SettleRange& range);

} // namespace umpire::galleys
