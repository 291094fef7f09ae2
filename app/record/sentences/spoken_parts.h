#pragma once

#include "app/record/sentences/spoken_action.h"

#include <optional>

/// What the sentences of all games are made of.
namespace umpire::sentences {

/// Both sides of the first separator.
struct Halves {
    std::string_view before;
    std::string_view after;
};
std::optional<Halves> halvesOf(std::string_view text, std::string_view separator);

/// "f9".
bool isSquare(std::string_view text);

/// "Antony's tower", "the tower of the Romans"; the piece alone where nobody is told.
Message owned(std::string_view side, const Message& piece, const PlayerNames& names);

/// The first of the events with that form; null where there is none.
const Message* factOf(const std::vector<Message>& happened, std::string_view form);

/// Empty where the game has no such action.
Message spokenMurus(const SpokenAction& action, const PlayerNames& names);
Message spokenGalleys(const SpokenAction& action, const PlayerNames& names);
Message spokenBuda(const SpokenAction& action, const PlayerNames& names);
Message spokenSquares(const SpokenAction& action, const PlayerNames& names);

/// "2 oars to port, 1 mast" of "2/0/1"; "nothing" of "0/0/0"; empty where it is no rig.
Message rigSaid(std::string_view rig);
/// What the rules' messages have in the notation of War Galley: "1 mast" of "0/0/1", "5 oars to
/// port" of "5/0", and "264,167,150" of "263.627,167,150". Empty where it is neither.
Message galleyMeasure(std::string_view text);
/// "galley A1", with its owner's name; empty where the text is no galley.
Message spokenGalley(std::string_view piece, const PlayerNames& names);
/// "Janissary 2"; empty where the text is no unit of Buda 1686.
Message spokenUnit(std::string_view piece);

} // namespace umpire::sentences
