#pragma once

#include "rules/table/message.h"

#include <string_view>
#include <vector>

namespace umpire::sentences {

/// Rewrites the facts of War Galley so that they say what changed, "A1 goes forward by 42 mm",
/// instead of a pose in millimetres. The facts are in the order in which they happened. `before`:
/// the position before them; where it is empty, the sentences have no distances.
std::vector<Message> withoutPoses(const std::vector<Message>& facts, std::string_view before);

} // namespace umpire::sentences
