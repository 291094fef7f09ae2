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

/// The number of a team's board, of "board 1" in the five languages.
std::optional<int> boardNamed(std::string_view said);

} // namespace umpire::tournament
