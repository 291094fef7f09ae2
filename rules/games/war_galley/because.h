#pragma once

#include "rules/games/war_galley/toss.h"

#include <vector>

namespace umpire::war_galley {

/// The ruling for people: a line for each fact, each citing its rule.
std::vector<Message> becauseOf(const TossRuling& ruling);

} // namespace umpire::war_galley
