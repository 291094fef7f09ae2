#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace umpire::testing {

/// A journal as a stranger may send it.
struct Forgery {
    std::string name;
    std::vector<std::string> statements; ///< of SQL, run over a journal of ours
    std::string said;                    ///< what `umpire log verify` finds in it
};

/// Views that never end, rows of 200 MB, and what else takes an age or all memory.
std::vector<Forgery> forgeries();

/// Runs the statements over that journal, which stays one by its header. Aborts where SQLite
/// refuses one.
void forge(const std::filesystem::path& journal, const std::vector<std::string>& statements);

} // namespace umpire::testing
