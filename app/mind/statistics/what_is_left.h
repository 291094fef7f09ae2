#pragma once

#include "app/record/game_files/any_game.h"

#include <vector>

namespace umpire {

/// What each side has left, by seat: stones of Murus Gallicus, oars and masts of War Galley, ships
/// and soldiers of Triremes, units of Naval Battle, combat values on the map of Buda 1686.
std::vector<int> whatIsLeft(const AnyPosition& position);

} // namespace umpire
