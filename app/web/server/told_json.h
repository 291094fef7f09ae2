#pragma once

#include "app/record/sentences/told_event.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Returns {"look": "called", "kind": "Move 12", "about": ["Anna"], "main": "Anna's tower goes from
/// d1 to d3", …}, with the forms of all sentences beside them (message_json.h). Omits empty parts.
nlohmann::ordered_json jsonOf(const ToldEvent& told);

} // namespace umpire
