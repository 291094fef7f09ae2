#pragma once

#include "rules/table/pieces.h"

/// The pose of a galley in the computations of War Galley, which is given by the bow.
namespace umpire::war_galley {

/// The pose of a galley: the middle of the bow's short edge, and the heading. The galley turns
/// about that point (WG-A3), and its row of order matches begins there (WG-18). The heading points
/// towards the bow, counter-clockwise from +x, like each angle on the table, so a left turn adds to
/// it. In the examples of the rules angles are clockwise from +y, which is 90 degrees minus the
/// heading.
struct GalleyPose {
    TablePoint bow;
    Radians heading;
    bool operator==(const GalleyPose&) const = default;
};

/// Returns the footprint of the hull on the table, without oars and masts.
inline Hull hullOf(const GalleyPose& pose, const PieceSizes& sizes) {
    const TablePoint center = pose.bow - along(pose.heading, sizes.boxLength * 0.5);
    return hullOf(center, pose.heading, sizes.boxLength, sizes.boxWidth);
}

} // namespace umpire::war_galley
