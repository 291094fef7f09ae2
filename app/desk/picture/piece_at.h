#pragma once

#include "app/desk/picture/draw_table.h"

#include <string>

/// Finds the piece that a user points at. The name of a piece is its id; of a stone, its square; of
/// a die, a counter or a token, its kind and index, such as "die 0".
namespace umpire::desk {

std::string dieKey(std::size_t index);
std::string codeKey(std::size_t index);
std::string tokenKey(std::size_t index);

/// Returns the name of the piece nearest to a pixel; empty if no piece is within `reach`. A match
/// within reach is preferred to other pieces. `reach`: in picture pixels.
std::string pieceAt(const SeenTable& seen, QPointF pixel, double reach);

/// Returns a piece's outline in the picture; two points for a match. Empty if there is no such
/// piece.
QPolygonF placeOf(const SeenTable& seen, const std::string& key);

/// Returns the smallest rectangle in the picture that contains all pieces; empty if there are none.
QRectF areaOfPieces(const SeenTable& seen);

} // namespace umpire::desk
