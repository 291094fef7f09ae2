#include "tests/app/record/journal/journal_forger.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <fstream>
#include <gmock/gmock.h>
#include <sys/resource.h>

/// Tests journals that strangers forged to keep a program busy: each is refused in one line.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Limit of processor time, far above the usual two seconds, for slow machines and sanitizers. An
/// endless program is killed.
constexpr rlim_t kMaxSeconds = 60;

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define UMPIRE_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define UMPIRE_SANITIZED
#endif

/// Returns the peak memory in kilobytes of this process's children; none under a sanitizer, which
/// takes more.
long mostMemory() {
#if defined(UMPIRE_SANITIZED)
    return 0;
#endif
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss;
}

class ForgedJournal : public ::testing::TestWithParam<Forgery> {
protected:
    void SetUp() override {
        const rlimit most{kMaxSeconds, kMaxSeconds};
        setrlimit(RLIMIT_CPU, &most);
        writeJournal(file_, playoutSettings("murus-gallicus"),
                     recordedPlayout("murus-gallicus", 3, 12));
        forge(file_, GetParam().statements);
        // otherwise the next child starts with the peak of this child
        std::ofstream("/proc/self/clear_refs") << "5";
    }

    [[nodiscard]] std::vector<std::vector<std::string>> commands() const {
#if defined(UMPIRE_SANITIZED)
        // all commands use the same reader; running all takes minutes
        return {{"log", "show", file_}};
#endif
        return {{"log", "verify", file_},
                {"log", "show", file_},
                {"log", "show", file_, "--json"},
                {"log", "list", file_},
                {"log", "export", file_, "--as", "jsonl", "--out", scratch_.file("jsonl")},
                {"log", "replay", file_},
                {"referee", scratch_.file("no camera"), "--resume", file_}};
    }

    ScratchFolder scratch_;
    std::string file_ = scratch_.file("forged.umpire").string();
};

TEST_P(ForgedJournal, IsSaidToBeNoneInOneLineAndTakesLittleTimeAndMemory) {
    EXPECT_THAT(runUmpire({"log", "verify", file_}).out, HasSubstr(GetParam().said));
    for (const auto& command : commands()) {
        const RunResult run = runUmpire(command);
        EXPECT_TRUE(run.status == 3 || run.status == 5 || run.status == 0)
            << command[1] << " ended with " << run.status << " " << run.err;
        if (run.status != 0) {
            EXPECT_THAT(run.err, StartsWith("umpire: "));
            EXPECT_EQ(run.err.find('\n'), run.err.size() - 1) << "one line: " << run.err;
        } else {
            EXPECT_EQ(run.err, "") << command[1];
        }
    }
    EXPECT_LT(mostMemory(), 300'000);
}

INSTANTIATE_TEST_SUITE_P(Of, ForgedJournal, ::testing::ValuesIn(forgeries()),
                         [](const auto& forgery) {
                             std::string name = forgery.param.name;
                             std::ranges::replace(name, ' ', '_');
                             return name;
                         });

} // namespace
} // namespace umpire::testing
