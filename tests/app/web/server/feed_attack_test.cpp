#include "tests/app/web/server/door_holder.h"
#include "tests/app/web/server/shown_game.h"

#include <future>
#include <gtest/gtest.h>

/// Tests clients that occupy places; hold_door does the same to a running program.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// Limit of the wait; it usually takes under one second, but a busy machine may be slower.
constexpr auto kHang = 30s;

class FeedAttack : public ::testing::TestWithParam<Hold> {};

TEST_P(FeedAttack, KeepsNobodyElseOut) {
    const ShownGame game(WithToken::Yes);
    game.feed->announce(noteOf(3));
    EventReader early(game.port, "/events?from=1");
    ASSERT_EQ(early.next().value()["number"], 1);
    auto second = std::async(std::launch::async, [&early] { return early.next(); });
    const DoorHolder holder(game.port, GetParam(), 400);
    for (const std::string& fields : {std::string(), kBearer}) {
        for (const Visit visit : {Visit::State, Visit::Events}) {
            const auto waited = waitedFor(game.port, visit, fields);
            ASSERT_TRUE(waited);
            EXPECT_LT(*waited, kHang);
        }
    }
    EXPECT_GT(holder.sentAway(), 0);
    game.feed->announce(noteOf(3));
    EXPECT_EQ(second.get().value()["number"], 2) << "who was there before, and answers, stays";
}

INSTANTIATE_TEST_SUITE_P(Holding, FeedAttack,
                         ::testing::Values(Hold::Idle, Hold::Answering, Hold::Slow),
                         [](const auto& each) {
                             return each.param == Hold::Idle   ? "IdleWebSockets"
                                    : each.param == Hold::Slow ? "SlowSenders"
                                                               : "WebSocketsThatAnswer";
                         });

TEST(WebSocketFrames, ThatAreNotMaskedEndTheConnectionWith1002) { // RFC 6455 5.1
    const ShownGame game;
    EventReader reader(game.port, "/events");
    reader.connection().send(std::string("\x81\x05hello", 7));
    EXPECT_EQ(reader.closeCode(), 1002);
    EXPECT_FALSE(reader.next()) << "and nothing comes after it";
}

TEST(WebSocketFrames, MayComeWithTheRequestItself) {
    const ShownGame game;
    const Connection hasty(game.port);
    hasty.send(webSocketRequest(game.port, "/events") + std::string("\x81\x05hello", 7));
    const std::string all = hasty.receiveAll();
    EXPECT_TRUE(all.starts_with("HTTP/1.1 101 ")) << all;
    EXPECT_TRUE(all.ends_with("\x88\x02\x03\xEA")) << "closed with 1002";
}

TEST(WebSocketFrames, EachBreachHasItsCloseCode) {
    const ShownGame game;
    const auto codeFor = [&](const std::string& frames) {
        EventReader reader(game.port, "/events");
        reader.connection().send(frames);
        return reader.closeCode();
    };
    EXPECT_EQ(codeFor(maskedFrame(0x88, "\x03\xE8")), 1000) << "a goodbye is answered";
    EXPECT_EQ(codeFor(maskedFrame(0xC1, "x")), 1002) << "a reserved bit";
    EXPECT_EQ(codeFor(maskedFrame(0x83, "x")), 1002) << "a kind that is none";
    EXPECT_EQ(codeFor(maskedFrame(0x09, "x")), 1002) << "a ping in pieces";
    EXPECT_EQ(codeFor(maskedFrame(0x80, "x")), 1002) << "goes on with nothing";
    EXPECT_EQ(codeFor(maskedFrame(0x01, "x") + maskedFrame(0x81, "x")), 1002);
    EXPECT_EQ(codeFor(std::string("\x82\xFE\x10\x01mask", 8)), 1009) << "4097 bytes";
    EXPECT_EQ(codeFor(std::string("\x82\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFFmask", 14)), 1009);
}

TEST(WebSocketFrames, PingsAreAnsweredAndMessagesForgotten) {
    const ShownGame game;
    EventReader reader(game.port, "/events?from=1");
    reader.connection().send(maskedFrame(0x01, "hel") + maskedFrame(0x89, "you") +
                             maskedFrame(0x80, "lo"));
    EXPECT_EQ(reader.connection().receive(5), "\x8A\x03you");
    game.feed->announce(noteOf(3));
    EXPECT_EQ(reader.next().value()["number"], 1);
}

TEST(WebSocketRequests, AreOfVersion13WithAKey) {
    const ShownGame game;
    const auto answerTo = [&](const std::string& key, const std::string& version) {
        return ask(game.port, "GET /events",
                   "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: " + key +
                       "\r\nSec-WebSocket-Version: " + version + "\r\n");
    };
    const Answer old = answerTo("dGhlIHNhbXBsZSBub25jZQ==", "8");
    EXPECT_EQ(old.status, 426);
    EXPECT_NE(old.head.find("Sec-WebSocket-Version: 13"), std::string::npos);
    for (const char* key : {"", "x", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZR==",
                            "dGhlIHNhbXBsZSBub25j\xC3\xA9=="}) {
        EXPECT_EQ(answerTo(key, "13").status, 400) << key;
    }
}

} // namespace
} // namespace umpire::testing
