#pragma once

#include "tests/app/running_program.h"

namespace umpire::testing {

using Arguments = std::vector<std::string>;

/// These arguments, and more.
Arguments with(Arguments arguments, const Arguments& more);

/// What the real program did.
struct RunResult {
    int status = -1; ///< exit status; 128 + signal where it was killed
    std::string out;
    std::string err;
};

/// Runs `umpire` with these arguments. `outTo`: a file that takes its standard output instead;
/// `inFrom`: one that it reads.
RunResult runUmpire(const Arguments& arguments, const std::string& outTo = {},
                    const std::string& inFrom = "/dev/null");

/// The same at a terminal: what is typed there, and then the end of input. `out` has all that the
/// terminal shows.
RunResult runUmpireAtTerminal(const Arguments& arguments, const std::string& typed);

/// It refuses that in one line on standard error that has the words, and says nothing else.
void expectRefusal(const Arguments& arguments, int status, const std::string& words);

/// The real program while it runs. It is killed with the object. `errors`: the file that its
/// standard error goes to.
class RunningUmpire : public RunningProgram {
public:
    explicit RunningUmpire(const Arguments& arguments, StandardInput input = StandardInput::Empty,
                           const std::string& errors = {});
};

/// `sample_images/…`
std::string sample(const std::string& name);

} // namespace umpire::testing
