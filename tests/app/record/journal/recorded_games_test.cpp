#include "app/record/journal/export_game.h"
#include "app/record/journal/game_tags.h"
#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/replay.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gmock/gmock.h>

/// Exported games, whole folders of them, held to the rules of today.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

std::vector<std::filesystem::path> recordedGames() {
    std::vector<std::filesystem::path> folders;
    const auto all = std::filesystem::path(UMPIRE_SOURCE_DIR) / "tests" / "recorded_games";
    for (const auto& entry : std::filesystem::directory_iterator(all)) {
        if (entry.is_directory()) {
            folders.push_back(entry.path());
        }
    }
    std::ranges::sort(folders);
    return folders;
}

TEST(RecordedGames, ReplayByTodaysRulesWithoutADifference) {
    ASSERT_GE(recordedGames().size(), 5U) << "one of each game";
    for (const auto& folder : recordedGames()) {
        const auto game = readGameFolder(folder);
        ASSERT_TRUE(game) << english(game.error().message);
        const auto replayed = replay(game->settings, game->events);
        ASSERT_TRUE(replayed) << english(replayed.error().message);
        EXPECT_GT(replayed->actions, 5) << folder;
        for (const ReplayDifference& one : replayed->differences) {
            ADD_FAILURE() << folder << ": event " << one.event << ", " << one.action << ": "
                          << one.what << "\nrecorded: " << one.recorded
                          << "\ntoday:    " << one.today;
        }
    }
}

TEST(RecordedGames, AreWrittenAsTheyAreRead) {
    for (const auto& folder : recordedGames()) {
        const auto game = readGameFolder(folder);
        ASSERT_TRUE(game) << english(game.error().message);
        EXPECT_EQ(contentsOf(folder / "actions.txt"), textOf(*game)) << folder;
        std::string positions;
        for (const RecordedEvent& event : lineOfPlay(game->events)) {
            const std::string* position = positionAfter(event.happening);
            positions += position == nullptr ? "" : *position + "\n";
            const std::string name = std::to_string(1'000'000 + event.number).substr(1) + ".jpg";
            EXPECT_EQ(std::filesystem::exists(folder / "frames" / name), !event.pictureHash.empty())
                << folder << " " << name;
        }
        EXPECT_EQ(contentsOf(folder / "positions.txt"), positions) << folder;
    }
}

/// The journals of version 0.5, one of each game, and what it made of them.
std::vector<std::filesystem::path> recordedJournals() {
    std::vector<std::filesystem::path> files;
    const auto all = std::filesystem::path(UMPIRE_SOURCE_DIR) / "tests" / "recorded_journals";
    for (const auto& entry : std::filesystem::directory_iterator(all)) {
        if (entry.path().extension() == ".umpire") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

TEST(RecordedJournals, OpenReplayAndAreExportedByteForByteAsOnce) {
    ASSERT_EQ(recordedJournals().size(), 5U) << "one of each game";
    for (auto file : recordedJournals()) {
        const auto record = readJournal(file, JournalCheck::Bytes);
        ASSERT_TRUE(record) << english(record.error().message);
        EXPECT_TRUE(record->faults.empty()) << english(record->faults.front().what);
        const auto replayed = replay(record->settings, record->events);
        ASSERT_TRUE(replayed) << english(replayed.error().message);
        EXPECT_TRUE(replayed->differences.empty()) << replayed->differences.front().what;
        const ExportedGame game{record->settings, record->events};
        EXPECT_EQ(jsonLinesOf(game), contentsOf(file.replace_extension("jsonl")));
        EXPECT_EQ(textOf(game), contentsOf(file.replace_extension("txt")));
    }
}

TEST(Tags, ComeBack) {
    for (const std::string value : {"", "Anna", "Ben \"the\" Great", "back\\slash", "\\\"", "]"}) {
        const GameTag tag{"Player1", value};
        EXPECT_EQ(tagIn(textOf(tag)), tag) << textOf(tag);
    }
    for (const char* line : {"", "[", "[Game]", "[Game \"]", "[ \"x\"]", "d1-d3", "Game \"x\"]"}) {
        EXPECT_FALSE(tagIn(line)) << line;
    }
    EXPECT_EQ(textOf(GameTag{"A", "b\nc"}), "[A \"b c\"]");
}

TEST(Replay, RefusesAGameOrVariantThatIsNotKnown) {
    EXPECT_THAT(english(replay({.game = "chess"}, {}).error().message),
                HasSubstr("`chess` is not known"));
    EXPECT_THAT(english(replay({.game = "murus-gallicus", .variant = "fast"}, {}).error().message),
                HasSubstr("`fast`"));
    EXPECT_THAT(
        english(replay({.game = "naval-battle", .gameFiles = {{"naval_board.txt", "?"}}}, {})
                    .error()
                    .message),
        HasSubstr("naval_board.txt"));
}

} // namespace
} // namespace umpire::testing
