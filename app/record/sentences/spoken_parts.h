#pragma once

#include "app/record/sentences/spoken_action.h"

#include <optional>

/// Parts that the sentences of several games use.
namespace umpire::sentences {

/// The texts before and after the first separator.
struct Halves {
    std::string_view before;
    std::string_view after;
};
/// Splits a text at the first separator; none if the text does not contain the separator.
std::optional<Halves> halvesOf(std::string_view text, std::string_view separator);

/// Tells whether the text is a square such as "f9".
bool isSquare(std::string_view text);

/// A piece of which a sentence names the owner. Some languages change the word for the piece then.
enum class OwnedPiece { Tower, Catapult, Soldier, Ship };

/// Returns the piece with its owner, such as "Antony's tower" or "the tower of the Romans"; without
/// a side, only the piece.
Message owned(std::string_view side, OwnedPiece piece, const PlayerNames& names);

/// Returns the first event whose message has the form `form`; null if there is none.
const Message* factOf(const std::vector<Message>& happened, std::string_view form);

/// The functions that describe the actions and pieces of a game. Each returns an empty message if
/// it cannot describe the text. A missing function can describe no text.
struct GameWords {
    Message (*action)(const SpokenAction& action, const PlayerNames& names);
    /// Describes a piece, such as "Janissary 2" for "T-J2".
    Message (*piece)(std::string_view piece, const PlayerNames& names) = nullptr;
    /// Describes a measure in a message of the rules, such as "1 mast" for "0/0/1".
    Message (*measure)(std::string_view text) = nullptr;
    /// Describes events in their order, in words that fit the position `before`.
    std::vector<Message> (*retold)(const std::vector<Message>& facts,
                                   std::string_view before) = nullptr;
    /// Describes the correction of a place. A game without this function corrects squares.
    Message (*correction)(std::string_view place, std::string_view what,
                          const PlayerNames& names) = nullptr;
    bool correctsOnePlace = false; ///< true if a comma does not separate two corrections
    /// True if a side in a rules' message is to be named as people do: "side A" for "A".
    bool namesSides = false;
    bool saysAll = false; ///< true if the sentence of an action contains all of its events
};
/// Returns the functions that describe the game G. The file of each game defines this function.
template <typename G>
GameWords gameWords();
/// Returns the functions that describe a game. If no game has that name, returns the functions for
/// games that are played on squares.
GameWords wordsOf(std::string_view game);

/// Describes an action of a game that is played only on squares.
Message spokenSquares(const SpokenAction& action, const PlayerNames& names);

} // namespace umpire::sentences
