#include "tests/app/web/server/shown_game.h"

#include <gtest/gtest.h>

namespace umpire::testing {

using namespace std::chrono_literals;

ShownGame::ShownGame(WithToken withToken, FeedRequest request) {
    request.listen = "127.0.0.1:" + std::to_string(portOf(held));
    if (withToken != WithToken::No) {
        request.token = folder.write("token", kToken + "\n");
    }
    if (withToken == WithToken::AndPlayers) {
        request.players =
            folder.write("players", "red " + kRedsToken + "\nyellow " + kYellowsToken + "\n");
    }
    auto opened = Feed::open(request);
    EXPECT_TRUE(opened) << english(opened.error().message);
    if (opened) {
        feed = *std::move(opened);
        port = std::stoi(feed->address().substr(sizeof "127.0.0.1"));
    }
}

void tell(Feed& feed, const referee::Announcements& announcements, PlayedGame& game) {
    for (const Announcement& each : announcements) {
        game.clock->hear(each.event, each.at);
        feed.count(game.clock->shown());
        feed.announce(each);
    }
    feed.show(game.shown());
}

void playMurus(Feed& feed) {
    PlayedGame game("murus-gallicus");
    game.names = {{"roman", "Antónia"}};
    tell(feed, {{1s, StateChanged{TableState::Still}}}, game);
    tell(feed, game.say("play d1-d3", "", 2500ms), game);
}

void playWarGalley(Feed& feed) {
    PlayedGame game("war-galley", kGalleysThatFire);
    tell(feed, {{1s, StateChanged{TableState::Still}}}, game);
    tell(feed, game.say("play A1 hits 2", "", 95s), game);
}

void playNavalBattle(Feed& feed) {
    PlayedGame game("naval-battle", "LOd6,PAh6,ORb1,DEa1 FRd8,ORp19,DEp20 red");
    feed.show(game.shown());
    tell(feed, game.say("play h6-h9", "red", 1s), game);
    tell(feed, game.say("play d6~d8", "red", 2s), game);
}

void showFrame(Feed& feed, const cv::Mat& image, std::chrono::microseconds time) {
    feed.show(LiveFrame{image, time, nullptr, nullptr, nullptr, nullptr});
}

Announcement noteOf(std::size_t letters, std::chrono::microseconds at) {
    return {at, Noted{std::string(letters, 'n')}};
}

} // namespace umpire::testing
