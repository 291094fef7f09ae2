#pragma once

#include "app/record/journal/journal.h"
#include "tests/app/record/journal/recorded_playout.h"

#include <gtest/gtest.h>
#include <map>

namespace umpire::testing {

/// A record with its pictures, by event.
struct WholeRecord {
    JournalRecord record;
    std::map<std::int64_t, std::string> pictures;
};

/// Reads a record; a failure fails the test.
inline WholeRecord wholeRecord(const std::filesystem::path& file) {
    auto record = readJournal(file, JournalCheck::Whole);
    EXPECT_TRUE(record) << (record ? "" : english(record.error().message));
    WholeRecord whole{record.value_or(JournalRecord{}), {}};
    for (const RecordedEvent& event : whole.record.events) {
        const auto picture = pictureOf(file, event.number);
        if (picture && *picture) {
            whole.pictures[event.number] = **picture;
        }
    }
    return whole;
}

/// Writes these events to a new journal and closes it.
inline void writeJournal(const std::filesystem::path& file, const GameSettings& settings,
                         const std::vector<Entry>& events) {
    auto journal = Journal::create(file, settings);
    ASSERT_TRUE(journal) << english(journal.error().message);
    for (const Entry& event : events) {
        const auto recorded = journal->append(event);
        ASSERT_TRUE(recorded) << english(recorded.error().message);
    }
}

/// Lists all faults for a test's message.
inline std::string describe(const std::vector<JournalFault>& faults) {
    std::string text;
    for (const JournalFault& fault : faults) {
        text += english(fault.what) + "\n";
    }
    return text;
}

} // namespace umpire::testing
