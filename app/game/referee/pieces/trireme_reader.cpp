#include "app/game/referee/pieces/piece_readers.h"

#include "app/game/referee/core/referee_commands.h"
#include "app/game/referee/core/referee_looks.h"
#include "app/game/referee/core/referee_position.h"
#include "app/game/referee/pieces/printed_spots.h"
#include "app/game/referee/pieces/read_pieces.h"

namespace umpire::referee {

template class PieceReader<Triremes, TriremeTable>;
template class Referee<Triremes>;

std::unique_ptr<AnyReferee> makeReferee(const triremes::State& start,
                                        const std::optional<BoardPlacement>& board) {
    const triremes::Chart& chart = start.chart();
    const bool placed =
        board && chart.players == 2 && board->columns == chart.columns && board->rows == chart.rows;
    return std::make_unique<Referee<Triremes>>(
        start, TableReader<Triremes>(
                   TriremeTable(placed ? squareAreas(*board) : std::vector<SpotArea>{})));
}

} // namespace umpire::referee
