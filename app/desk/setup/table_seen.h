#pragma once

#include "app/game/live/live_game.h"

#include <functional>

namespace umpire::desk {

/// Whether one picture suffices to start a game.
struct TableSeen {
    bool found = false;
    /// The table file that was written from the picture; none: the game needs no file.
    std::optional<std::filesystem::path> measured;
};

/// Tells whether the game's printed board must be in a table file; other games' pieces and squares
/// are found without one.
bool needsBoardFile(const std::string& game);

/// Examines `image`, CV_8UC3. May take a second.
using LookForTable = std::function<TableSeen(const cv::Mat& image)>;

/// Returns a function that looks for the table of the request's game: for the kit's tags or the
/// game's pieces. If the game's printed board must be found, the function writes `out` once it sees
/// the empty board between the tags. The function does nothing if the request names a table or
/// resumes a game.
LookForTable tableLook(const LiveRequest& request, const std::filesystem::path& out);

} // namespace umpire::desk
