#include "app/game/referee/pieces/piece_readers.h"

#include "app/game/referee/core/referee_commands.h"
#include "app/game/referee/core/referee_looks.h"
#include "app/game/referee/core/referee_position.h"
#include "app/game/referee/pieces/printed_spots.h"
#include "app/game/referee/pieces/read_pieces.h"

namespace umpire::referee {

template class PieceReader<Buda1686, BudaTable>;
template class Referee<Buda1686>;

std::unique_ptr<AnyReferee> makeReferee(const buda_1686::State& start,
                                        const std::optional<BoardPlacement>& board) {
    return std::make_unique<Referee<Buda1686>>(
        start, TableReader<Buda1686>(BudaTable(board ? budaAreas(start.scenario(), board->origin)
                                                     : std::vector<SpotArea>{})));
}

} // namespace umpire::referee
