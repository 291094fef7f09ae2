#include "tests/app/record/journal/journal_process.h"

#include "tests/app/run_umpire.h"

namespace umpire::testing {

JournalProcess::JournalProcess(const std::vector<std::string>& arguments,
                               const Environment& environment)
    : RunningProgram(with({UMPIRE_JOURNAL_WRITER}, arguments), {.environment = environment}) {}

std::vector<Announced> JournalProcess::announced() const {
    std::vector<Announced> all;
    const std::string& text = output();
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = text.find('\n', begin)) != std::string::npos;
         begin = end + 1) {
        const std::size_t space = text.find(' ', begin);
        all.push_back({std::stoll(text.substr(begin)), text.substr(space + 1, end - space - 1)});
    }
    return all;
}

} // namespace umpire::testing
