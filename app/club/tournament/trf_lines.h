#pragma once

#include "app/club/tournament/trf.h"

#include <map>

/// The lines of a Tournament Report File, except the players'.
namespace umpire::tournament {

/// A line, as in the file.
struct TrfLine {
    int number = 0;        ///< counted from 1
    std::string_view code; ///< the first three characters
    std::string_view text; ///< the whole line without its end
    std::string_view end;  ///< line end: CR LF, LF, CR or nothing
};
/// Returns the lines without a byte order mark.
std::vector<TrfLine> trfLines(std::string_view text);

/// Splits a text into characters, because the format counts columns in characters.
std::vector<std::string_view> charactersOf(std::string_view text);
/// Returns these columns, from 0, unchanged; fewer if the line is shorter.
std::string columnsOf(std::string_view text, std::size_t first, std::size_t count);
/// Returns these columns like columnsOf, without control characters and outer blanks.
std::string fieldOf(std::string_view text, std::size_t first, std::size_t count);

/// Returns the subject of a code; equivalent codes have TRF26's name. "XXR" gives "142".
std::string_view subjectOf(std::string_view code);

/// The result of using a line.
enum class TrfUse {
    Used,
    Kept,   ///< the line has no content for a tournament
    Unused, ///< Umpire does not support the line's content
    Wrong,  ///< the line is malformed
};
/// Applies the line to the tournament, whose players are sorted by number.
TrfUse useTrfLine(const TrfLine& line, Tournament& tournament);

} // namespace umpire::tournament
