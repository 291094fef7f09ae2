#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <optional>

/// Assigns a proposed stick to a galley, and to a place on it.
namespace umpire::galleys {

/// The plane in which hypotheses are given (see StickHypothesis).
inline constexpr Millimetres kStickPlane = 1_mm;

/// Returns the oars' height, half the box's (the holes are in the middle of its sides).
Millimetres oarHeight(const PieceSizes& sizes);

/// A point of a galley, in mm: ahead of its centre and to port of its centre.
struct GalleyPoint {
    double ahead = 0;
    double port = 0;
};

GalleyPoint galleyPoint(const Galley& galley, TablePoint point);
TablePoint tablePoint(const Galley& galley, GalleyPoint point);

/// Moves a point seen on the plane at height `from` to the plane at height `to`.
TablePoint lifted(const TableView& view, TablePoint seen, Millimetres from, Millimetres to);

enum class GalleySide { Port, Starboard };

/// A stick as an oar of a galley.
struct OarClaim {
    GalleySide side = GalleySide::Port;
    double ahead = 0;                 ///< mm ahead of the galley's middle, halfway out
    double misfit = 0;                ///< 0: exactly as expected, 1: hardly acceptable
    double score = 0;                 ///< the stick's own score
    proposals::StickHypothesis stick; ///< oriented with its tail at the side
};

/// Returns the stick as an oar of the galley: pointing outward from a long side, no longer than an
/// oar's visible part; otherwise none.
std::optional<OarClaim> oarClaim(const proposals::StickHypothesis& stick, const Galley& galley,
                                 const TableView& view, const PieceSizes& sizes);

} // namespace umpire::galleys
