#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The tags at the beginning of a game's text, as in chess's PGN, such as [Game "murus-gallicus"].
namespace umpire {

struct GameTag {
    std::string name;
    std::string value;
    bool operator==(const GameTag&) const = default;
};

/// Formats the tag as one line without a line end. Quotes and backslashes are escaped; line breaks
/// become blanks.
std::string textOf(const GameTag& tag);

/// Parses a line. Returns none if the line is no tag.
std::optional<GameTag> tagIn(std::string_view line);

} // namespace umpire
