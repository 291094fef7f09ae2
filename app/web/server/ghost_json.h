#pragma once

#include "app/mind/move_preview/ghost.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// [x, y] in millimetres, to a tenth.
nlohmann::ordered_json pointJson(TablePoint point);

/// {"ways": […], "ships": […]}, as docs/feed.md says; null where there is nothing to draw.
nlohmann::ordered_json jsonOf(const Ghost& ghost);

} // namespace umpire
