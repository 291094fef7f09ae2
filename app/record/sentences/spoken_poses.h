#pragma once

#include "rules/table/message.h"

#include <string_view>
#include <vector>

namespace umpire::sentences {

/// Replaces poses of War Galley in messages of the rules by the change, such as "A1 goes forward by
/// 42 mm". The messages are in the order of the events. `before` is the position before them; if it
/// is empty, the sentences contain no distances.
std::vector<Message> withoutPoses(const std::vector<Message>& facts, std::string_view before);

} // namespace umpire::sentences
