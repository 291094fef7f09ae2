#pragma once

#include <string>
#include <string_view>

namespace umpire {

/// Wraps the text into lines of at most 100 characters with line ends. All lines after the first
/// begin with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t indent = 0);

} // namespace umpire
