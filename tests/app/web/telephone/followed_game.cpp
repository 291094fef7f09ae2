#include "tests/app/web/telephone/followed_game.h"

#include "app/eye/camera/pushed_source.h"
#include "app/game/live/live_game.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace umpire::testing {
namespace {

LiveRequest requestFor(const std::string& game, const std::string& position,
                       std::shared_ptr<CommandQueue> commands, const std::stop_source& end) {
    LiveRequest request;
    request.source = "a camera without pictures";
    request.game = game;
    if (!position.empty()) {
        request.position = position;
    }
    request.commands.queues = {std::move(commands)};
    request.stop = end.get_token();
    request.open = [] { return openPushed(std::make_shared<PushedPictures>(), "a camera"); };
    return request;
}

void follow(const LiveRequest& request, const LiveListener& listeners) {
    const auto followed = followGame(request, listeners);
    EXPECT_TRUE(followed) << english(followed.error().message);
}

} // namespace

FollowedGame::FollowedGame(const std::string& game, const std::string& position,
                           WithToken withToken)
    : shown(withToken), referee_([this, game, position] {
          Feed& feed = *shown.feed;
          LiveListener listeners;
          listeners.announce = [&feed](const Announcement& each) -> Expected<void> {
              feed.announce(each);
              return {};
          };
          listeners.remark = [](const Message&) {};
          listeners.position = [&feed](const LivePosition& each) { feed.show(each); };
          listeners.offered = [&feed](const referee::Offer& each) { feed.offer(each); };
          follow(requestFor(game, position, feed.commands(), end_), listeners);
      }) {}

FollowedGame::~FollowedGame() {
    end_.request_stop();
    referee_.join();
}

GameSeen seenAt(const std::string& game, const std::string& position, int spot,
                const std::string& variant) {
    GameSeen seen;
    std::stop_source end;
    int pipe[2] = {-1, -1};
    EXPECT_EQ(::pipe(pipe), 0);
    const std::string line = "point " + std::to_string(spot) + "\n";
    EXPECT_EQ(::write(pipe[1], line.data(), line.size()), ssize_t(line.size()));
    LiveListener listeners;
    listeners.announce = [](const Announcement&) -> Expected<void> { return {}; };
    listeners.remark = [](const Message&) {};
    listeners.position = [&](const LivePosition& each) {
        seen.position = each;
        if (!each.board) { // nothing is offered there
            end.request_stop();
        }
    };
    listeners.offered = [&](const referee::Offer& each) {
        seen.offer = each;
        end.request_stop();
    };
    LiveRequest request = requestFor(game, position, pipe[0], end);
    request.variant = variant;
    follow(request, listeners);
    ::close(pipe[0]);
    ::close(pipe[1]);
    return seen;
}

} // namespace umpire::testing
