#pragma once

#include "app/record/game_files/any_game.h"

#include <vector>

namespace umpire {

/// Returns what each side has left, by seat: stones in Murus Gallicus, oars and masts in War
/// Galley, ships and soldiers in Triremes, units in Naval Battle, combat values in Buda 1686.
std::vector<int> whatIsLeft(const AnyPosition& position);

} // namespace umpire
