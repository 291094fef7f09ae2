#include "app/record/journal/journal_copy.h"

#include "app/record/journal/journal_tail.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>

namespace umpire::testing {
namespace {

/// A journal of War Galley and its copies.
class CopiedJournals : public ::testing::Test {
protected:
    void SetUp() override {
        writeJournal(original, playoutSettings(kGame), recordedPlayout(kGame, 3, 30));
        whole = wholeRecord(original);
        ASSERT_GT(whole.pictures.size(), 1U);
        tail = *rowsAfter(original, 0, 100'000);
        ASSERT_EQ(tail.count, std::int64_t(tail.rows.size()));
    }

    [[nodiscard]] CopiedJournal copied() const {
        return {tail.settings,
                {tail.count, tail.rows.back().hash},
                [this](std::int64_t after) {
                    return rowsAfter(original, after, 7).map([](JournalTail some) {
                        return std::move(some.rows);
                    });
                },
                [this](const EventRow& row) { return pictureOf(original, row.number); }};
    }

    static constexpr const char* kGame = "war-galley";
    ScratchFolder scratch;
    std::filesystem::path original = scratch.file("original.umpire");
    std::filesystem::path copy = scratch.file("copy.umpire");
    WholeRecord whole;
    JournalTail tail;
};

TEST_F(CopiedJournals, HaveTheSameEventsHashesAndPictures) {
    ASSERT_TRUE(writeCopy(copy, copied()));
    const WholeRecord same = wholeRecord(copy);
    EXPECT_EQ(same.record.events, whole.record.events);
    EXPECT_EQ(same.record.settings, whole.record.settings);
    EXPECT_EQ(same.pictures, whole.pictures);
    const auto verified = readJournal(copy, JournalCheck::Bytes);
    EXPECT_TRUE(verified->faults.empty()) << describe(verified->faults);
    EXPECT_TRUE(verified->isSealed);
    EXPECT_TRUE(verified->picturesElsewhere.empty());
}

TEST_F(CopiedJournals, SayWhichPicturesAreElsewhere) {
    const std::int64_t missing = whole.pictures.begin()->first;
    CopiedJournal without = copied();
    without.pictureOf = [&](const EventRow& row) {
        return row.number == missing ? std::optional<std::string>()
                                     : pictureOf(original, row.number);
    };
    ASSERT_TRUE(writeCopy(copy, without));
    const auto verified = readJournal(copy, JournalCheck::Bytes);
    EXPECT_TRUE(verified->faults.empty()) << describe(verified->faults);
    EXPECT_EQ(verified->picturesElsewhere, std::vector{missing});
    EXPECT_EQ(*pictureOf(copy, missing), std::nullopt);
    whole.pictures.erase(missing);
    EXPECT_EQ(wholeRecord(copy).pictures, whole.pictures);

    const RunResult said = runUmpire({"log", "verify", copy.string()});
    EXPECT_EQ(said.status, 0);
    EXPECT_THAT(said.out, ::testing::HasSubstr(" events, intact, last hash "));
    EXPECT_THAT(said.out, ::testing::HasSubstr("the picture of event " + std::to_string(missing) +
                                               " is not in this copy"));
}

TEST_F(CopiedJournals, KeepWhatDoesNotVerifyAsItIs) {
    CopiedJournal changed = copied();
    changed.rowsAfter = [&](std::int64_t after) {
        return rowsAfter(original, after, 7).map([](JournalTail some) {
            for (EventRow& row : some.rows) {
                row.timeUs += row.number == 5 ? 1 : 0;
            }
            return std::move(some.rows);
        });
    };
    ASSERT_TRUE(writeCopy(copy, changed));
    EXPECT_EQ(describe(readJournal(copy, JournalCheck::Whole)->faults), "event 5 was changed\n");
}

TEST_F(CopiedJournals, LeaveNothingWhereTheyFail) {
    CopiedJournal failing = copied();
    failing.pictureOf = [](const EventRow&) -> Expected<std::optional<std::string>> {
        return tl::make_unexpected(Failure{ExitStatus::CannotRead, "the picture's disk is gone"});
    };
    const auto failed = writeCopy(copy, failing);
    ASSERT_FALSE(failed);
    EXPECT_EQ(english(failed.error().message), "the picture's disk is gone");
    EXPECT_FALSE(std::filesystem::exists(copy));
    ASSERT_TRUE(writeCopy(copy, copied()));
    EXPECT_FALSE(writeCopy(copy, failing)) << "a copy never takes the place of a file";
    EXPECT_EQ(wholeRecord(copy).pictures, whole.pictures);
}

TEST(MissingPictures, AreNamedUpToTen) {
    EXPECT_EQ(missingPicturesText({}), "");
    EXPECT_EQ(missingPicturesText({7}), "the picture of event 7 is not in this copy");
    EXPECT_EQ(missingPicturesText({7, 9}), "the pictures of events 7, 9 are not in this copy");
    EXPECT_EQ(
        missingPicturesText({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
        "the pictures of events 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more are not in this copy");
}

} // namespace
} // namespace umpire::testing
