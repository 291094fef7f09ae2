#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The tags that a game's text opens with, as in chess's PGN: [Game "murus-gallicus"].
namespace umpire {

struct GameTag {
    std::string name;
    std::string value;
    bool operator==(const GameTag&) const = default;
};

/// In one line, without its end: quotes and backslashes get a backslash, what ends a line a blank.
std::string textOf(const GameTag& tag);

/// None where the line is no tag.
std::optional<GameTag> tagIn(std::string_view line);

} // namespace umpire
