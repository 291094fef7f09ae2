#pragma once

#include <string>
#include <string_view>

/// External text (a note, a player's name, a journal, a file name, a code on a box) may contain
/// terminal commands, or reverse the direction of the following text. It must pass one of these
/// functions before it is printed.
namespace umpire {

/// Returns one line of UTF-8: line ends become blanks, invisible characters are escaped, as in
/// `\u001B`, and invalid UTF-8 becomes `\uFFFD`. In JSON the meaning stays the same.
std::string printable(std::string_view text);
/// Makes the text printable like the function above, but preserves line ends and tabs.
std::string printableLines(std::string_view text);

/// Returns a field of comma-separated values (RFC 4180), quoted if necessary. A spreadsheet takes a
/// field that begins with `=`, `+`, `-` or `@` as a formula, which may read files and open
/// addresses. Such a field gets a leading apostrophe unless it is a number.
std::string csvField(std::string_view text);

} // namespace umpire
