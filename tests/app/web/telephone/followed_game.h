#pragma once

#include "tests/app/web/server/shown_game.h"

#include <thread>

/// The real referee behind the feed, in this process, with a camera that gives no picture: players
/// tap and type.
namespace umpire::testing {

class FollowedGame {
public:
    /// `position`: the initial position; empty: the start.
    FollowedGame(const std::string& game, const std::string& position,
                 WithToken withToken = WithToken::Yes);
    ~FollowedGame();
    FollowedGame(const FollowedGame&) = delete;
    FollowedGame& operator=(const FollowedGame&) = delete;

    ShownGame shown;

private:
    std::stop_source end_;
    std::thread referee_;
};

} // namespace umpire::testing
