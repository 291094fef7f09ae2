#pragma once

#include "app/mind/move_preview/ghost.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Returns {"ways": […], "ships": […]}, see docs/feed.md; null if there is nothing to draw.
nlohmann::ordered_json jsonOf(const Ghost& ghost);

} // namespace umpire
