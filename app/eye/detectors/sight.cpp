#include "app/eye/detectors/sight.h"

#include "rules/any_game/any_game.h"

namespace umpire {

SoughtPieces sightOf(std::string_view game) {
    SoughtPieces pieces{{PieceKind::Stones}};
    visitGame(game, [&]<typename G>(std::type_identity<G>) { pieces = G::description().pieces; });
    return pieces;
}

bool isPlayedOnABoard(std::string_view game) {
    return !sightOf(game).kinds.contains(PieceKind::Galleys);
}

} // namespace umpire
