#pragma once

#include "app/record/game_files/any_game.h"

#include <vector>

namespace umpire {

/// Returns for each side, by seat, the number of its remaining pieces: stones in Murus Gallicus,
/// oars and masts in War Galley, ships and soldiers in Triremes, units in Naval Battle, combat
/// values in Buda 1686.
std::vector<int> whatIsLeft(const AnyPosition& position);

} // namespace umpire
