#pragma once

#include "app/mind/move_preview/ghost.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// {"ways": […], "ships": […]}, as docs/feed.md says; null where there is nothing to draw.
nlohmann::ordered_json jsonOf(const Ghost& ghost);

} // namespace umpire
