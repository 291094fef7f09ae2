#include "app/game/referee/war_galley/galley_reader.h"

#include "app/game/referee/core/referee_commands.h"
#include "app/game/referee/core/referee_looks.h"
#include "app/game/referee/core/referee_position.h"

namespace umpire::referee {

template class Referee<WarGalley>;

std::unique_ptr<AnyReferee> makeReferee(const war_galley::State& start,
                                        const std::optional<BoardPlacement>& /*board*/) {
    return std::make_unique<Referee<WarGalley>>(start, TableReader<WarGalley>());
}

} // namespace umpire::referee
