#pragma once

#include "app/desk/picture/draw_table.h"

#include <string>

/// What is pointed at in a picture. A piece is named by its id; a stone by its cell; dice, counters
/// and tokens by their kind and their place among their like, as "die 0".
namespace umpire::desk {

std::string dieKey(std::size_t index);
std::string codeKey(std::size_t index);
std::string tokenKey(std::size_t index);

/// The piece that is nearest to a pixel, within `reach` pixels of it; empty where there is none.
std::string pieceAt(const SeenTable& seen, QPointF pixel, double reach);

/// Around a piece in the picture, or along a match: an open line. Empty for no piece.
QPolygonF placeOf(const SeenTable& seen, const std::string& key);

/// What holds all pieces in the picture; empty where there are none.
QRectF areaOfPieces(const SeenTable& seen);

} // namespace umpire::desk
