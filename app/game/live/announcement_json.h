#pragma once

#include "app/record/events/event.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Formats one line of `umpire referee --json`, such as {"time_s": 12.4, "event": "called", …}. The
/// caller must already have removed secrets with publicView.
nlohmann::ordered_json jsonOf(const Announcement& announcement);

} // namespace umpire
