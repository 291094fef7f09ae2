#pragma once

#include <string>
#include <vector>

namespace umpire {

/// Returns the arguments after the program's name. Every user of this machine can read arguments
/// (`ps`), so this function replaces the text after `#` in an address, and a password before `@`,
/// by stars. `argv`: that of `main`; its strings are modified.
std::vector<std::string> takeArguments(int argc, char** argv);

} // namespace umpire
