#pragma once

#include "calibration/table_view.h"
#include "rules/table/pieces.h"
#include "vision/piece_net.h"

#include <optional>

/// Which galley a proposed stick may belong to, and where on it.
namespace umpire {

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

enum class PartKind { PortOar, StarboardOar, Mast };

/// A stick as a part of a galley.
struct PartClaim {
    PartKind kind = PartKind::Mast;
    GalleyPoint place; ///< of an oar at the middle of what sticks out; of a mast at its foot
    double misfit = 0; ///< 0 exactly as it should be, 1 hardly
    double score = 0;  ///< the stick's own
};

/// The stick as an oar of the galley: from a long side outward, not longer than an oar shows.
std::optional<PartClaim> oarClaim(const StickHypothesis& stick, const Galley& galley,
                                  const TableView& view, const PieceSizes& sizes);

/// The stick as a mast: from the deck away from the camera's foot.
std::optional<PartClaim> mastClaim(const StickHypothesis& stick, const Galley& galley,
                                   const TableView& view, const PieceSizes& sizes);

} // namespace umpire
