#include "app/record/journal/journal.h"
#include "tests/app/odd_pictures.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <span>

/// Tests the journals of version 0.5, shown to the program.
namespace umpire::testing {
namespace {

TEST(RecordedJournals, AreGoneOnWith) {
    const ScratchFolder scratch;
    const auto film = scratch.file("film");
    std::filesystem::create_directory(film);
    cv::imwrite((film / "1.png").string(), colourfulPicture({64, 48}));
    int gone = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(UMPIRE_SOURCE_DIR "/tests/recorded_journals")) {
        const auto& file = entry.path();
        if (file.extension() != ".umpire") {
            continue;
        }
        ++gone;
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
        EXPECT_TRUE(
            std::holds_alternative<Resumed>(after->events[before->events.size()].happening));
    }
    EXPECT_EQ(gone, 5) << "one of each game";
}

} // namespace
} // namespace umpire::testing
