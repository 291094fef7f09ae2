#pragma once

#include <string>

namespace umpire {

/// 32 hexadecimal digits that nobody guesses.
std::string drawnPassword();

} // namespace umpire
