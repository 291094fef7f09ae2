#include "app/desk/record/shown_board.h"

#include "app/desk/words/read_position.h"
#include "app/game/referee/make_referee.h"

namespace umpire::desk {

std::optional<referee::PieceBoard> printedBoard(const GameSettings& settings,
                                                const std::string& position) {
    const auto start = startOf(settings.game, settings.variant);
    const SharedPosition stood = readPosition(start, position);
    const auto referee = stood != nullptr
                             ? referee::makeReferee(*stood, std::nullopt, referee::Begun::Earlier)
                             : nullptr;
    return referee != nullptr ? referee->board() : std::nullopt;
}

} // namespace umpire::desk
