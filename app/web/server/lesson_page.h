#pragma once

#include "app/record/sentences/tongue.h"

#include <string>
#include <string_view>

namespace umpire {

/// The lesson of a game (app/record/lessons) in a reader's language, as docs/feed.md says: each
/// picture has a board and a ghost as /state has them, or a scene. "null" where no game has that
/// name.
std::string lessonPageJson(const std::string& game, const Tongue& tongue);

} // namespace umpire
