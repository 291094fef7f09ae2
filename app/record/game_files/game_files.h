#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace umpire {

/// The loaded value, or one error line that names the file, the field or line, and the remedy.
template <typename T>
using Loaded = tl::expected<T, std::string>;

struct GameFile {
    std::string
        /// begins error messages: the default file's name, or the path of the players' own file
        name;
    std::string text;
};

/// Maps the default file's name ("naval_board.txt") to the game's file.
using GameFiles = std::map<std::string, GameFile, std::less<>>;

/// Limit of the size of a game's file.
constexpr std::size_t kMaxGameFileBytes = 1U << 20U;

/// Returns the files of that game; the players' files (`own`) replace the defaults. From a folder,
/// each file with a default's name is taken; a single file replaces the default with the same
/// extension. Errors: a path that cannot be read, is too large, or is no file of the game.
Loaded<GameFiles> gameFiles(std::string_view game, std::span<const std::filesystem::path> own = {});

} // namespace umpire
