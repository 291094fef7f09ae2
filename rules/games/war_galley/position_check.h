#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"

#include <optional>

namespace umpire::war_galley {

/// Where in a position's text the trouble is, and what should be there instead.
enum class PositionField { FleetA, FleetB, Phase, Pending };
struct PositionTrouble {
    PositionField field = PositionField::Phase;
    Message expected;
};

/// What makes a position impossible: more than was ever built, orders that nobody could lay,
/// decisions that nobody owes. As many galleys of both sides are there as the settings say.
std::optional<PositionTrouble> troubleOf(const State& state);

} // namespace umpire::war_galley
