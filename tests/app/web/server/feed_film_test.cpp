#include "app/web/server/feed.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/web/server/crowd.h"
#include "tests/app/web/server/shown_game.h"

#include <atomic>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <thread>

namespace umpire::testing {
namespace {

/// The game's record but for notes, which clients may write.
struct Record {
    std::vector<std::string> lines;
    std::vector<std::string> notes;
    int frames = 0;
};

/// Follows the film; `feed` may be null.
Record recordOf(const std::shared_ptr<Feed>& feed) {
    Record record;
    LiveRequest request = twoActions().request("murus-gallicus");
    if (feed != nullptr) {
        request.commands.queues = {feed->commands()};
    }
    LiveListener listener;
    listener.announce = [&](const Announcement& each) -> Expected<void> {
        const bool note = std::holds_alternative<Noted>(each.event);
        (note ? record.notes : record.lines)
            .push_back(std::to_string(each.at.count()) + " " + text(each.event));
        return {};
    };
    listener.frame = [&](const LiveFrame&) { ++record.frames; };
    LiveListeners listeners(listener);
    listeners.add(showingTo(feed));
    const auto followed = followGame(request, listeners);
    EXPECT_TRUE(followed) << english(followed.error().message);
    return record;
}

TEST(FeedFilm, GivesTheSameRecordWithTwoHundredClientsAsWithNone) {
    const Record alone = recordOf(nullptr);
    ASSERT_EQ(alone.frames, int(twoActions().labels.size()));
    ASSERT_GT(alone.lines.size(), 4U);

    const ShownGame game(WithToken::Yes);
    const Crowd crowd = crowdOf(200, game.port);
    std::atomic<bool> over = false;
    int pictures = 0;
    int commands = 0;
    std::thread visitor([&] { // sends one request after the other, and commands
        while (!over) {
            const Answer picture = get(game.port, "/table.jpg");
            pictures += picture.status == 200 ? 1 : 0;
            commands +=
                ask(game.port, "POST /command?token=" + kToken, "", "note hello").status == 202 ? 1
                                                                                                : 0;
            get(game.port, "/state");
        }
    });
    const Record watched = recordOf(game.feed);
    over = true;
    visitor.join();
    EXPECT_EQ(watched.lines, alone.lines);
    EXPECT_EQ(watched.frames, alone.frames);
    EXPECT_GT(pictures, 0);
    EXPECT_GT(commands, 0);
    EXPECT_GT(watched.notes.size(), 0U) << "the game took the clients' commands";

    const std::size_t events = watched.lines.size() + watched.notes.size();
    for (const auto& reader : crowd.readers) {
        for (std::size_t number = 1; number <= events; ++number) {
            const auto event = reader->next();
            ASSERT_TRUE(event);
            ASSERT_EQ((*event)["number"], number);
        }
    }
    const auto state = get(game.port, "/state").json();
    EXPECT_EQ(state["ply"], 2);
    EXPECT_EQ(state["score"][0]["counts"][1]["number"], 2);
    EXPECT_EQ(state["table"], "still");
}

} // namespace
} // namespace umpire::testing
