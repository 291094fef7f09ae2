#pragma once

#include "app/record/events/event.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// One line of `umpire referee --json`: {"time_s": 12.4, "event": "called", …}. Secrets are left
/// out by publicView before.
nlohmann::ordered_json jsonOf(const Announcement& announcement);

} // namespace umpire
