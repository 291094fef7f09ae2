#pragma once

#include "tests/app/running_program.h"

namespace umpire::testing {

using Arguments = std::vector<std::string>;

/// Returns these arguments with more appended.
Arguments with(Arguments arguments, const Arguments& more);

/// The result of a run of the real program.
struct RunResult {
    int status = -1; ///< exit status; 128 + signal if a signal ended the program
    std::string out;
    std::string err;
};

/// Runs `umpire` with these arguments. `outTo` names a file for standard output, `inFrom` a file
/// for standard input.
RunResult runUmpire(const Arguments& arguments, const std::string& outTo = {},
                    const std::string& inFrom = "/dev/null");

/// Runs the program at a terminal with this typed input. `out` has all that the terminal shows.
RunResult runUmpireAtTerminal(const Arguments& arguments, const std::string& typed);

/// Expects this exit status and one line on standard error that contains the words, and no other
/// output.
void expectRefusal(const Arguments& arguments, int status, const std::string& words);

/// The real program while it runs. The destructor kills it. `errors`: the file for its standard
/// error.
class RunningUmpire : public RunningProgram {
public:
    explicit RunningUmpire(const Arguments& arguments, StandardInput input = StandardInput::Empty,
                           const std::string& errors = {});
};

/// Returns the path `sample_images/…` of a sample.
std::string sample(const std::string& name);

} // namespace umpire::testing
