#include "tests/app/web/server/crowd.h"
#include "tests/app/web/server/shown_game.h"

#include <gtest/gtest.h>

namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

TEST(FeedClients, TwoHundredOfThemHoldUpNoFrameAndNoEvent) {
    const ShownGame game(WithToken::Yes);
    Crowd crowd = crowdOf(200, game.port);
    ASSERT_EQ(crowd.readers.size(), 100U);
    const cv::Mat image(1080, 1920, CV_8UC3, cv::Scalar(60, 90, 120));
    constexpr int kFrames = 300;
    showFrame(*game.feed, image, 0s);
    const double before = residentMemory();
    int events = 0;
    for (int frame = 1; frame <= kFrames; ++frame) {
        showFrame(*game.feed, image, frame * 33ms);
        if (frame % 3 == 0) {
            game.feed->announce(noteOf(2000, frame * 33ms));
            ++events;
        }
        if (frame % 10 == 0) {
            crowd.rude.emplace_back(game.port); // connects and disconnects in the middle of a frame
            crowd.rude.back().send(webSocketRequest(game.port, "/events?from=1") + "\x81");
            crowd.rude.erase(crowd.rude.begin());
        }
    }
    // All events of the game arrived: the game never waited, and no event was dropped.
    const auto state = get(game.port, "/state").json();
    EXPECT_EQ(state["events"]["last"], events);
    EXPECT_DOUBLE_EQ(state["time_s"], kFrames * 0.033);
    for (const auto& reader : crowd.readers) {
        ASSERT_EQ(reader->status(), 101);
        for (int number = 1; number <= events; ++number) {
            const auto event = reader->next();
            ASSERT_TRUE(event);
            ASSERT_EQ((*event)["number"], number);
        }
    }
    EXPECT_EQ(get(game.port, "/table.jpg").status, 200);
    // the limit covers three pictures of 6 MB, a JPEG, and some ten kilobytes per client
    EXPECT_LT(residentMemory() - before, 80.0);
}

TEST(FeedClients, WhoNeverReadsCostsAsMuchAfterTenThousandEventsAsAfterTen) {
    const ShownGame game;
    std::vector<Connection> silent;
    for (int i = 0; i < 50; ++i) {
        silent.emplace_back(game.port);
        silent.back().narrow();
        silent.back().send(webSocketRequest(game.port, "/events?from=1"));
    }
    for (int i = 0; i < 10000; ++i) { // 20 MB, of which the log keeps 16
        game.feed->announce(noteOf(1000));
    }
    get(game.port, "/state");
    const double before = residentMemory();
    for (int i = 0; i < 10000; ++i) {
        game.feed->announce(noteOf(1000));
    }
    EXPECT_EQ(get(game.port, "/state").json()["events"]["last"], 20000);
    // Covers heap fragmentation: 11 to 14 MB with events of 3 kB.
    EXPECT_LT(residentMemory() - before, 40.0) << "a queue each would be 1000 MB";
    EventReader late(game.port, "/events?from=1");
    const auto missed = late.next().value();
    EXPECT_EQ(missed["event"], "missed");
    EXPECT_EQ(late.next().value()["number"], missed["first"]) << "it says from where it goes on";
}

TEST(FeedClients, AnswersEachRudenessWithItsStatus) {
    const ShownGame game;
    EXPECT_EQ(ask(game.port, "GET /state", "X: " + std::string(9000, 'x') + "\r\n").status, 431);
    EXPECT_EQ(ask(game.port, "BREW /state").status, 405);
    EXPECT_EQ(ask(game.port, "GET /../etc/passwd").status, 404);
    EXPECT_EQ(ask(game.port, "GET /events").status, 426);
    EXPECT_EQ(ask(game.port, "GET /state", "Origin: http://evil.example\r\n").status, 403);
    EXPECT_EQ(ask(game.port, "GET /state", "Host: evil.example\r\n").status, 403);
    const Connection garbage(game.port);
    garbage.send("\xF7\xF7\r\n\r\n");
    EXPECT_TRUE(garbage.receiveAll().starts_with("HTTP/1.1 400 "));
    const Connection twice(game.port);
    const std::string request =
        "GET /state HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(game.port) + "\r\n\r\n";
    twice.send(request + request);
    const std::string answers = twice.receiveAll();
    EXPECT_EQ(answers.find("HTTP/1.1 200"), answers.rfind("HTTP/1.1 200")) << "one a connection";
    EXPECT_EQ(get(game.port, "/state").status, 200);
}

} // namespace
} // namespace umpire::testing
