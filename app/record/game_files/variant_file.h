#pragma once

#include "app/record/game_files/any_game.h"

#include <map>
#include <optional>

/// A group's own variant, in a separate file beside the table file (docs/using.md).
namespace umpire {

/// The variant's name among a game's files (gameFiles()). Players give `….variant.json`, or a
/// folder with a `variant.json`. No game has such a file by default.
inline constexpr std::string_view kVariantFile = "variant.json";

struct OwnVariant {
    std::string name;                         ///< one word, such as "sunday"
    std::string settings;                     ///< "introduction turn=in-place"
    std::map<std::string, std::string> about; ///< one sentence per language; "en" is required
    bool operator==(const OwnVariant&) const = default;
};

/// Returns the sentence in that language ("hu"), otherwise in English.
std::string aboutIn(const OwnVariant& own, const std::string& language);

/// Reads the variant from the game's files; none if there is none. Errors: one line that names the
/// file and the field.
Loaded<std::optional<OwnVariant>> ownVariantIn(const AnyGame& game, const GameFiles& files);

/// Translates a variant as people type it: in "sunday box=player", the file's settings replace
/// `sunday`, and the rest follows. An empty text selects the file's variant.
Loaded<std::string> inTheGamesWords(const AnyGame& game, const GameFiles& files,
                                    std::string_view variant);

} // namespace umpire
