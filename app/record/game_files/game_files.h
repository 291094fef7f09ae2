#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace umpire {

/// The loaded value, or one line that names the file, the field or line, and the remedy.
template <typename T>
using Loaded = tl::expected<T, std::string>;

struct GameFile {
    std::string
        /// beginning of error messages: the default file's name, or the path of the players' file
        name;
    std::string text;
};

/// Maps the name of a default file, such as "naval_board.txt", to the file that the game uses.
using GameFiles = std::map<std::string, GameFile, std::less<>>;

/// Maximum size of a game's file, in bytes.
constexpr std::size_t kMaxGameFileBytes = 1U << 20U;

/// Returns the files of a game. The players' files (`own`) replace the default files. A path of
/// `own` is a folder, from which each file with a default file's name is taken, or a single file,
/// which replaces the default file with the same extension. Error: a path cannot be read, is too
/// large, or is no file of the game.
Loaded<GameFiles> gameFiles(std::string_view game, std::span<const std::filesystem::path> own = {});

} // namespace umpire
