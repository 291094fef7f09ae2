#pragma once

#include "app/record/events/event.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Returns one line of `umpire referee --json`, such as {"time_s": 12.4, "event": "called", …}. The
/// caller must have removed secrets with publicView.
nlohmann::ordered_json jsonOf(const Announcement& announcement);

} // namespace umpire
