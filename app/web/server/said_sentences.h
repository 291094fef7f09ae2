#pragma once

#include "app/record/sentences/tongue.h"

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// Translates the feed's messages to a reader's language. `asked`: {"language": "hu", "messages":
/// [{"text": "…", "form": {"form": "…", "arguments": […]}}, …]}; `form` is the feed's field whose
/// name ends in `_message`. Returns a JSON list of texts in the same order. Returns none if the
/// request is malformed or has more than 40 messages.
std::optional<std::string> saidJson(std::string_view asked, Tongues& tongues);

} // namespace umpire
