#include "app/desk/picture/galley_goals.h"

#include "app/desk/words/read_position.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::desk {

std::vector<GalleyGoal> galleyGoals(const std::string& game, const std::string& position) {
    std::vector<GalleyGoal> goals;
    const auto read = readPosition(startOf(game, ""), position);
    const auto* state = read == nullptr ? nullptr : stateIn<WarGalley>(*read);
    if (state == nullptr || !state->execution.confirming) {
        return goals;
    }
    for (war_galley::VesselIndex vessel = 0; vessel < state->vessels.size(); ++vessel) {
        if (state->vessels[vessel].from) {
            goals.push_back({nameOf(*state, vessel), pieceOf(*state, vessel).hull});
        }
    }
    return goals;
}

} // namespace umpire::desk
