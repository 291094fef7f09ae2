#pragma once

#include "rules/games/war_galley/toss.h"

#include <vector>

namespace umpire::war_galley {

/// Explains the ruling to people: one line for each fact, with its clause.
std::vector<Message> becauseOf(const TossRuling& ruling);

} // namespace umpire::war_galley
