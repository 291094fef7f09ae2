#include "app/game/referee/make_referee.h"

#include "app/game/referee/murus_gallicus/murus_reader.h"
#include "app/game/referee/pieces/piece_readers.h"
#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/any_game/any_game.h"

namespace umpire::referee {
namespace {

template <Game G>
typename G::State begunAs(const typename G::State& start, Begun begun) {
    if constexpr (requires { G::watched(start); }) {
        return begun == Begun::Now ? G::watched(start) : start;
    }
    return start;
}

} // namespace

std::unique_ptr<AnyReferee> makeReferee(const AnyPosition& start,
                                        const std::optional<BoardPlacement>& board, Begun begun) {
    std::unique_ptr<AnyReferee> made;
    visitGame(start.game().name, [&]<typename G>(std::type_identity<G>) {
        made = makeReferee(begunAs<G>(*stateIn<G>(start), begun), board);
    });
    return made;
}

std::optional<PieceBoard> openBoard(const AnyPosition& position) {
    std::optional<PieceBoard> board;
    visitGame(position.game().name, [&]<typename G>(std::type_identity<G>) {
        if constexpr (requires(const typename G::State& state) {
                          TableReader<G>::openBoard(state);
                      }) {
            board = TableReader<G>::openBoard(*stateIn<G>(position));
        }
    });
    return board;
}

std::optional<Squares> squaresOf(const AnyPosition& start) {
    std::optional<Squares> squares;
    visitGame(start.game().name, [&]<typename G>(std::type_identity<G>) {
        if constexpr (requires(const typename G::State& state) {
                          TableReader<G>::squares(state);
                      }) {
            squares = TableReader<G>::squares(*stateIn<G>(start));
        }
    });
    return squares;
}

} // namespace umpire::referee
