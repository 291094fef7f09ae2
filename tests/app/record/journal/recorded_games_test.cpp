#include "app/record/game_files/played_line.h"
#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"
#include "app/record/journal/replay.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gmock/gmock.h>

/// Tests exported games, and whole folders of them, with today's rules.
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

/// Before 0.6 Abdurrahman came to the rescue only in assaults (BU-A29), and positions do not record
/// this.
TEST(RecordedGames, TellALineByTheDefaultsOfTheirProgram) {
    const std::vector<std::string> line{"fight:VV<EF", "boost:I-KAR>I-C1"};
    for (const auto& [version, isKnown] : {std::pair{"0.5.0", true}, {"0.6.0", false}}) {
        GameSettings settings;
        settings.game = "buda-1686";
        settings.programVersion = version;
        const auto start = recordedStart(settings);
        ASSERT_TRUE(start) << english(start.error().message);
        const auto steps = playedLine(
            *start,
            "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=KF T-A3=NF "
            "T-J3=KZ T-A4=KF I-KAR=EF:5 I-MIK=DF:4 I-C1=EF I-C2=EF I-C3=IN I-S1=IP I-B1=DF I-B2=ID "
            "I-C4=reserve I-H1=reserve drawn=8/3 phase=act actions=2",
            line);
        ASSERT_EQ(steps.size(), 2U);
        EXPECT_FALSE(steps[0].happened.empty());
        EXPECT_EQ(!steps[1].happened.empty(), isKnown) << version;
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

/// Returns the journals of version 0.5, one per game, with that version's own exports.
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
