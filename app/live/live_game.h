#pragma once

#include "app/look/failure.h"
#include "app/referee/events.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

/// Follows a game from its first frame to the source's end.
namespace umpire {

struct LiveRequest {
    std::string source; ///< as app/camera takes it
    std::string game;
    std::string variant; ///< empty: the game's first
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    std::optional<std::string> position;     ///< where to begin, instead of at the start
    std::vector<std::filesystem::path> data; ///< the players' own table, map or board
    int commands = -1;                       ///< file descriptor with a command a line; -1: none
};

/// Is told everything in order. An error ends the game.
using Announce = std::function<Expected<void>(const referee::Announcement&)>;
/// For people, besides: what is wrong with the source, or that the table is not found yet.
using Remark = std::function<void(const std::string&)>;

struct LiveListeners {
    Announce announce;
    Remark remark;
};

/// Errors: WrongUsage for a game or variant that is none, CannotRead and CannotWrite for files and
/// sources, those of `announce`.
Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners);

} // namespace umpire
