#pragma once

#include "rules/table/pieces.h"

/// The pose of a galley in War Galley's computations: it refers to the bow.
namespace umpire::war_galley {

/// A galley's pose: the middle of its bow's short edge, and its heading. The galley turns about
/// that point (WG-A3), and its row of order matches starts there (WG-18). The heading points
/// towards the bow, counter-clockwise from +x, like every angle on the table. The examples'
/// "clockwise from +y" is 90 degrees minus the heading. A left turn adds to the heading.
struct GalleyPose {
    TablePoint bow;
    Radians heading;
    bool operator==(const GalleyPose&) const = default;
};

/// Returns the footprint on the table; oars and masts have none.
inline Hull hullOf(const GalleyPose& pose, const PieceSizes& sizes) {
    const TablePoint center = pose.bow - along(pose.heading, sizes.boxLength * 0.5);
    return hullOf(center, pose.heading, sizes.boxLength, sizes.boxWidth);
}

} // namespace umpire::war_galley
