#pragma once

#include "tests/app/web/server/shown_game.h"

#include <thread>

/// The referee itself behind the feed, in this process, at a camera that gives no picture yet:
/// players tap and type.
namespace umpire::testing {

class FollowedGame {
public:
    /// `position`: where it begins; empty: at the start.
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

/// How a game stands there, and what may be put right on that spot.
struct GameSeen {
    LivePosition position;
    referee::Offer offer;
};
GameSeen seenAt(const std::string& game, const std::string& position, int spot = 0,
                const std::string& variant = "");

} // namespace umpire::testing
