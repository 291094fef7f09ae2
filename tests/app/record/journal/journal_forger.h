#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace umpire::testing {

/// A journal that a stranger may send.
struct Forgery {
    std::string name;
    std::vector<std::string> statements; ///< SQL statements to run on one of our journals
    std::string said;                    ///< the fault that `umpire log verify` reports
};

/// Returns endless views, rows of 200 MB, and other content that costs much time or memory.
std::vector<Forgery> forgeries();

/// Runs the statements on that journal; its header still marks it as a journal. Aborts if SQLite
/// refuses one.
void forge(const std::filesystem::path& journal, const std::vector<std::string>& statements);

} // namespace umpire::testing
