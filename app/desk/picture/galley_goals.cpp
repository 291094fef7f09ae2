#include "app/desk/picture/galley_goals.h"

#include "app/desk/words/read_position.h"

namespace umpire::desk {

std::vector<GalleyGoal> galleyGoals(const std::string& game, const std::string& position) {
    std::vector<GalleyGoal> goals;
    const auto state = game == WarGalley::kName ? readPosition<WarGalley>(QString(), position)
                                                : std::optional<WarGalley::State>();
    if (!state || !state->execution.confirming) {
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
