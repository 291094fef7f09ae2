#include "tests/app/web/telephone/followed_game.h"

#include "app/eye/camera/pushed_source.h"
#include "app/game/live/live_game.h"

#include <gtest/gtest.h>

namespace umpire::testing {

FollowedGame::FollowedGame(const std::string& game, const std::string& position,
                           WithToken withToken)
    : shown(withToken), referee_([this, game, position] {
          LiveRequest request;
          request.source = "a camera without pictures";
          request.game = game;
          request.position = position.empty() ? std::nullopt : std::optional(position);
          request.commands.queues = {shown.feed->commands()};
          request.stop = end_.get_token();
          request.open = [] { return openPushed(std::make_shared<PushedPictures>(), "a camera"); };
          const auto followed = followGame(request, showingTo(shown.feed));
          EXPECT_TRUE(followed) << english(followed.error().message);
      }) {}

FollowedGame::~FollowedGame() {
    end_.request_stop();
    referee_.join();
}

} // namespace umpire::testing
