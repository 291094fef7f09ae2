#pragma once

#include <span>
#include <string_view>

namespace umpire {

/// A table, map or board that is built into the program.
struct DefaultFile {
    std::string_view game; ///< "naval-battle"
    std::string_view name; ///< "naval_board.txt"; each extension occurs once in a game
    std::string_view text;
};

/// Returns the files in data/, grouped by game.
std::span<const DefaultFile> defaultFiles();

} // namespace umpire
