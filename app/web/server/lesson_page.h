#pragma once

#include "app/record/sentences/tongue.h"

#include <string>
#include <string_view>

namespace umpire {

/// Returns a game's lesson (app/record/lessons) in a reader's language, see docs/feed.md: each
/// picture has a board and a preview in the form of /state, or a scene. "null" if no game has that
/// name.
std::string lessonPageJson(const std::string& game, const Tongue& tongue);

} // namespace umpire
