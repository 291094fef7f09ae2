#include "app/game/referee/murus_gallicus/murus_reader.h"

#include "app/game/referee/core/referee_commands.h"
#include "app/game/referee/core/referee_looks.h"
#include "app/game/referee/core/referee_position.h"

namespace umpire::referee {

template class Referee<MurusGallicus>;

std::unique_ptr<AnyReferee> makeReferee(const murus_gallicus::State& start,
                                        const std::optional<BoardPlacement>& /*board*/) {
    return std::make_unique<Referee<MurusGallicus>>(start,
                                                    TableReader<MurusGallicus>(MurusOptions{}));
}

} // namespace umpire::referee
