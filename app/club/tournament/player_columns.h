#pragma once

#include <optional>
#include <string>
#include <string_view>

/// What the columns of a players' list are called.
namespace umpire::tournament {

enum class Column {
    Name,
    LastName,
    FirstName,
    Number,
    Club,
    Federation,
    Rating,
    Title,
    FideNumber,
    Sex,
    Born
};

/// By what spreadsheets of five languages and programs such as Chess-Results call it, in capital or
/// small letters; none: nothing that is known.
std::optional<Column> columnNamed(std::string_view said);

/// "m" or "w" of a letter or a word in the five languages; empty: it is none of them. `heading` is
/// what the column is called, for an F is a man in Hungarian and a woman elsewhere.
std::string sexIn(std::string_view said, std::string_view heading);

/// As it stands, if it is a year or FIDE's YYYY/MM/DD; else empty.
std::string bornIn(std::string_view said);

/// The number of a team's board, of "board 1" in the five languages.
std::optional<int> boardNamed(std::string_view said);

} // namespace umpire::tournament
