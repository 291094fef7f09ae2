#include "app/record/journal/journal.h"
#include "tests/app/record/journal/recorded_playout.h"

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <sys/resource.h>
#include <unistd.h>

/// journal_writer FILE GAME SEED ACTIONS [BYTES|hold|create] records a playout, resumes at the end
/// of the file, and prints each event ("7 HASH") once it is recorded. BYTES limits the size of a
/// file. `hold` waits at the end until it is killed. `create` never resumes.
int main(int argc, char** argv) {
    using namespace umpire;
    if (argc < 5) {
        return 2;
    }
    const std::string limit = argc > 5 ? argv[5] : "";
    if (!limit.empty() && limit != "hold" && limit != "create") {
        const rlimit most{std::stoul(limit), std::stoul(limit)};
        std::signal(SIGXFSZ, SIG_IGN); // the write then fails as on a full disk
        setrlimit(RLIMIT_FSIZE, &most);
    }
    const std::filesystem::path file = argv[1];
    const auto events =
        testing::recordedPlayout(argv[2], unsigned(std::atoi(argv[3])), std::atoi(argv[4]));
    auto journal = limit != "create" && std::filesystem::exists(file)
                       ? Journal::resume(file)
                       : Journal::create(file, testing::playoutSettings(argv[2]));
    while (journal && journal->count() < std::int64_t(events.size())) {
        const auto recorded = journal->append(events[std::size_t(journal->count())]);
        if (!recorded) {
            journal = tl::make_unexpected(recorded.error());
            break;
        }
        std::cout << recorded->number << ' ' << recorded->hash << std::endl;
    }
    if (!journal) {
        std::cerr << english(journal.error().message) << '\n';
        return int(journal.error().status);
    }
    if (limit == "hold") {
        pause();
    }
    return 0;
}
