#pragma once

#include "app/desk/picture/draw_table.h"

#include <string>

/// Finds the piece that a user points at. A piece is named by its id; a stone by its cell; dice,
/// counters and tokens by their kind and index, as in "die 0".
namespace umpire::desk {

std::string dieKey(std::size_t index);
std::string codeKey(std::size_t index);
std::string tokenKey(std::size_t index);

/// Returns the piece nearest to a pixel, at most `reach` pixels away; empty if no piece is that
/// near.
std::string pieceAt(const SeenTable& seen, QPointF pixel, double reach);

/// Returns a piece's outline in the picture; for a match an open line. Empty for no piece.
QPolygonF placeOf(const SeenTable& seen, const std::string& key);

/// Returns the bounding box of all pieces in the picture; empty without pieces.
QRectF areaOfPieces(const SeenTable& seen);

} // namespace umpire::desk
