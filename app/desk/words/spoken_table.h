#pragma once

#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_action.h"

#include <QString>

/// Names players, pieces and actions in the window's language.
namespace umpire::desk::words {

/// What a sentence about an event refers to: the game, its players, and the position before the
/// event.
struct SpokenTable {
    std::string game{}; ///< name of the game; empty: actions are not translated
    PlayerNames players{};
    std::string before{};
    SharedPosition start{}; ///< a position of this game, from which the variant is known; null: the
                            ///< default settings
};

/// Returns the stored names of the players by side. A side without a stored name has no entry.
/// `sides`: names of the sides by seat, from sidesOf().
PlayerNames rememberedPlayers(const std::vector<std::string>& sides);

/// Returns the name of the player of a side, such as "Antony"; without a player's name, the side's,
/// such as "the Romans". Several sides may be separated by commas.
QString player(const std::string& side, const SpokenTable& table);
/// Returns the name of a piece, such as "Antony's galley A1".
QString piece(const std::string& name, const SpokenTable& table);
/// Returns a sentence about an action that a player has made or can make. `action`: one action in
/// notation, or several separated by blanks; `happened`: the facts that the rules report about the
/// action. A text that is no action is returned unchanged.
QString action(const std::string& action, const std::string& player, const SpokenTable& table,
               const std::vector<Message>& happened = {});
/// Translates a message that the rules report about the game.
QString fact(const Message& fact, const SpokenTable& table);

/// Returns the text with a capital first letter. A text that begins with a square, such as "b7",
/// stays unchanged.
QString sentence(const QString& text);

} // namespace umpire::desk::words
