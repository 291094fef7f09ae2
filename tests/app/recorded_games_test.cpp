#include "app/journal/export_game.h"
#include "app/journal/journal.h"
#include "app/journal/line_of_play.h"
#include "app/journal/replay.h"
#include "tests/app/odd_pictures.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <span>

/// Exported games, whole folders of them, held to the rules of today.
namespace umpire::testing {
namespace {

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

TEST(RecordedJournals, AreGoneOnWith) {
    const ScratchFolder scratch;
    const auto film = scratch.file("film");
    std::filesystem::create_directory(film);
    cv::imwrite((film / "1.png").string(), colourfulPicture({64, 48}));
    for (const auto& file : recordedJournals()) {
        const auto copy = scratch.file(file.filename());
        std::filesystem::copy_file(file, copy);
        const auto before = readJournal(file);
        const RunResult run = runUmpire({"referee", film.string(), "--resume", copy.string()});
        EXPECT_EQ(run.status, 0) << run.err;
        const auto after = readJournal(copy);
        ASSERT_TRUE(before && after);
        ASSERT_GT(after->events.size(), before->events.size());
        EXPECT_TRUE(std::ranges::equal(before->events,
                                       std::span(after->events).first(before->events.size())));
        EXPECT_EQ(after->events[before->events.size()].happening, Event(Resumed{"--resume"}));
    }
}

} // namespace
} // namespace umpire::testing
