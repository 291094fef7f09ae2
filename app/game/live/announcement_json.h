#pragma once

#include "app/record/events/event.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Formats one line of `umpire referee --json`: {"time_s": 12.4, "event": "called", …}. The caller
/// has already removed secrets with publicView.
nlohmann::ordered_json jsonOf(const Announcement& announcement);

} // namespace umpire
