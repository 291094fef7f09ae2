#include "app/record/journal/journal.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/app/running_umpire.h"

#include <arpa/inet.h>
#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

/// How the program ends a game that goes on: by a signal, and where nobody reads what it says.
namespace umpire::testing {
namespace {

std::vector<std::string> refereeing(const std::filesystem::path& film,
                                    const std::filesystem::path& journal) {
    return {"referee",        film.string(),   "--game",
            "murus-gallicus", "--table",       twoActions().table.string(),
            "--journal",      journal.string()};
}

/// The whole journal is in its file, and sealed.
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

/// A camera that takes the connection and never says a word.
class MuteCamera {
public:
    MuteCamera() {
        EXPECT_EQ(::bind(listening_, reinterpret_cast<sockaddr*>(&address_), sizeof address_), 0);
        EXPECT_EQ(::listen(listening_, 1), 0);
        socklen_t size = sizeof address_;
        ::getsockname(listening_, reinterpret_cast<sockaddr*>(&address_), &size);
    }
    ~MuteCamera() { ::close(listening_); }
    MuteCamera(const MuteCamera&) = delete;
    MuteCamera& operator=(const MuteCamera&) = delete;

    [[nodiscard]] std::string address() const {
        return "http://127.0.0.1:" + std::to_string(ntohs(address_.sin_port)) + "/";
    }

private:
    int listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address_{AF_INET, 0, {htonl(INADDR_LOOPBACK)}, {}};
};

/// Whether the process has a handler of its own for the signal (proc(5)).
bool handles(pid_t process, int signal) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string word; status >> word;) {
        std::uint64_t caught = 0;
        if (word == "SigCgt:" && status >> std::hex >> caught) {
            return (caught >> (signal - 1) & 1) != 0;
        }
    }
    return false;
}

TEST(EndedGame, EndsAtOnceByASecondSignal) {
    const MuteCamera camera;
    RunningUmpire referee({"referee", camera.address(), "--game", "murus-gallicus", "--table",
                           twoActions().table.string()});
    const auto waitUntil = [&](bool handled) {
        while (handles(referee.id(), SIGTERM) != handled) {
            std::this_thread::yield();
        }
    };
    waitUntil(true);
    referee.signal(SIGTERM);
    waitUntil(false);
    referee.signal(SIGTERM);
    EXPECT_EQ(referee.waitForEnd(), 128 + SIGTERM);
}

/// The film would become descriptor 0, and what stands in it commands.
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
