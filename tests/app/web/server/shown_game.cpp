#include "tests/app/web/server/shown_game.h"

#include <gtest/gtest.h>

namespace umpire::testing {

using namespace std::chrono_literals;

ShownGame::ShownGame(WithToken withToken, FeedRequest request) {
    request.listen = "127.0.0.1:0";
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

void playMurus(Feed& feed) {
    feed.announce({1s, StateChanged{TableState::Still}});
    LivePosition position{"tttttttt/8/8/8/8/8/TTTTTTTT r", {"roman"}, 0, "murus-gallicus"};
    position.names = {{"roman", "Antónia"}};
    feed.show(position);
    Called called;
    called.ply = 1;
    called.player = "roman";
    called.action = "d1-d3";
    for (const char* to : {"d2", "d3"}) {
        called.happened.push_back(
            message("%1 stone %2 to %3, %4 high", message("Roman"), "d1", to, 1));
    }
    called.position = "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g";
    called.probability = 0.98765;
    feed.announce({2500ms, called});
    position.position = called.position;
    position.toMove = {"gaul"};
    position.ply = 1;
    feed.show(position);
}

void playWarGalley(Feed& feed) {
    feed.announce({1s, StateChanged{TableState::Still}});
    const std::string position = "6:3/5/2@150,150,60;5:0/0/1@330,100,90 "
                                 "4:4/2/4@260,250,250;6:6/6/2@480,330,270 orders";
    Called called;
    called.ply = 31;
    called.player = "A";
    called.action = "A1 fires at B1: 2 hits";
    called.happened = {"B1 is hit by 2 matches of A1", "B1 loses two oars on starboard"};
    called.position = position;
    feed.announce({95s, called});
    feed.show(LivePosition{position, {"A", "B"}, 31, "war-galley"});
}

void playNavalBattle(Feed& feed) {
    LivePosition position{"", {"red"}, 0, "naval-battle"};
    position.seenBy = {{"red", "LOd6,PAa2 ??d9 red"}, {"yellow", "??a2d6 FRd9 red"}};
    feed.show(position);
    Refused refused{.command = "play a2-a9",
                    .because = "this is not allowed with these pieces; their owner may "
                               "hear why (NB-5)",
                    .reasons = {{"red", "a9 is 7 squares away from a2; a battleship moves "
                                        "2 (NB-6)"}},
                    .by = "red",
                    .repeats = false};
    feed.announce({1s, refused});
    Called called;
    called.ply = 1;
    called.player = "red";
    called.action = "d6~d9";
    called.happened = {"red plane from d6 attacks frigate on d9: the attacked is lost"};
    called.position = "LOd6,PAa2,SAd9 - yellow";
    called.onlyFor = "red";
    called.positionIsSecret = true;
    const std::string openly = "red plane attacks frigate on d9: the attacked is lost";
    called.heard = {{"", {{openly}, ""}},
                    {"red", {called.happened, called.position}},
                    {"yellow", {{openly}, "SAd9,??a2d6 - yellow"}}};
    feed.announce({2s, called});
}

Announcement noteOf(std::size_t letters, std::chrono::microseconds at) {
    return {at, Noted{std::string(letters, 'n')}};
}

} // namespace umpire::testing
