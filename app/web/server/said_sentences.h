#pragma once

#include "app/record/sentences/tongue.h"

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// What messages of the feed say in a reader's language. `asked`: {"language": "hu", "messages":
/// [{"text": "…", "form": {"form": "…", "arguments": […]}}, …]}, where `form` is what the feed has
/// under a name that ends in `_message`. The answer is a JSON list of texts in that order. None
/// where it is anything else, or more than 40 messages.
std::optional<std::string> saidJson(std::string_view asked, Tongues& tongues);

} // namespace umpire
