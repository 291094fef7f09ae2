#include "app/game/referee/pieces/piece_readers.h"

#include "app/game/referee/core/referee_commands.h"
#include "app/game/referee/core/referee_looks.h"
#include "app/game/referee/core/referee_position.h"
#include "app/game/referee/pieces/printed_spots.h"
#include "app/game/referee/pieces/read_pieces.h"

namespace umpire::referee {

template class PieceReader<NavalBattle, NavalTable>;
template class Referee<NavalBattle>;

std::unique_ptr<AnyReferee> makeReferee(const naval_battle::State& start,
                                        const std::optional<BoardPlacement>& board) {
    return std::make_unique<Referee<NavalBattle>>(
        start, TableReader<NavalBattle>(
                   NavalTable(board ? squareAreas(*board) : std::vector<SpotArea>{})));
}

} // namespace umpire::referee
