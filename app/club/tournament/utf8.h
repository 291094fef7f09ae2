#pragma once

#include "app/common/failure/failure.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Converts between UTF-8 (RFC 3629) and older encodings.
namespace umpire::tournament {

/// Returns the size in bytes of the character at `at`; 0 if it is invalid.
std::size_t utf8Size(std::string_view text, std::size_t at);

/// Returns why that file's text is no UTF-8, with the line; a NUL is also invalid. Returns none if
/// it is valid. Older encodings must be named; they are never guessed.
std::optional<Failure> notUtf8(std::string_view text, std::string_view name);

/// Converts the text from windows-1250, windows-1251 or windows-1252; does not change it if
/// `encoding` is empty or utf-8. An undefined byte becomes U+FFFD. Error: WrongUsage for an unknown
/// encoding.
Expected<std::string> inUtf8(std::string text, const std::string& encoding);

/// Converts UTF-8 text to the encoding. Error: WrongUsage for an unknown encoding, or if the
/// encoding lacks a character.
Expected<std::string> inEncoding(const std::string& text, const std::string& encoding);

} // namespace umpire::tournament
