#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The tags at the start of a game's text, as in chess's PGN: [Game "murus-gallicus"].
namespace umpire {

struct GameTag {
    std::string name;
    std::string value;
    bool operator==(const GameTag&) const = default;
};

/// Formats one line without its end. Escapes quotes and backslashes; line breaks become blanks.
std::string textOf(const GameTag& tag);

/// Returns none if the line is no tag.
std::optional<GameTag> tagIn(std::string_view line);

} // namespace umpire
