#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <optional>

/// Decides whether a proposed stick is an oar of a galley, and where.
namespace umpire::galleys {

/// Height of the plane in which sticks are proposed (see StickHypothesis).
inline constexpr Millimetres kStickPlane = 1_mm;

/// Returns the height of the oars, which is half the height of the box, because the holes are in
/// the middle of its sides.
Millimetres oarHeight(const PieceSizes& sizes);

/// A point in the frame of a galley, in mm: distance ahead of the centre, and distance to port.
struct GalleyPoint {
    double ahead = 0;
    double port = 0;
};

/// Converts a point of the table to the frame of the galley.
GalleyPoint galleyPoint(const Galley& galley, TablePoint point);

/// Converts a point in the frame of the galley to the table.
TablePoint tablePoint(const Galley& galley, GalleyPoint point);

/// Moves a point that was seen on the plane at height `from` to the plane at height `to`, along the
/// camera's ray.
TablePoint lifted(const TableView& view, TablePoint seen, Millimetres from, Millimetres to);

enum class GalleySide { Port, Starboard };

/// A stick that may be an oar of a galley.
struct OarClaim {
    GalleySide side = GalleySide::Port;
    double ahead = 0;  ///< distance ahead of the galley's middle, in mm, halfway between
                       ///< the side and the oar's head
    double misfit = 0; ///< 0 if the stick is exactly as expected, 1 if it is hardly acceptable
    double score = 0;  ///< score of the proposed stick, from 0 to 1
    proposals::StickHypothesis stick; ///< the stick, with its tail at the side of the box
};

/// Returns the stick as an oar of the galley. Returns none unless the stick points outward from a
/// long side and is about as long as an oar's visible part.
std::optional<OarClaim> oarClaim(const proposals::StickHypothesis& stick, const Galley& galley,
                                 const TableView& view, const PieceSizes& sizes);

} // namespace umpire::galleys
