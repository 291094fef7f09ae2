#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/message.h"

#include <optional>

namespace umpire::war_galley {

/// The place of an error in a position's text, and what was expected there.
enum class PositionField { FleetA, FleetB, Phase, Pending };
struct PositionTrouble {
    PositionField field = PositionField::Phase;
    Message expected;
};

/// Finds the reason why a position is impossible: more matches than were ever built, orders that no
/// player could lay, decisions that no player has to make. The number of galleys must agree with
/// the settings.
std::optional<PositionTrouble> troubleOf(const State& state);

} // namespace umpire::war_galley
