#pragma once

#include "app/referee/core/events.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// One line of `umpire referee --json`: {"time_s": 12.4, "event": "called", …}. Secrets are left
/// out by referee::publicView before.
nlohmann::ordered_json jsonOf(const referee::Announcement& announcement);

} // namespace umpire
