#pragma once

#include <span>
#include <string_view>

namespace umpire {

/// A table, map or board that is part of the program.
struct DefaultFile {
    std::string_view game; ///< "naval-battle"
    std::string_view name; ///< "naval_board.txt"; no two of a game share their ending
    std::string_view text;
};

/// The files in data/, a game's together.
std::span<const DefaultFile> defaultFiles();

} // namespace umpire
