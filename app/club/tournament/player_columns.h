#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The names of the columns in a players' list.
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

/// Returns the column with that name in spreadsheets of five languages and in programs such as
/// Chess-Results, ignoring case. Returns none for an unknown name.
std::optional<Column> columnNamed(std::string_view said);

/// Returns "m" or "w" for a letter or a word in the five languages; empty if it is unknown.
/// `heading` is the column's name, because F means a man in Hungarian and a woman in the others.
std::string sexIn(std::string_view said, std::string_view heading);

/// Returns the text if it is a year or FIDE's YYYY/MM/DD; otherwise empty.
std::string bornIn(std::string_view said);

/// Returns the number of a team's board in "board 1", in the five languages; none for any other
/// text.
std::optional<int> boardNamed(std::string_view said);

} // namespace umpire::tournament
