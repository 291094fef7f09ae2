#include "app/record/journal/journal_database.h"
#include "tests/app/record/journal/journal_process.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <random>
#include <unistd.h>

/// Files that were changed, cut short, or never were journals.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

constexpr int kFlips = 400;       ///< flips in a closed journal
constexpr int kLoggedFlips = 150; ///< flips in a killed writer's journal and log
constexpr int kCuts = 150;

/// A journal with the events that were written.
class DamagedJournal : public ::testing::Test {
protected:
    void SetUp() override {
        const auto file = scratch_.file("whole.umpire");
        writeJournal(file, playoutSettings("murus-gallicus"),
                     recordedPlayout("murus-gallicus", 3, 30));
        whole_ = wholeRecord(file);
        bytes_ = contentsOf(file);
        ASSERT_EQ(describe(whole_.record.faults), "");
        ASSERT_GT(whole_.pictures.size(), 5U);
    }

    /// Expects that the record is complete or that the reader names what is missing; returns true
    /// for the latter.
    bool saysWhatIsNot(const std::filesystem::path& file,
                       JournalCheck check = JournalCheck::Whole) const {
        const auto read = readJournal(file, check);
        if (!read) {
            EXPECT_EQ(english(read.error().message).find('\n'), std::string::npos);
            return true;
        }
        if (!read->faults.empty()) {
            for (const JournalFault& fault : read->faults) {
                EXPECT_FALSE(fault.what.empty());
            }
            return true;
        }
        EXPECT_EQ(read->settings, whole_.record.settings);
        EXPECT_EQ(read->events, whole_.record.events);
        EXPECT_EQ(wholeRecord(file).pictures, whole_.pictures);
        return false;
    }

    ScratchFolder scratch_;
    WholeRecord whole_;
    std::string bytes_;
};

TEST_F(DamagedJournal, WithAnyFlippedBitSaysSoOrHasLostNothing) {
    std::mt19937 chance(1);
    int said = 0;
    for (int i = 0; i < kFlips; ++i) {
        std::string bytes = bytes_;
        const std::size_t at = chance() % bytes.size();
        bytes[at] = char(bytes[at] ^ (1 << chance() % 8));
        const auto file = scratch_.write("flipped.umpire", bytes);
        said += saysWhatIsNot(file) ? 1 : 0;
        ASSERT_FALSE(HasFailure()) << "byte " << at;
        EXPECT_TRUE(saysWhatIsNot(file, JournalCheck::Bytes)) << "byte " << at;
    }
    EXPECT_GT(said, kFlips / 2) << "the rest are bytes that nothing reads";
}

TEST_F(DamagedJournal, IsSealedWhereItWasClosedInOrderAndOpenWhileItIsWritten) {
    EXPECT_TRUE(readJournal(scratch_.file("whole.umpire"), JournalCheck::Bytes)->isSealed);
    const auto killed = scratch_.file("killed.umpire");
    {
        JournalProcess writer({killed.string(), "murus-gallicus", "3", "30", "hold"});
        writer.readLines(int(whole_.record.events.size()));
        EXPECT_FALSE(readJournal(killed, JournalCheck::Bytes)->isSealed);
        ASSERT_TRUE(writer.kill());
    }
    const auto left = readJournal(killed, JournalCheck::Bytes);
    ASSERT_TRUE(left);
    EXPECT_FALSE(left->isSealed);
    EXPECT_EQ(describe(left->faults), "");
    { ASSERT_TRUE(Journal::resume(killed)); }
    const auto closed = readJournal(killed, JournalCheck::Bytes);
    EXPECT_TRUE(closed->isSealed);
    EXPECT_EQ(describe(closed->faults), "");
    EXPECT_EQ(closed->events, whole_.record.events);
    std::string bytes = contentsOf(killed);
    const std::size_t seal = bytes.rfind("seal") + 4;
    bytes.replace(seal, 64, std::string(64, 'f'));
    EXPECT_TRUE(saysWhatIsNot(scratch_.write("forged.umpire", bytes), JournalCheck::Bytes));
}

TEST_F(DamagedJournal, WithAFlippedBitInWhatItHoldsAlwaysSaysSo) {
    std::mt19937 chance(2);
    std::vector<std::string> held = {whole_.record.settings.tableFile, "Ben", "call", "\"events\""};
    for (const auto& [number, jpeg] : whole_.pictures) {
        held.push_back(jpeg.substr(0, 900)); // the pictures fit in one page
    }
    for (const RecordedEvent& event : whole_.record.events) {
        held.push_back(event.hash);
    }
    for (const std::string& text : held) {
        const std::size_t begin = bytes_.find(text);
        ASSERT_NE(begin, std::string::npos) << text;
        std::string bytes = bytes_;
        const std::size_t at = begin + chance() % text.size();
        bytes[at] = char(bytes[at] ^ (1 << chance() % 8));
        EXPECT_TRUE(saysWhatIsNot(scratch_.write("flipped.umpire", bytes))) << text;
    }
}

TEST_F(DamagedJournal, CutShortSaysWhatIsMissing) {
    std::mt19937 chance(3);
    int stillRead = 0;
    for (int i = 0; i < kCuts; ++i) {
        const std::size_t size = i == 0 ? 0 : chance() % bytes_.size();
        const auto file = scratch_.write("cut.umpire", bytes_.substr(0, size));
        EXPECT_TRUE(saysWhatIsNot(file)) << size;
        const auto read = readJournal(file, JournalCheck::Whole);
        if (!read || read->events.empty()) {
            continue;
        }
        ++stillRead;
        for (const RecordedEvent& event : read->events) {
            const bool isAccused =
                std::ranges::any_of(read->faults, [&](const JournalFault& fault) {
                    return fault.event == event.number;
                });
            EXPECT_TRUE(isAccused || event == whole_.record.events[std::size_t(event.number - 1)])
                << "event " << event.number << " of a file of " << size << " bytes";
        }
        const bool allEvents = read->events.size() == whole_.record.events.size();
        EXPECT_TRUE(allEvents || describe(read->faults).find("missing") != std::string::npos)
            << describe(read->faults);
        EXPECT_EQ(read->count, std::int64_t(whole_.record.events.size()));
    }
    EXPECT_GT(stillRead, kCuts / 2) << "what is left of a file can be read";
}

TEST_F(DamagedJournal, WhoseWriterWasKilledBearsDamageToItsLogToo) {
    const auto killed = scratch_.file("killed.umpire");
    JournalProcess writer({killed.string(), "murus-gallicus", "3", "30", "hold"});
    writer.readLines(int(whole_.record.events.size()));
    ASSERT_TRUE(writer.kill());
    const std::string log = contentsOf(killed.string() + "-wal");
    ASSERT_FALSE(log.empty()) << "the log is there";
    std::mt19937 chance(4);
    for (int i = 0; i < kLoggedFlips; ++i) {
        std::string damaged = log;
        const std::size_t at = chance() % log.size();
        damaged[at] = char(damaged[at] ^ (1 << chance() % 8));
        damaged.resize(i % 3 == 0 ? chance() % log.size() : log.size());
        const auto file = scratch_.write("logged.umpire", contentsOf(killed));
        std::filesystem::remove(file + "-shm");
        (void)scratch_.write("logged.umpire-wal", damaged);
        EXPECT_FALSE(saysWhatIsNot(file)) << "byte " << at << ": the file alone has everything";
    }
}

TEST_F(DamagedJournal, IsNotGoneOnWith) {
    std::string bytes = bytes_;
    bytes[bytes.find("a piece that was")] ^= 1;
    const auto file = scratch_.write("changed.umpire", bytes);
    const auto journal = Journal::resume(file);
    ASSERT_FALSE(journal);
    EXPECT_EQ(journal.error().status, ExitStatus::CannotWrite);
    EXPECT_THAT(english(journal.error().message), HasSubstr(" was changed"));
    EXPECT_EQ(contentsOf(file), bytes) << "and stays as it is";
}

/// Through SQL: rows that were added, taken away or exchanged.
TEST_F(DamagedJournal, EditedAsADatabaseSaysSo) {
    const std::vector<std::pair<std::string, std::string>> edits = {
        {"DELETE FROM event WHERE number = 9", "event 9 is missing"},
        {"DELETE FROM event WHERE number > 9", "events 10 to "},
        {"UPDATE event SET time_us = time_us + 1 WHERE number = 4", "event 4 was changed"},
        {"UPDATE event SET kind = 'note', payload = '{\"what\": \"\", \"by\": \"\"}' "
         "WHERE number = 5",
         "event 5 was changed"},
        {"UPDATE event SET picture = NULL WHERE number = (SELECT min(event) FROM picture)",
         " was changed"},
        {"DELETE FROM picture WHERE event = (SELECT min(event) FROM picture)",
         "is missing or cannot be read"},
        {"INSERT INTO event SELECT number + 1, time_us, kind, payload, picture, hash FROM event "
         "ORDER BY number DESC LIMIT 1",
         "was added after the record's end"},
        {"UPDATE meta SET value = 'Carl' WHERE name = 'variant'", "or the settings were"},
        {"INSERT INTO meta VALUES ('handicap', '3')", "or the settings were"},
        {"DELETE FROM meta WHERE name = 'game'", "game: is missing"},
        {"DELETE FROM meta WHERE name = 'head'", "the number of events is missing"},
        {"DROP VIEW line_of_play", "the tables or the view were changed"},
        {"CREATE TABLE more (a)", "the tables or the view were changed"}};
    for (const auto& [sql, words] : edits) {
        const auto file = scratch_.write("edited.umpire", bytes_);
        {
            const auto database = JournalDatabase::open(file, JournalDatabase::Access::Write);
            ASSERT_TRUE(database);
            const std::string one = sql.find("INTO event SELECT") == std::string::npos
                                        ? sql
                                        : "INSERT INTO event (number, time_us, kind, payload, "
                                          "picture, hash) " +
                                              sql.substr(sql.find("SELECT"));
            ASSERT_TRUE(database->ask(one)) << english(database->ask(one).error().message);
        }
        const auto read = readJournal(file, JournalCheck::Whole);
        ASSERT_TRUE(read) << sql;
        EXPECT_THAT(describe(read->faults), HasSubstr(words)) << sql;
    }
}

TEST_F(DamagedJournal, ThatIsNoneOrOfAnotherTimeIsRefusedInOneLine) {
    std::string newer = bytes_;
    newer[63] = 2; // PRAGMA user_version
    const auto other = scratch_.file("other.db");
    {
        const auto database = JournalDatabase::open(other, JournalDatabase::Access::Write);
        ASSERT_TRUE(database && database->ask("CREATE TABLE recipe (name TEXT)"));
    }
    const std::vector<std::pair<std::string, std::string>> files = {
        {scratch_.write("newer.umpire", newer), "has schema 2"},
        {other.string(), "is no journal"},
        {scratch_.write("words.umpire", "a shopping list"), "is no journal"},
        {scratch_.write("empty.umpire", ""), "is no journal"},
        {scratch_.write("sqlite.umpire", "SQLite format 3"), "is no journal"},
        {scratch_.file("").string(), "cannot be read"},
        {scratch_.file("none.umpire").string(), "cannot be read"}};
    for (const auto& [file, words] : files) {
        for (const Failure& failure : {readJournal(file).error(), Journal::resume(file).error(),
                                       pictureOf(file, 1).error()}) {
            EXPECT_EQ(failure.status, ExitStatus::CannotRead) << file;
            EXPECT_THAT(english(failure.message), HasSubstr(file + ": "));
            EXPECT_THAT(english(failure.message), HasSubstr(words));
            EXPECT_EQ(english(failure.message).find('\n'), std::string::npos);
        }
    }
    EXPECT_FALSE(looksLikeJournal(other));
    EXPECT_TRUE(looksLikeJournal(scratch_.file("whole.umpire")));
}

/// Drops root's right to write read-only files.
class AsOrdinaryUser {
public:
    AsOrdinaryUser() { isRoot_ = ::geteuid() == 0 && ::seteuid(65'534) == 0; }
    ~AsOrdinaryUser() { EXPECT_TRUE(!isRoot_ || ::seteuid(0) == 0); }
    AsOrdinaryUser(const AsOrdinaryUser&) = delete;
    AsOrdinaryUser& operator=(const AsOrdinaryUser&) = delete;

private:
    bool isRoot_ = false;
};

TEST_F(DamagedJournal, ThatMayNotBeWrittenIsReadAndNotGoneOnWith) {
    namespace fs = std::filesystem;
    for (const bool folderToo : {false, true}) {
        const fs::path folder = scratch_.file(folderToo ? "locked" : "open");
        fs::create_directories(folder);
        const fs::path file = folder / "a.umpire";
        std::ofstream(file, std::ios::binary) << bytes_;
        fs::permissions(file, fs::perms(0444));
        fs::permissions(folder, folderToo ? fs::perms(0555) : fs::perms(0777));
        {
            const AsOrdinaryUser ordinary;
            EXPECT_FALSE(saysWhatIsNot(file));
            const auto journal = Journal::resume(file);
            ASSERT_FALSE(journal);
            EXPECT_EQ(journal.error().status, ExitStatus::CannotWrite);
            EXPECT_THAT(english(journal.error().message), HasSubstr("written"))
                << "says what to check";
            EXPECT_FALSE(
                Journal::create(fs::path(folder) / "b.umpire", playoutSettings("triremes")) &&
                folderToo);
        }
        EXPECT_EQ(contentsOf(file), bytes_);
        fs::permissions(folder, fs::perms(0777));
    }
    EXPECT_FALSE(
        Journal::create(scratch_.file("no/such/folder.umpire"), playoutSettings("triremes")));
}

TEST_F(DamagedJournal, ThatWasNotClosedIsReadFromAReadOnlyDiskWithItsLog) {
    namespace fs = std::filesystem;
    const auto events = recordedPlayout("murus-gallicus", 3, 30);
    const auto file = scratch_.file("open.umpire");
    auto journal = Journal::create(file, playoutSettings("murus-gallicus"));
    ASSERT_TRUE(journal);
    ASSERT_TRUE(journal->append(events[0]));
    const auto reader = JournalDatabase::open(file, JournalDatabase::Access::Read);
    ASSERT_TRUE(reader && reader->ask("BEGIN"));
    const auto seen = reader->ask("SELECT * FROM meta");
    ASSERT_TRUE(seen) << english(seen.error().message);
    ASSERT_TRUE(journal->append(events[1])); // while a reader is open, the event stays in the log
    const fs::path folder = scratch_.file("disk");
    fs::create_directories(folder);
    for (const char* ending : {"", "-wal"}) {
        fs::copy_file(file.string() + ending, folder / ("a.umpire" + std::string(ending)));
        fs::permissions(folder / ("a.umpire" + std::string(ending)), fs::perms(0444));
    }
    fs::permissions(folder, fs::perms(0555));
    {
        const AsOrdinaryUser ordinary;
        const auto record = readJournal(folder / "a.umpire", JournalCheck::Bytes);
        ASSERT_TRUE(record) << english(record.error().message);
        EXPECT_EQ(describe(record->faults), "");
        EXPECT_EQ(record->events.size(), 2U);
    }
    fs::permissions(folder, fs::perms(0777));
}

/// The journal was written by a program that used Qt. It has small pages, so that the fuzzer uses
/// it too.
TEST(OlderJournal, IsReadAndGoneOnWith) {
    const ScratchFolder scratch;
    const auto file = scratch.write(
        "old.umpire", contentsOf(UMPIRE_SOURCE_DIR "/tests/fuzz/corpus/journal/whole"));
    const auto record = readJournal(file, JournalCheck::Bytes);
    ASSERT_TRUE(record) << english(record.error().message);
    EXPECT_EQ(describe(record->faults), "");
    EXPECT_EQ(record->events.size(), 3U);
    ASSERT_TRUE(Journal::resume(file)->append({{}, Noted{"goes on"}, ""}));
    EXPECT_TRUE(readJournal(file, JournalCheck::Bytes)->isSealed);
    EXPECT_EQ(describe(readJournal(file, JournalCheck::Bytes)->faults), "");
}

} // namespace
} // namespace umpire::testing
