#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace umpire {

/// What a file gave, or why not: one line that names the file, the field or line, and what to do.
template <typename T>
using Loaded = tl::expected<T, std::string>;

struct GameFile {
    std::string
        name; ///< to begin an error with: the default's name, or the path of the players' own
    std::string text;
};

/// The files of one game under the defaults' names ("naval_board.txt").
using GameFiles = std::map<std::string, GameFile, std::less<>>;

/// No file of a game is larger.
constexpr std::size_t kMaxGameFileBytes = 1U << 20U;

/// The files of that game; those of the players (`own`) instead of the defaults. A folder gives
/// each file in it that has a default's name, a file stands for the default with the same ending.
/// Errors: a path that cannot be read, is too large, or is none of the game's files.
Loaded<GameFiles> gameFiles(std::string_view game, std::span<const std::filesystem::path> own = {});

} // namespace umpire
