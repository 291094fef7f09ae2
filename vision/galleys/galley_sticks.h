#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <optional>

/// Which galley a proposed stick may belong to, and where on it.
namespace umpire::galleys {

/// Hypotheses are told on this plane (see StickHypothesis).
inline constexpr Millimetres kStickPlane = 1_mm;

/// Oars lie at half the box's height (the holes are in the middle of its sides).
Millimetres oarHeight(const PieceSizes& sizes);

/// A point of a galley, mm: ahead of its centre and to port of it.
struct GalleyPoint {
    double ahead = 0;
    double port = 0;
};

GalleyPoint galleyPoint(const Galley& galley, TablePoint point);
TablePoint tablePoint(const Galley& galley, GalleyPoint point);

/// What is seen at a point of the plane at `from` lies there if its height is `to`.
TablePoint lifted(const TableView& view, TablePoint seen, Millimetres from, Millimetres to);

enum class GalleySide { Port, Starboard };

/// A stick as an oar of a galley.
struct OarClaim {
    GalleySide side = GalleySide::Port;
    double ahead = 0;                 ///< mm ahead of the galley's middle, halfway out
    double misfit = 0;                ///< 0 exactly as it should be, 1 hardly
    double score = 0;                 ///< the stick's own
    proposals::StickHypothesis stick; ///< turned so that its tail is at the side
};

/// The stick as an oar of the galley: from a long side outward, not longer than an oar shows.
std::optional<OarClaim> oarClaim(const proposals::StickHypothesis& stick, const Galley& galley,
                                 const TableView& view, const PieceSizes& sizes);

} // namespace umpire::galleys
