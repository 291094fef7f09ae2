#pragma once

#include <span>
#include <string_view>

namespace umpire {

/// A table, map or board that is a part of the program.
struct DefaultFile {
    std::string_view game; ///< such as "naval-battle"
    std::string_view name; ///< such as "naval_board.txt"; each extension occurs only once in a game
    std::string_view text;
};

/// Returns the contents of the folder data/, grouped by game.
std::span<const DefaultFile> defaultFiles();

} // namespace umpire
