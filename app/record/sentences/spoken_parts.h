#pragma once

#include "app/record/sentences/spoken_action.h"

#include <optional>

/// Parts that the sentences of all games share.
namespace umpire::sentences {

/// The texts on both sides of the first separator.
struct Halves {
    std::string_view before;
    std::string_view after;
};
std::optional<Halves> halvesOf(std::string_view text, std::string_view separator);

/// Accepts squares such as "f9".
bool isSquare(std::string_view text);

/// A piece that a sentence gives to its player. Some languages change the piece's word for that.
enum class OwnedPiece { Tower, Catapult, Soldier, Ship };

/// Returns "Antony's tower" or "the tower of the Romans"; the piece alone if nobody is named.
Message owned(std::string_view side, OwnedPiece piece, const PlayerNames& names);

/// Returns the first event with that form; null if there is no such event.
const Message* factOf(const std::vector<Message>& happened, std::string_view form);

/// How a game's actions and pieces are said. Each function returns an empty message for a text that
/// is no such thing in its game; a missing function does so for every text.
struct GameWords {
    Message (*action)(const SpokenAction& action, const PlayerNames& names);
    /// "Janissary 2" for "T-J2".
    Message (*piece)(std::string_view piece, const PlayerNames& names) = nullptr;
    /// "1 mast" for "0/0/1", in the rules' messages.
    Message (*measure)(std::string_view text) = nullptr;
    /// Facts in the order in which they happened, in words that fit the position before them.
    std::vector<Message> (*retold)(const std::vector<Message>& facts,
                                   std::string_view before) = nullptr;
    /// A correction of one place; a game without this function corrects squares.
    Message (*correction)(std::string_view place, std::string_view what,
                          const PlayerNames& names) = nullptr;
    bool correctsOnePlace = false; ///< a comma does not separate two corrections
    bool namesSides = false;       ///< "side A" for the value "A" of a rules' message
    bool saysAll = false;          ///< the sentence of an action contains all events
};
/// Each game's own file defines its words.
template <typename G>
GameWords gameWords();
/// Returns the words of a game on squares if no game has that name.
GameWords wordsOf(std::string_view game);

/// Describes the actions of games that are played only on squares.
Message spokenSquares(const SpokenAction& action, const PlayerNames& names);

} // namespace umpire::sentences
