#pragma once

#include "vision/tokens/find_tokens.h"

namespace umpire::tokens {

/// Finds fold-up figures on the kit's coloured bases. A soldier's base is one square of the board,
/// a ship's base two squares with a yellow bow. The figures are recognised by the colours of their
/// bases, square by square, so they may stand side by side. The upright pictures of the figures
/// hide up to half of a base from an oblique camera and are not used. A ship has the shape Oblong
/// and a heading; a soldier has the shape Square. A figure on the line between two squares gets
/// both squares, and a warning. A picture of the empty board is not needed, because no board has
/// such colours. `scene.size` and `scene.notTokens` are not used. The tokens are sorted row by row
/// from side A's edge.
TokensSeen findFigures(const TokenScene& scene, const TableView& view);

} // namespace umpire::tokens
