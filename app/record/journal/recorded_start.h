#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/any_game.h"
#include "app/record/journal/recorded_event.h"

namespace umpire {

/// The start of what a recorded game is played by: its variant, over its own files. Error:
/// CannotRead, where these do not load any more, or where there is no such game or variant.
Expected<SharedPosition> recordedStart(const GameSettings& recorded);

} // namespace umpire
