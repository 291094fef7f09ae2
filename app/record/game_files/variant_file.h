#pragma once

#include "app/record/game_files/any_game.h"

#include <map>
#include <optional>

/// A variant that a group plays, in a file of its own beside the table file (docs/using.md).
namespace umpire {

/// Its name among a game's files (gameFiles()): players give `….variant.json`, or a folder with a
/// `variant.json`. No game has one by default.
inline constexpr std::string_view kVariantFile = "variant.json";

struct OwnVariant {
    std::string name;                         ///< one word: "sunday"
    std::string settings;                     ///< "introduction turn=in-place"
    std::map<std::string, std::string> about; ///< a sentence by language; "en" is there
    bool operator==(const OwnVariant&) const = default;
};

/// Its sentence in that language ("hu"), else in English.
std::string aboutIn(const OwnVariant& own, const std::string& language);

/// What the game's files say; none where they have no variant. Errors: one line that names the file
/// and the field.
Loaded<std::optional<OwnVariant>> ownVariantIn(const AnyGame& game, const GameFiles& files);

/// A variant as people write it, in the game's own words: "sunday box=player" becomes what the file
/// says of `sunday`, and then the rest. Without a variant the file's is meant.
Loaded<std::string> inTheGamesWords(const AnyGame& game, const GameFiles& files,
                                    std::string_view variant);

} // namespace umpire
