#include "tests/app/record/journal/journal_process.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/waiting.h"

#include <gmock/gmock.h>
#include <memory>
#include <sys/stat.h>

/// Tests several programs that begin the same new journal at once.
namespace umpire::testing {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;

constexpr int kRounds = 200;
constexpr int kStarters = 3;

std::vector<std::string> beginning(const std::filesystem::path& file) {
    return {file.string(), "naval-battle", "7", "2", "create"};
}

/// Expects exactly the events that the winner announced.
void expectRecordOf(const std::filesystem::path& file, const JournalProcess& winner) {
    const auto record = readJournal(file, JournalCheck::Bytes);
    ASSERT_TRUE(record) << english(record.error().message);
    EXPECT_EQ(describe(record->faults), "");
    ASSERT_EQ(record->events.size(), winner.announced().size());
    EXPECT_EQ(record->events.back().hash, winner.announced().back().hash);
}

TEST(Starters, OfWhomOneIsLateWithItsLockLoseNothingThatTheOtherAnnounced) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    const auto mark = scratch.file("late");
    JournalProcess late(beginning(file), {{"LD_PRELOAD", UMPIRE_LATE_LOCK_LIBRARY},
                                          {"UMPIRE_LATE_LOCK", mark.string()}});
    ASSERT_TRUE(comesTrue([&] { return std::filesystem::exists(mark); }));
    JournalProcess first(beginning(file));
    ASSERT_EQ(first.waitForEnd(), 0) << first.errors();
    std::filesystem::remove(mark);
    EXPECT_EQ(late.waitForEnd(), 5);
    EXPECT_THAT(late.errors(), HasSubstr("is already there; go on with that game"));
    ASSERT_GT(first.announced().size(), 2U);
    expectRecordOf(file, first);
}

TEST(Starters, OfOneJournalAreOneThatGoesOnAndOthersThatSayWhoHasIt) {
    for (int round = 0; round < kRounds; ++round) {
        const ScratchFolder scratch;
        const auto file = scratch.file("a.umpire");
        std::vector<std::unique_ptr<JournalProcess>> starters;
        for (int i = 0; i < kStarters; ++i) {
            starters.push_back(std::make_unique<JournalProcess>(beginning(file)));
        }
        std::vector<JournalProcess*> winners;
        for (const auto& starter : starters) {
            if (starter->waitForEnd() == 0) {
                winners.push_back(starter.get());
            }
        }
        ASSERT_EQ(winners.size(), 1U) << "round " << round;
        const std::string who = std::to_string(winners[0]->id());
        for (const auto& starter : starters) {
            if (starter.get() != winners[0]) {
                EXPECT_EQ(starter->waitForEnd(), 5);
                EXPECT_THAT(starter->errors(),
                            AnyOf(HasSubstr("is being written by process " + who + ";"),
                                  HasSubstr("is already there")));
            }
        }
        expectRecordOf(file, *winners[0]);
        ASSERT_FALSE(HasFailure()) << "round " << round;
    }
}

} // namespace
} // namespace umpire::testing
