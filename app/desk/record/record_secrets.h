#pragma once

#include "app/record/journal/line_of_play.h"

namespace umpire::desk {

/// While a game with secrets is not over, its pictures are nobody's to look at; neither are those
/// of a game that stands where players lay something behind screens, which a camera above the
/// table sees.
bool picturesAreSecret(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire::desk
