#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Text from outside (a note, a player's name, a journal, a file name, a code on a box) may contain
/// terminal commands, or reverse the direction of the text that follows. Such text must pass one of
/// these functions before the program prints it.
namespace umpire {

/// Returns the text as one line of UTF-8. Line ends and tabs become blanks. Control characters and
/// invisible characters are escaped, such as `\u001B`. Invalid UTF-8 becomes `\uFFFD`. JSON text
/// keeps its meaning.
std::string printable(std::string_view text);
/// Makes the text printable like the function above, but preserves line ends and tabs.
std::string printableLines(std::string_view text);

/// Returns the text as a field of comma-separated values (RFC 4180), in quotes if necessary. A
/// spreadsheet takes a field that begins with `=`, `+`, `-` or `@` as a formula, which may read
/// files and open addresses. Such a field gets a leading apostrophe unless it is a number.
std::string csvField(std::string_view text);

/// Returns a record of comma-separated values, with the line end of RFC 4180. `csvField`
/// (printable.h) writes each field.
std::string csvLine(const std::vector<std::string>& fields);

/// Counts the characters of a UTF-8 text. Counts all bytes except those that continue a character.
inline std::size_t lettersIn(std::string_view text) {
    return std::size_t(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

} // namespace umpire
