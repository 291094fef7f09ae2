#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_action.h"

#include <QString>

/// Names of players, of pieces and of what was played, in the language that is spoken.
namespace umpire::desk::words {

/// What is played, who sits there, and the position before what is told.
struct SpokenTable {
    std::string game{}; ///< empty: actions stay in their notation
    PlayerNames players{};
    std::string before{};
    SharedPosition start{}; ///< of the game that is played; null: today's defaults hold
};

/// Of the players whom the settings know; a side that has no name there is not in it. `sides`: by
/// seat, as sidesOf() says.
PlayerNames rememberedPlayers(const std::vector<std::string>& sides);

/// "Antony"; "the Romans" where that side has no name. Of several, with commas between.
QString player(const std::string& side, const SpokenTable& table);
/// "Antony's galley A1".
QString piece(const std::string& name, const SpokenTable& table);
/// What somebody did or may do. It may be several actions of the notation with blanks between, as
/// the umpire offers them.
QString action(const std::string& action, const std::string& player, const SpokenTable& table,
               const std::vector<Message>& happened = {});
/// What the rules say of it.
QString fact(const Message& fact, const SpokenTable& table);

/// With a capital letter first.
QString sentence(const QString& text);

} // namespace umpire::desk::words
