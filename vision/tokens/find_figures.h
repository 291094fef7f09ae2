#pragma once

#include "vision/tokens/find_tokens.h"

namespace umpire::tokens {

/// Finds fold-up figures on the kit's coloured bases: a soldier's base is one square of the board,
/// a ship's base two squares, with a yellow bow. Figures are recognised by their bases' colours,
/// square by square, so they may stand side by side. The upright pictures, which hide half of a
/// base from an oblique camera, are not used. A ship is Oblong and has a heading; a soldier is
/// Square. A figure between two squares is assigned to both (its middle is on the line). The
/// picture of the empty board is not needed, because no board has such colours. `scene.size` and
/// `scene.notTokens` are not used.
TokensSeen findFigures(const TokenScene& scene, const TableView& view);

} // namespace umpire::tokens
