#include "app/record/journal/journal_database.h"
#include "tests/app/record/journal/journal_process.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <optional>
#include <random>
#include <unistd.h>

/// Tests a real writer that is killed, runs out of space, or finds another writer.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

constexpr int kKills = 40; ///< of each game; 200 in total
constexpr int kActions = 24;

std::vector<std::string> writing(const std::filesystem::path& file, const std::string& game) {
    return {file.string(), game, "7", std::to_string(kActions)};
}

/// Expects every announced event in an intact journal.
void expectAnnounced(const std::filesystem::path& file, const std::vector<Announced>& announced) {
    const auto record = readJournal(file, JournalCheck::Whole);
    ASSERT_TRUE(record) << english(record.error().message);
    EXPECT_EQ(describe(record->faults), "");
    for (const Announced& one : announced) {
        ASSERT_GE(record->events.size(), std::size_t(one.number));
        EXPECT_EQ(record->events[std::size_t(one.number - 1)].hash, one.hash);
    }
}

void expectSame(const WholeRecord& one, const WholeRecord& other) {
    EXPECT_EQ(one.record.settings, other.record.settings);
    EXPECT_EQ(one.record.events, other.record.events);
    EXPECT_EQ(one.pictures, other.pictures);
    EXPECT_TRUE(other.record.isSealed) << "closed in order";
    EXPECT_EQ(describe(one.record.faults), "");
}

class KilledWriter : public ::testing::TestWithParam<std::string> {};

TEST_P(KilledWriter, LosesNothingAnnouncedAndEndsLikeAnUndisturbedOne) {
    const ScratchFolder scratch;
    const auto calm = scratch.file("calm.umpire");
    const auto killed = scratch.file("killed.umpire");
    ASSERT_EQ(JournalProcess(writing(calm, GetParam())).waitForEnd(), 0);
    const WholeRecord undisturbed = wholeRecord(calm);
    ASSERT_GT(undisturbed.record.events.size(), std::size_t(kActions));

    std::mt19937 chance(unsigned(GetParam().size()));
    int kills = 0;
    std::size_t resumed = 0;
    while (kills < kKills) {
        JournalProcess writer(writing(killed, GetParam()));
        writer.readLines(int(chance() % 4)); // none: the kill may come before the file exists
        usleep(useconds_t(chance() % 6'000));
        kills += writer.kill() ? 1 : 0;
        if (std::filesystem::exists(killed)) {
            ASSERT_NO_FATAL_FAILURE(expectAnnounced(killed, writer.announced()));
        }
        if (writer.announced().empty() ||
            writer.announced().back().number < std::int64_t(undisturbed.record.events.size())) {
            resumed += writer.announced().empty() ? 0 : 1;
            continue;
        }
        expectSame(wholeRecord(killed), undisturbed);
        std::filesystem::remove_all(killed); // the game is over, so a new one begins
    }
    EXPECT_GT(resumed, 0U) << "none came in the middle of a game";
    ASSERT_EQ(JournalProcess(writing(killed, GetParam())).waitForEnd(), 0);
    expectSame(wholeRecord(killed), undisturbed);
}

TEST_P(KilledWriter, LeavesNoLogThatSpoilsTheNextJournalOfThatName) {
    const ScratchFolder scratch;
    const auto calm = scratch.file("calm.umpire");
    const auto again = scratch.file("again.umpire");
    ASSERT_EQ(JournalProcess(writing(calm, GetParam())).waitForEnd(), 0);
    const std::size_t events = wholeRecord(calm).record.events.size();
    JournalProcess writer(with(writing(again, GetParam()), {"hold"}));
    writer.readLines(int(events));
    ASSERT_TRUE(writer.kill());
    ASSERT_TRUE(std::filesystem::exists(again.string() + "-wal")) << "or this test tells nothing";

    std::filesystem::remove(again); // as a person does who knows only of one file
    ASSERT_EQ(JournalProcess(writing(again, GetParam())).waitForEnd(), 0);
    expectSame(wholeRecord(again), wholeRecord(calm));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, KilledWriter, ::testing::ValuesIn(namesOfGames()),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

/// Counts the unfinished parts of new journals.
std::ptrdiff_t partsIn(const ScratchFolder& scratch) {
    return std::ranges::count_if(
        std::filesystem::directory_iterator(scratch.file("")), [](const auto& entry) {
            return entry.path().filename().string().find(".part") != std::string::npos;
        });
}

TEST(FullDisk, StopsTheWriterWithOneLineAndLosesNothingAnnounced) {
    const ScratchFolder scratch;
    const std::string game = "murus-gallicus";
    const auto calm = scratch.file("calm.umpire");
    ASSERT_EQ(JournalProcess(writing(calm, game)).waitForEnd(), 0);
    int stopped = 0;
    for (const int kilobytes : {2, 8, 20, 31, 34, 38, 42, 50, 200}) {
        const auto file = scratch.file("full-" + std::to_string(kilobytes) + ".umpire");
        JournalProcess writer(with(writing(file, game), {std::to_string(kilobytes * 1024)}));
        if (writer.waitForEnd() != 0) {
            EXPECT_EQ(writer.waitForEnd(), 5);
            EXPECT_THAT(writer.errors(), HasSubstr("the disk is full or fails"));
            EXPECT_EQ(std::ranges::count(writer.errors(), '\n'), 1) << writer.errors();
            ++stopped;
        }
        EXPECT_EQ(partsIn(scratch), 0) << kilobytes;
        if (std::filesystem::exists(file)) {
            ASSERT_NO_FATAL_FAILURE(expectAnnounced(file, writer.announced()));
        } else {
            EXPECT_TRUE(writer.announced().empty());
        }
        ASSERT_EQ(JournalProcess(writing(file, game)).waitForEnd(), 0) << "after space was freed";
        expectSame(wholeRecord(file), wholeRecord(calm));
    }
    EXPECT_GE(stopped, 6) << "the limits are too large to be met";
}

/// Runs a shell script in the scratch folder, where it may mount file systems; its output goes to
/// `last`. Returns none where mounting is not allowed (status 77).
std::optional<int> runWithMounts(const ScratchFolder& scratch, const std::string& script) {
    if (std::system("unshare -Urm true 2>/dev/null") != 0) {
        return std::nullopt;
    }
    const std::string run = "cd '" + scratch.file("").string() + "' && unshare -Urm sh -x '" +
                            scratch.write("script", script) + "' >last 2>&1";
    const int status = WEXITSTATUS(std::system(run.c_str()));
    return status == 77 ? std::nullopt : std::optional(status);
}

TEST(FullDisk, OfARealFileSystemIsSurvivedToo) {
    const ScratchFolder scratch;
    const std::string disk = scratch.file("disk").string();
    std::filesystem::create_directories(disk);
    const std::string writer =
        std::string(UMPIRE_JOURNAL_WRITER) + " '" + disk + "/a.umpire' war-galley 7 80";
    const std::string verify = std::string(UMPIRE_PROGRAM) + " log verify '" + disk + "/a.umpire'";
    const std::string script = "mount -t tmpfs -o size=150k none '" + disk + "' || exit 77\n" +
                               writer + " >announced 2>error\n[ $? = 5 ] || exit 1\n" + verify +
                               " >verified || exit 2\nmount -o remount,size=8m '" + disk +
                               "' || exit 77\n" + writer + " >>announced || exit 3\n" + verify +
                               " || exit 4\n";
    const auto status = runWithMounts(scratch, script);
    if (!status) {
        GTEST_SKIP() << "no file system may be mounted here; the limited file size stands for it";
    }
    EXPECT_EQ(*status, 0) << contentsOf(scratch.file("last")) << contentsOf(scratch.file("error"));
    EXPECT_THAT(contentsOf(scratch.file("error")), HasSubstr("the disk is full or fails"));
    const auto count = std::ranges::count(contentsOf(scratch.file("announced")), '\n');
    EXPECT_THAT(contentsOf(scratch.file("last")),
                HasSubstr(": " + std::to_string(count) + " events, intact"));
}

TEST(FullDisk, AtTheBeginningLeavesAJournalThatOpensOrAFreeName) {
    const ScratchFolder scratch;
    const std::string disk = scratch.file("disk").string();
    std::filesystem::create_directories(disk);
    const std::string file = "'" + disk + "/a.umpire'";
    const std::string script =
        "for size in 4 8 12 16 20 24 28 32 36 40 48 56 64 72 80 90 100; do\n"
        "mount -t tmpfs -o size=${size}k none '" +
        disk + "' || exit 77\n" + UMPIRE_JOURNAL_WRITER + " " + file +
        " war-galley 7 80 >announced 2>error\n[ $? = 5 ] || exit 1\n"
        "grep -q 'the disk is full or fails\\|has space' error || exit 2\n"
        "ls '" +
        disk + "' | grep -q part && exit 3\nif [ -e " + file + " ]; then\n" + UMPIRE_PROGRAM +
        " log verify " + file +
        " >verified || exit 4\ngrep -q \": $(wc -l <announced) events\" verified || "
        "exit 5\nelse [ -s announced ] && exit 6; fi\numount '" +
        disk + "'\ndone\nexit 0\n";
    const auto status = runWithMounts(scratch, script);
    if (!status) {
        GTEST_SKIP() << "no file system may be mounted here; the limited file size stands for it";
    }
    EXPECT_EQ(*status, 0) << contentsOf(scratch.file("last")) << contentsOf(scratch.file("error"));
}

TEST(TwoWriters, OfOneJournalAreRefusedInOneLineAndReadersAreNot) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    JournalProcess first(with(writing(file, "naval-battle"), {"hold"}));
    first.readLines(5);
    const auto second = Journal::resume(file);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().status, ExitStatus::CannotWrite);
    EXPECT_THAT(english(second.error().message),
                HasSubstr("is being written by process " + std::to_string(first.id())));
    EXPECT_EQ(english(second.error().message).find('\n'), std::string::npos);
    JournalProcess third(writing(file, "naval-battle"));
    EXPECT_EQ(third.waitForEnd(), 5);
    EXPECT_THAT(third.errors(), HasSubstr("is being written by process"));
    for (int i = 0; i < 30; ++i) {
        const auto read = readJournal(file, JournalCheck::Whole);
        ASSERT_TRUE(read) << english(read.error().message);
        EXPECT_EQ(describe(read->faults), "");
    }
    first.kill();
    EXPECT_TRUE(Journal::resume(file)) << "a dead writer holds nothing";
}

TEST(AnotherProgram, ThatHoldsTheJournalIsWaitedForAndTheGameSaysSoAndGoesOn) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    std::vector<std::string> said;
    std::optional<JournalDatabase> other;
    auto journal = Journal::create(file, playoutSettings("triremes"), [&](const Message& what) {
        said.push_back(english(what));
        other.reset(); // the file was opened, so the other connection ends
    });
    ASSERT_TRUE(journal) << english(journal.error().message);
    // Opens the file by another name, as a program does that does not know our lock.
    std::filesystem::create_symlink(file, scratch.file("other"));
    other = JournalDatabase::open(scratch.file("other"), JournalDatabase::Access::Write).value();
    ASSERT_TRUE(other->ask("BEGIN IMMEDIATE"));
    const auto recorded = journal->append(recordedPlayout("triremes", 7, 1).front());
    ASSERT_TRUE(recorded) << english(recorded.error().message);
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0], file.string() + ": is held by another program; the game waits for it");
    EXPECT_EQ(said[1], file.string() + ": is free again; the game goes on");
    EXPECT_EQ(readJournal(file)->events.size(), 1U);
}

TEST(Creating, MakesAFileThatItsOwnerAloneMayRead) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    auto journal = Journal::create(file, playoutSettings("triremes"));
    ASSERT_TRUE(journal && journal->append(recordedPlayout("triremes", 7, 1).front()));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(scratch.file(""))) {
        if (entry.path().extension() != ".lock") { // the file holds a process's number
            EXPECT_EQ(entry.status().permissions(), std::filesystem::perms(0600)) << entry;
            ++files;
        }
    }
    EXPECT_EQ(files, 3) << "the file, its log and the log's index";
}

TEST(Creating, NeverWritesOverAFileThatIsThere) {
    const ScratchFolder scratch;
    const auto file = scratch.write("a.umpire", "a shopping list");
    const auto journal = Journal::create(file, playoutSettings("triremes"));
    ASSERT_FALSE(journal);
    EXPECT_THAT(english(journal.error().message), HasSubstr("is already there"));
    EXPECT_EQ(contentsOf(file), "a shopping list");
}

} // namespace
} // namespace umpire::testing
