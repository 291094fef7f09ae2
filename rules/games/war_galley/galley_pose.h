#pragma once

#include "rules/table/pieces.h"

/// Where a galley stands, as War Galley reckons it: by its bow.
namespace umpire::war_galley {

/// A galley by the middle of its bow's short edge, about which it turns (WG-A3) and whose end the
/// row of order matches starts at (WG-18). The heading points towards the bow, counter-clockwise
/// from +x, as every angle of the table does; the examples' "clockwise from +y" is 90 degrees less
/// that. A left turn adds to it.
struct GalleyPose {
    TablePoint bow;
    Radians heading;
    bool operator==(const GalleyPose&) const = default;
};

/// The footprint on the table; oars and masts have none.
inline Hull hullOf(const GalleyPose& pose, const PieceSizes& sizes) {
    const TablePoint center = pose.bow - along(pose.heading, sizes.boxLength * 0.5);
    return hullOf(center, pose.heading, sizes.boxLength, sizes.boxWidth);
}

} // namespace umpire::war_galley
