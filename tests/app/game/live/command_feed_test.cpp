#include "app/game/live/command_feed.h"

#include "app/game/live/announcement_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace umpire {
namespace {

using std::chrono::microseconds;

TEST(CommandFeed, ALineMayWaitForItsTime) {
    EXPECT_EQ(fedCommand("@12.5 undo 2\r")->line, "undo 2");
    EXPECT_EQ(fedCommand("@12.5 undo 2")->at, microseconds(12'500'000));
    EXPECT_EQ(fedCommand("undo")->at, microseconds(0));
    EXPECT_FALSE(fedCommand("# a remark"));
    EXPECT_FALSE(fedCommand("  "));
    EXPECT_EQ(fedCommand("@x undo")->line, "@x undo") << "is refused by the referee";
    EXPECT_EQ(fedCommand("@12.5")->line, "@12.5");
    EXPECT_EQ(fedCommand("@-1 undo")->line, "@-1 undo");
}

TEST(CommandFeed, HearsSeveralVoicesAndKeepsTheirLinesApart) {
    int one[2];
    int other[2];
    ASSERT_EQ(pipe(one), 0);
    ASSERT_EQ(pipe(other), 0);
    CommandFeed feed(
        CommandSources{.voices = {{-1}, {one[0]}, {other[0], referee::Authority::seat("red")}}});
    ASSERT_EQ(write(one[1], "und", 3), 3);
    ASSERT_EQ(write(other[1], "pause\nres", 9), 9);
    EXPECT_EQ(feed.next(microseconds(0)), referee::typed("pause", referee::Authority::seat("red")));
    EXPECT_FALSE(feed.next(microseconds(0)));
    close(other[1]);
    EXPECT_EQ(feed.next(microseconds(0))->words, "res") << "its last line, without an end";
    ASSERT_EQ(write(one[1], "o\n", 2), 2);
    EXPECT_EQ(feed.next(microseconds(0)), referee::typed("undo"));
    for (const int end : {one[0], one[1], other[0]}) {
        close(end);
    }
}

TEST(CommandFeed, TakesValuesOfOtherThreadsAndNoMoreThanFit) {
    const auto queue = std::make_shared<CommandQueue>();
    CommandFeed feed(CommandSources{.queues = {queue}});
    const auto said = spoken(referee::Undo{2}, referee::Authority::seat("red"));
    for (std::size_t i = 0; i < CommandQueue::kMaxWaiting; ++i) {
        ASSERT_TRUE(queue->push(said));
    }
    EXPECT_FALSE(queue->push(said));
    EXPECT_EQ(feed.next(microseconds(0)), said);
    EXPECT_TRUE(queue->push(said));
}

TEST(CommandFeed, KeepsAValueUntilItsTime) {
    const auto queue = std::make_shared<CommandQueue>();
    CommandFeed feed(CommandSources{.queues = {queue}});
    const auto later = referee::spoken(referee::LetStand{});
    const auto now = referee::spoken(referee::Pause{});
    ASSERT_TRUE(queue->push(later, microseconds(2'000'000)));
    ASSERT_TRUE(queue->push(now));
    EXPECT_EQ(feed.next(microseconds(1'000'000)), now);
    EXPECT_FALSE(feed.next(microseconds(1'000'000)));
    EXPECT_EQ(feed.next(microseconds(2'000'000)), later);
}

TEST(CommandFeed, GivesWhatIsDueAndNeverWaits) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    CommandFeed feed(CommandSources{.voices = {{ends[0]}}});
    EXPECT_FALSE(feed.next(microseconds(0)));
    const std::string text = "pause\n@2 resume\nundo";
    ASSERT_EQ(write(ends[1], text.data(), text.size()), ssize_t(text.size()));
    EXPECT_EQ(feed.next(microseconds(1'000'000))->words, "pause");
    EXPECT_FALSE(feed.next(microseconds(1'000'000)));
    EXPECT_EQ(feed.next(microseconds(2'000'000))->words, "resume");
    EXPECT_FALSE(feed.next(microseconds(2'000'000))) << "a line without its end";
    close(ends[1]);
    EXPECT_EQ(feed.next(microseconds(2'000'000))->words, "undo");
    EXPECT_FALSE(feed.rest());
    close(ends[0]);
}

TEST(CommandFeed, AnAnnouncementIsALineOfJson) {
    using namespace referee;
    const auto json = jsonOf({microseconds(1'500'000), Called{.ply = 1,
                                                              .player = "roman",
                                                              .action = "d1-d3",
                                                              .position = "p",
                                                              .probability = 0.99951}});
    EXPECT_EQ(json.dump(), R"({"time_s":1.5,"event":"called","ply":1,"player":"roman",)"
                           R"("action":"d1-d3","events":[],"position":"p","source":"seen",)"
                           R"("probability":1.0,"others":[]})");
    EXPECT_EQ(jsonOf({{}, StateChanged{TableState::HandOverTable}})["state"],
              "hand over the table");
    EXPECT_EQ(
        jsonOf({{}, Desynchronised{{{"d4", "nothing", "a stone"}}}})["differences"][0]["where"],
        "d4");
}

} // namespace
} // namespace umpire
