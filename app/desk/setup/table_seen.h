#pragma once

#include "app/game/live/live_game.h"

#include <functional>

namespace umpire::desk {

/// Whether a game can start by what one picture shows.
struct TableSeen {
    bool found = false;
    /// The table file that was written of it; none: the game needs none.
    std::optional<std::filesystem::path> measured;
};

/// Whether the game's printed board has to be in a table file; the others' pieces and squares are
/// found by themselves.
bool needsBoardFile(const std::string& game);

/// `image`: CV_8UC3. May take a second.
using LookForTable = std::function<TableSeen(const cv::Mat& image)>;

/// Looks for what the game of `request` goes by: the tags of the kit or its pieces; where its
/// printed board has to be found, `out` is written once that is seen, empty, between the tags.
/// Where the request names a table already, or goes on, nothing is looked for.
LookForTable tableLook(const LiveRequest& request, const std::filesystem::path& out);

} // namespace umpire::desk
