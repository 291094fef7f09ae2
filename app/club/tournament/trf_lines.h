#pragma once

#include "app/club/tournament/trf.h"

#include <map>

/// The lines of a Tournament Report File but those of the players.
namespace umpire::tournament {

/// A line as it stands in the file.
struct TrfLine {
    int number = 0;        ///< from 1
    std::string_view code; ///< the first three characters
    std::string_view text; ///< the whole line, without its end
    std::string_view end;  ///< of the line: CR LF, LF, CR or nothing
};
/// Without a byte order mark.
std::vector<TrfLine> trfLines(std::string_view text);

/// Characters of a text, so that columns are counted as the format counts them.
std::vector<std::string_view> charactersOf(std::string_view text);
/// These columns, from 0, as they stand; fewer where the line is shorter.
std::string columnsOf(std::string_view text, std::size_t first, std::size_t count);
/// The same without control characters and outer blanks.
std::string fieldOf(std::string_view text, std::size_t first, std::size_t count);
std::optional<int> trfNumber(std::string_view text);

/// What a line says: codes that say the same have one name, that of TRF26. "XXR" is "142".
std::string_view subjectOf(std::string_view code);

/// What came of a line.
enum class TrfUse {
    Used,
    Kept,   ///< it says nothing that a tournament has
    Unused, ///< it says something that Umpire does not do
    Wrong,  ///< it is not written as such a line is
};
/// Puts what the line says into the tournament, whose players are in the order of their numbers.
TrfUse useTrfLine(const TrfLine& line, Tournament& tournament);

} // namespace umpire::tournament
