#pragma once

#include <string>
#include <string_view>

namespace umpire {

/// The text in lines of at most 100 letters, each with its end. The second line and those behind it
/// begin with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t indent = 0);

} // namespace umpire
