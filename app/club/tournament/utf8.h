#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Letters as bytes (RFC 3629).
namespace umpire::tournament {

/// How many bytes the character at `at` has; 0 where it is no UTF-8.
std::size_t utf8Size(std::string_view text, std::size_t at);

/// The text as it is where it is UTF-8; else each byte as a letter of ISO 8859-1, which older
/// programs write.
std::string asUtf8(std::string_view text);

} // namespace umpire::tournament
