#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_action.h"

#include <QString>

/// Names players, pieces and actions in the window's language.
namespace umpire::desk::words {

/// The game, its players, and the position before the described event.
struct SpokenTable {
    std::string game{}; ///< empty: actions stay in their notation
    PlayerNames players{};
    std::string before{};
    SharedPosition start{}; ///< a position of this game; null: today's defaults apply
};

/// Returns the players' names in the settings; a side without one has no entry. `sides`: by seat,
/// from sidesOf().
PlayerNames rememberedPlayers(const std::vector<std::string>& sides);

/// Returns "Antony"; "the Romans" for a side without a name. Several are separated by commas.
QString player(const std::string& side, const SpokenTable& table);
/// Returns "Antony's galley A1".
QString piece(const std::string& name, const SpokenTable& table);
/// Describes an action that a player did or may do. The text may be several actions separated by
/// blanks, as the umpire offers them.
QString action(const std::string& action, const std::string& player, const SpokenTable& table,
               const std::vector<Message>& happened = {});
/// Translates a message of the rules about the game.
QString fact(const Message& fact, const SpokenTable& table);

/// Returns the text with a capital first letter.
QString sentence(const QString& text);

} // namespace umpire::desk::words
