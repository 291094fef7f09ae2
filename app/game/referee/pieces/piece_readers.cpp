#include "app/game/referee/pieces/piece_readers.h"

#include "app/game/referee/core/referee_commands.h"
#include "app/game/referee/core/referee_looks.h"
#include "app/game/referee/core/referee_position.h"
#include "app/game/referee/pieces/printed_spots.h"
#include "app/game/referee/pieces/read_pieces.h"

namespace umpire::referee {

template class PieceReader<Buda1686, BudaTable>;
template class PieceReader<NavalBattle, NavalTable>;
template class PieceReader<Triremes, TriremeTable>;
template class Referee<Buda1686>;
template class Referee<NavalBattle>;
template class Referee<Triremes>;

namespace {

/// `areas`: the areas of the game's spots; if empty, no piece is tracked.
template <Game G, PieceTable<G> Table>
std::unique_ptr<AnyReferee> refereeOf(const typename G::State& start, std::vector<SpotArea> areas) {
    return std::make_unique<Referee<G>>(start, TableReader<G>(Table(std::move(areas))));
}

} // namespace

std::unique_ptr<AnyReferee> makeReferee(const buda_1686::State& start,
                                        const std::optional<BoardPlacement>& board) {
    return refereeOf<Buda1686, BudaTable>(start, board ? budaAreas(start.scenario(), board->origin)
                                                       : std::vector<SpotArea>{});
}

std::unique_ptr<AnyReferee> makeReferee(const naval_battle::State& start,
                                        const std::optional<BoardPlacement>& board) {
    return refereeOf<NavalBattle, NavalTable>(start, board ? squareAreas(*board)
                                                           : std::vector<SpotArea>{});
}

std::unique_ptr<AnyReferee> makeReferee(const triremes::State& start,
                                        const std::optional<BoardPlacement>& board) {
    const triremes::Chart& chart = start.chart();
    const bool placed =
        board && chart.players == 2 && board->columns == chart.columns && board->rows == chart.rows;
    return refereeOf<Triremes, TriremeTable>(start, placed ? squareAreas(*board)
                                                           : std::vector<SpotArea>{});
}

} // namespace umpire::referee
