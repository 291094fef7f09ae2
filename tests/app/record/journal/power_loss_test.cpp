#include "tests/app/record/journal/faulty_disk.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <fstream>
#include <gmock/gmock.h>

/// Tests a power loss or a failing disk during recording: announced events survive.
namespace umpire::testing {
namespace {

constexpr int kActions = 24;
constexpr int kTears = 3; ///< drawn partial writes of unsynced data, at each sync
constexpr int kFewActions = 3;

const std::string kGame = "war-galley";

void write(const std::filesystem::path& folder, const std::map<std::string, std::string>& files) {
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    for (const auto& [name, contents] : files) {
        std::ofstream(folder / name, std::ios::binary) << contents;
    }
}

/// Expects all announced events unchanged, or no file if none was announced.
void expectAnnounced(const std::filesystem::path& file, const std::vector<std::string>& announced) {
    if (!std::filesystem::exists(file)) {
        ASSERT_TRUE(announced.empty());
        return;
    }
    const auto record = readJournal(file, JournalCheck::Whole);
    ASSERT_TRUE(record) << english(record.error().message);
    ASSERT_EQ(describe(record->faults), "");
    ASSERT_GE(record->events.size(), announced.size());
    for (std::size_t i = 0; i < announced.size(); ++i) {
        ASSERT_EQ(record->events[i].hash, announced[i]);
    }
}

void goOn(const std::filesystem::path& file) {
    const auto journal = std::filesystem::exists(file)
                             ? Journal::resume(file)
                             : Journal::create(file, playoutSettings(kGame));
    ASSERT_TRUE(journal) << english(journal.error().message);
}

TEST(PowerLoss, AtAnySyncOfAGameLeavesAllThatWasAnnounced) {
    const ScratchFolder scratch;
    const auto folder = scratch.file("disk");
    const auto after = scratch.file("after");
    std::filesystem::create_directories(folder);
    std::mt19937 chance(34);
    std::vector<std::string> announced;
    int syncs = 0;
    int losses = 0;
    FaultyDisk disk(folder);
    const auto lose = [&](Fate fate) {
        ++losses;
        write(after, disk.afterPowerLoss(fate, chance));
        expectAnnounced(after / "a.umpire", announced);
    };
    disk.synced = [&] {
        ++syncs;
        lose(Fate::Lost);
        goOn(after / "a.umpire");
        lose(Fate::Kept);
        for (int i = 0; i < kTears; ++i) {
            lose(Fate::Torn);
        }
    };
    {
        auto journal = Journal::create(folder / "a.umpire", playoutSettings(kGame));
        ASSERT_TRUE(journal) << english(journal.error().message);
        for (const Entry& event : recordedPlayout(kGame, 7, kActions)) {
            const auto recorded = journal->append(event);
            ASSERT_TRUE(recorded) << english(recorded.error().message);
            announced.push_back(recorded->hash);
            lose(Fate::Lost);
            ASSERT_FALSE(HasFatalFailure()) << "event " << recorded->number;
        }
    }
    lose(Fate::Lost);
    EXPECT_GT(syncs, 4 * kActions);
    EXPECT_GT(announced.size(), std::size_t(kActions));
    std::printf("%d power losses at %d syncs of %zu events\n", losses, syncs, announced.size());
}

TEST(PowerLoss, InTheMiddleOfTheSealLeavesAJournalThatIsNotClosed) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    writeJournal(file, playoutSettings(kGame), recordedPlayout(kGame, 7, kFewActions));
    const std::string bytes = contentsOf(file);
    std::size_t seal = bytes.find("seal") + 4; // the name occurs in an index too
    while (bytes.substr(seal, 64).find_first_not_of("0123456789abcdef") != std::string::npos) {
        seal = bytes.find("seal", seal) + 4;
    }
    for (const std::size_t written : {1U, 7U, 32U, 63U}) {
        for (const bool isFirst : {true, false}) {
            std::string torn = bytes;
            torn.replace(isFirst ? seal + written : seal, isFirst ? 64 - written : written,
                         isFirst ? 64 - written : written, '0');
            const auto record =
                readJournal(scratch.write("torn.umpire", torn), JournalCheck::Bytes);
            ASSERT_TRUE(record);
            EXPECT_EQ(describe(record->faults), "");
            EXPECT_FALSE(record->isSealed);
        }
    }
}

/// Records a short game on a disk whose call of that number fails. Announced events must survive
/// once the disk works again, and the game must be able to continue. Returns false if the game made
/// fewer calls.
bool surviveFailureOf(std::int64_t call, bool andAllAfter) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    const auto events = recordedPlayout(kGame, 7, kFewActions);
    std::vector<std::string> announced;
    std::int64_t calls = 0;
    {
        FaultyDisk disk(scratch.file(""));
        disk.failing = call;
        disk.failsOn = andAllAfter;
        auto journal = Journal::create(file, playoutSettings(kGame));
        for (const Entry& event : events) {
            const auto recorded =
                journal ? journal->append(event) : tl::make_unexpected(journal.error());
            if (!recorded) {
                EXPECT_EQ(english(recorded.error().message).find('\n'), std::string::npos);
                EXPECT_FALSE(english(recorded.error().message).empty());
                break;
            }
            announced.push_back(recorded->hash);
        }
        journal = tl::make_unexpected(Failure{});
        calls = disk.calls;
    }
    expectAnnounced(file, announced);
    auto journal = std::filesystem::exists(file) ? Journal::resume(file)
                                                 : Journal::create(file, playoutSettings(kGame));
    EXPECT_TRUE(journal) << english(journal.error().message);
    while (journal && journal->count() < std::int64_t(events.size())) {
        const auto recorded = journal->append(events[std::size_t(journal->count())]);
        EXPECT_TRUE(recorded) << english(recorded.error().message);
        if (!recorded) {
            break;
        }
    }
    return calls >= call;
}

TEST(FailingDisk, AtAnyCallOfSQLiteLosesNothingThatWasAnnounced) {
    for (const bool andAllAfter : {false, true}) {
        std::int64_t call = 1;
        while (surviveFailureOf(call, andAllAfter)) {
            ASSERT_FALSE(HasFailure()) << "call " << call;
            ++call;
        }
        EXPECT_GT(call, 100);
        std::printf("%lld calls failed\n", static_cast<long long>(call - 1));
    }
}

} // namespace
} // namespace umpire::testing
