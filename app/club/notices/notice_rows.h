#pragma once

#include "app/club/tournament/standings.h"

#include <optional>

/// What stands in the rows of a notice.
namespace umpire::notices {

enum class Side { Left, Middle, Right };

struct Column {
    Message title;
    double share = 1; ///< of the page's width, with those of the other columns
    Side side = Side::Left;
};

struct Cell {
    Message text;
    Message small{}; ///< below it, in small letters: a club
};

/// A line of a notice; rows of the same band belong together.
struct NoticeRow {
    std::vector<Cell> cells; ///< one for each column
    std::size_t band = 0;
};

struct NoticeTable {
    std::vector<Column> columns;
    std::vector<NoticeRow> rows;
};

/// Of one round: a row for each table of two; of larger tables a row for each seat. Byes come last.
NoticeTable pairingsTable(const tournament::Tournament& tournament, int round);
NoticeTable resultsTable(const tournament::Tournament& tournament, int round);
NoticeTable standingsTable(const tournament::Tournament& tournament,
                           const tournament::StandingsOptions& options);

/// Rows for a terminal, each with a cell for each column. A row may have one cell more, which
/// stands behind the columns.
std::string inColumns(const std::vector<std::vector<std::string>>& rows,
                      const std::vector<Side>& columns);

/// At most so many letters, with places in long words where a line may break.
std::string shortened(const std::string& text, std::size_t letters);

/// "3½", "0", "9¼": points and values as people write them.
std::string written(double points);

/// "1 – 0", "+ – −", "2 · 1 · 0"; none: not known yet.
std::optional<std::string> writtenResult(const tournament::Pairing& pairing);

} // namespace umpire::notices
