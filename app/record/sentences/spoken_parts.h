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

/// Returns "Antony's tower" or "the tower of the Romans"; the piece alone if nobody is named.
Message owned(std::string_view side, const Message& piece, const PlayerNames& names);

/// Returns the first event with that form; null if there is no such event.
const Message* factOf(const std::vector<Message>& happened, std::string_view form);

/// Each of these returns an empty message if the game has no such action.
Message spokenMurus(const SpokenAction& action, const PlayerNames& names);
Message spokenGalleys(const SpokenAction& action, const PlayerNames& names);
Message spokenBuda(const SpokenAction& action, const PlayerNames& names);
Message spokenSquares(const SpokenAction& action, const PlayerNames& names);

/// Returns "2 oars to port, 1 mast" for "2/0/1"; "nothing" for "0/0/0"; empty if the text does not
/// describe a galley's parts.
Message rigSaid(std::string_view rig);
/// Translates War Galley notation: "1 mast" for "0/0/1", "5 oars to port" for "5/0", and
/// "264,167,150" for "263.627,167,150". Empty for other texts.
Message galleyMeasure(std::string_view text);
/// Returns "galley A1", with its owner's name; empty if the text is no galley.
Message spokenGalley(std::string_view piece, const PlayerNames& names);
/// Returns "Janissary 2"; empty if the text is no unit of Buda 1686.
Message spokenUnit(std::string_view piece);

} // namespace umpire::sentences
