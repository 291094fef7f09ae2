#include "app/game/board/spoken_offer.h"

#include "app/record/sentences/spoken_action.h"

namespace umpire {

referee::Offer spoken(referee::Offer offer, std::string_view game) {
    for (referee::OfferedPiece& piece : offer.pieces) {
        piece.name = spokenFact(game, piece.name, {});
        for (referee::Correction& each : piece.corrections) {
            each.value = spokenFact(game, each.value, {});
        }
    }
    return offer;
}

} // namespace umpire
