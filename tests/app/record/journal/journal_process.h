#pragma once

#include "tests/app/running_program.h"

#include <cstdint>

namespace umpire::testing {

/// An event that the writer reported as recorded.
struct Announced {
    std::int64_t number = 0;
    std::string hash;
};

/// A running journal_writer, which announces an event a line.
class JournalProcess : public RunningProgram {
public:
    explicit JournalProcess(const std::vector<std::string>& arguments,
                            const Environment& environment = {});

    /// Returns the events in the output read so far.
    [[nodiscard]] std::vector<Announced> announced() const;
};

} // namespace umpire::testing
