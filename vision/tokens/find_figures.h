#pragma once

#include "vision/tokens/find_tokens.h"

namespace umpire::tokens {

/// Fold-up figures on the kit's coloured bases, a square of the board for a soldier and two for a
/// ship with a yellow bow. They are known by their bases' colours, square by square, so that they
/// may stand side by side; the upright pictures, which hide a half of a base from a camera that
/// looks from aside, say nothing. A ship is Oblong and has its heading, a soldier is Square; a
/// figure between two squares is given to both (its middle lies on the line). The empty board's
/// picture is not needed: no board has such colours. `scene.size` and `scene.notTokens` are not
/// used.
TokensSeen findFigures(const TokenScene& scene, const TableView& view);

} // namespace umpire::tokens
