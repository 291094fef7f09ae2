#pragma once

#include "app/record/game_files/any_game.h"

#include <map>
#include <optional>

/// A variant that a group of players defined, in a separate file beside the table file
/// (docs/using.md).
namespace umpire {

/// The key of the variant among a game's files (gameFiles()). The players' file is named
/// `….variant.json`, or `variant.json` in their folder. No game has such a file by default.
inline constexpr std::string_view kVariantFile = "variant.json";

struct OwnVariant {
    std::string name; ///< one word, such as "sunday"
    /// Settings as people type them, such as "introduction turn=in-place".
    std::string settings;
    /// One sentence for each language code; "en" is required.
    std::map<std::string, std::string> about;
    bool operator==(const OwnVariant&) const = default;
};

/// Returns the sentence about the variant in the language with that code ("hu"). If there is none,
/// returns the English sentence.
std::string aboutIn(const OwnVariant& own, const std::string& language);

/// Reads the variant from the game's files; none if the files contain no variant. Error: one line
/// that names the file and the field.
Loaded<std::optional<OwnVariant>> ownVariantIn(const AnyGame& game, const GameFiles& files);

/// Translates a variant that people typed into the game's settings. The name of the file's variant
/// is replaced by its settings: if `sunday` is the file's variant, "sunday box=player" becomes its
/// settings followed by "box=player". An empty text selects the file's variant. Error: that of
/// ownVariantIn.
Loaded<std::string> inTheGamesWords(const AnyGame& game, const GameFiles& files,
                                    std::string_view variant);

} // namespace umpire
