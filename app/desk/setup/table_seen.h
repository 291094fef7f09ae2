#pragma once

#include "app/game/live/live_game.h"

#include <functional>

namespace umpire::desk {

/// Whether the table was seen well enough to start a game.
struct TableSeen {
    bool found = false;
    /// path of the table file written from the picture; none: not needed, or the table was not
    /// found
    std::optional<std::filesystem::path> measured;
};

/// Tells whether a game needs a table file with its printed board. The pieces and boards of other
/// games are found without a file.
bool needsBoardFile(const std::string& game);

/// A function that searches the table in `image` (CV_8UC3), which may take a second.
using LookForTable = std::function<TableSeen(const cv::Mat& image)>;

/// Returns a function that searches the table of a game. If the game needs its printed board, the
/// function writes the table file `out` as soon as it sees the empty board between the tags;
/// otherwise it searches tags or pieces of known size. Returns an empty function if the request
/// names a table file, gives the corners or resumes a game.
LookForTable tableLook(const LiveRequest& request, const std::filesystem::path& out);

} // namespace umpire::desk
