#pragma once

#include "app/common/failure/failure.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Letters as bytes (RFC 3629), and those of older programs.
namespace umpire::tournament {

/// How many bytes the character at `at` has; 0 where it is no UTF-8.
std::size_t utf8Size(std::string_view text, std::size_t at);

/// Why the text of that file is no UTF-8, with its line; a NUL is none either. None: it is. An
/// older encoding is asked for and never guessed.
std::optional<Failure> notUtf8(std::string_view text, std::string_view name);

/// A text that is written as windows-1250, windows-1251 or windows-1252; empty or utf-8: as it is.
/// A byte without a letter is U+FFFD. Error: WrongUsage where nothing is called so.
Expected<std::string> inUtf8(std::string text, const std::string& encoding);

/// The other way. Error: also WrongUsage where the encoding has no such letter.
Expected<std::string> inEncoding(const std::string& text, const std::string& encoding);

} // namespace umpire::tournament
