#pragma once

#include <string>
#include <string_view>

/// Text that came from outside (a note, a player's name, a journal, a file's name, a code on a box)
/// may command a terminal, or turn the letters round that stand after it. Nothing of it is printed
/// before it went through here.
namespace umpire {

/// One line of UTF-8: ends of lines are blanks, what else is no visible character is spelled, such
/// as `\u001B`, and bytes that are no UTF-8 are `\uFFFD`. In JSON that means the same as before.
std::string printable(std::string_view text);
/// The same, but lines and tabulators stay.
std::string printableLines(std::string_view text);

/// A field of comma-separated values (RFC 4180), in quotes where it needs them. A spreadsheet takes
/// a field that begins with `=`, `+`, `-` or `@` for a formula, which may read files and call
/// addresses: but for a number, such a field begins with an apostrophe instead.
std::string csvField(std::string_view text);

} // namespace umpire
