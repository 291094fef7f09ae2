#include "app/game/live/live_setup.h"
#include "app/record/journal/recorded_start.h"
#include "tests/app/scratch_folder.h"

#include <fstream>
#include <gtest/gtest.h>

/// Tests that a record keeps a group's own variant: its text, which replays the game, and its file.
namespace umpire::testing {
namespace {

TEST(OwnVariant, IsKeptByTheRecord) {
    const ScratchFolder folder;
    const auto file = folder.file("sunday.variant.json");
    std::ofstream(file) << R"({"schema": "umpire.variant/1",
        "game": "war-galley", "name": "sunday", "settings": "introduction turn=in-place",
        "about": {"en": "A galley turns on the spot."}})";
    LiveRequest request;
    request.game = "war-galley";
    request.data = {file};
    for (const char* const variant : {"", "sunday"}) {
        request.variant = variant;
        const auto setup = newGame(request);
        ASSERT_TRUE(setup) << english(setup.error().message);
        EXPECT_EQ(setup->settings.variant, "introduction turn=in-place");
        EXPECT_EQ(setup->settings.gameFiles.count("variant.json"), 1U);
        const PlayedRules rules = playedRules(setup->settings);
        EXPECT_EQ(rules.variant, "introduction turn=in-place");
        ASSERT_TRUE(rules.own) << "pages and the window name it";
        EXPECT_EQ(rules.own->name, "sunday");
        const auto start = recordedStart(setup->settings);
        ASSERT_TRUE(start) << english(start.error().message);
        EXPECT_EQ((*start)->text(), setup->start->text());
    }
    request.variant = "standard";
    EXPECT_FALSE(playedRules(newGame(request)->settings).own) << "another one is played";
}

} // namespace
} // namespace umpire::testing
