#pragma once

#include <string>
#include <vector>

namespace umpire {

/// The arguments behind the program's name. Every user of this machine reads arguments (`ps`), so
/// that what stands behind `#` in an address, and the password before `@`, are stars there from now
/// on. `argv`: as `main` has it; what it points to is changed.
std::vector<std::string> takeArguments(int argc, char** argv);

} // namespace umpire
