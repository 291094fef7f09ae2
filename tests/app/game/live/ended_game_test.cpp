#include "app/record/journal/journal.h"
#include "tests/app/common/network/loopback.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>

/// Tests how the program ends a running game: by a signal, and when nobody reads its output.
namespace umpire::testing {
namespace {

std::vector<std::string> refereeing(const std::filesystem::path& film,
                                    const std::filesystem::path& journal) {
    return {"referee",        film.string(),   "--game",
            "murus-gallicus", "--table",       twoActions().table.string(),
            "--journal",      journal.string()};
}

/// Expects that the file has the whole journal and that the journal is sealed.
void expectClosed(const std::filesystem::path& journal) {
    const auto record = readJournal(journal, JournalCheck::Whole);
    ASSERT_TRUE(record) << english(record.error().message);
    EXPECT_TRUE(record->faults.empty());
    EXPECT_TRUE(record->isSealed);
    for (const char* beside : {"-wal", "-shm", ".lock", ".part"}) {
        EXPECT_FALSE(std::filesystem::exists(journal.string() + beside)) << beside;
    }
}

class EndedGame : public ::testing::TestWithParam<int> {};

TEST_P(EndedGame, IsClosedInOrderByASignal) {
    const ScratchFolder scratch;
    const auto journal = scratch.file("game.umpire");
    RunningUmpire referee(refereeing(twoActions().film, journal));
    referee.readLines(2);
    referee.signal(GetParam());
    EXPECT_EQ(referee.waitForEnd(), 0);
    EXPECT_THAT(referee.output(), ::testing::Not(::testing::HasSubstr("e7-e5"))) << "it went on";
    expectClosed(journal);
}

INSTANTIATE_TEST_SUITE_P(Signals, EndedGame, ::testing::Values(SIGINT, SIGTERM, SIGHUP),
                         [](const auto& signal) { return sigabbrev_np(signal.param); });

TEST(EndedGame, IsClosedInOrderWhenNobodyReadsWhatIsSaid) {
    const ScratchFolder scratch;
    const auto journal = scratch.file("game.umpire");
    RunningUmpire referee(refereeing(twoActions().film, journal));
    referee.readLines(2);
    referee.closeOutput();
    EXPECT_EQ(referee.waitForEnd(), 0);
    expectClosed(journal);
}

TEST(EndedGame, EndsAtOnceByASecondSignal) {
    const Socket mute = listenOn(0); // a camera that accepts the connection and never sends a byte
    RunningUmpire referee({"referee", "http://127.0.0.1:" + std::to_string(portOf(mute)) + "/",
                           "--game", "murus-gallicus", "--table", twoActions().table.string()});
    ASSERT_TRUE(comesTrue([&] { return referee.hears(SIGTERM); }));
    referee.signal(SIGTERM);
    ASSERT_TRUE(comesTrue([&] { return !referee.hears(SIGTERM); }));
    referee.signal(SIGTERM);
    EXPECT_EQ(referee.waitForEnd(), 128 + SIGTERM);
}

/// The film would become descriptor 0, and its content would be read as commands.
TEST(ClosedInput, LetsNoFilmGiveCommands) {
    const ScratchFolder scratch;
    const auto film = scratch.file("film.avi");
    std::filesystem::copy_file(twoActions().film, film);
    std::ofstream(film, std::ios::app) << std::string(4096, '\n') << "resign roman\nnonsense\n";
    const auto outputOf = [&](StandardInput input) {
        RunningUmpire referee(
            refereeing(film, scratch.file(input == StandardInput::Closed ? "closed.umpire"
                                                                         : "empty.umpire")),
            input);
        referee.readLines(1);
        const std::string process = "/proc/" + std::to_string(referee.id());
        EXPECT_EQ(std::filesystem::read_symlink(process + "/fd/0"), "/dev/null");
        EXPECT_EQ(referee.waitForEnd(), 0);
        return referee.output();
    };
    EXPECT_EQ(outputOf(StandardInput::Closed), outputOf(StandardInput::Empty));
}

} // namespace
} // namespace umpire::testing
