#pragma once

#include <optional>
#include <QPainter>
#include <string>
#include <vector>

/// A move that nobody has made yet, on a drawn board.
namespace umpire::desk {

/// What the notation may name: a cell, a zone or a piece.
struct NamedPlace {
    std::string name;
    QPointF middle;    ///< in the widget's pixels
    double side = 0.0; ///< of the largest square in it, in pixels
};

struct GhostMove {
    NamedPlace from;
    NamedPlace to; ///< the same where the action names one place only
};

/// From the first place that the action names to the last; none where it names none of them.
/// A name within a longer one is none.
std::optional<GhostMove> ghostMove(const std::string& action,
                                   const std::vector<NamedPlace>& places);

/// A dashed arrow, and a dashed ring around the place where the piece goes.
void drawGhost(QPainter& painter, const GhostMove& move);

} // namespace umpire::desk
