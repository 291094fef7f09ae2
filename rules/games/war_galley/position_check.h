#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"

#include <optional>

namespace umpire::war_galley {

/// The place of an error in a position's text, and the text that would be correct.
enum class PositionField { FleetA, FleetB, Phase, Pending };
struct PositionTrouble {
    PositionField field = PositionField::Phase;
    Message expected;
};

/// Finds the reason why a position is impossible: more matches than were ever built, orders that
/// nobody can lay, or decisions that nobody has to make. Returns none for a possible position. The
/// number of galleys must agree with the settings.
std::optional<PositionTrouble> troubleOf(const State& state);

} // namespace umpire::war_galley
