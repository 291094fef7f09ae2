#pragma once

#include "app/club/tournament/standings.h"

#include <optional>

/// Builds the rows of a notice.
namespace umpire::notices {

enum class Side { Left, Middle, Right };

struct Column {
    Message title;
    double share = 1; ///< share of the page's width, relative to the other columns
    Side side = Side::Left;
};

struct Cell {
    Message text;
    Message small{}; ///< small text below the large text, such as a club
};

/// A line of a notice. Rows with the same band form a group with one background.
struct NoticeRow {
    std::vector<Cell> cells; ///< one for each column
    std::size_t band = 0;
};

struct NoticeTable {
    std::vector<Column> columns;
    std::vector<NoticeRow> rows;
};

/// Returns the rows of one round: a row for each table of two, or for each seat of larger tables.
/// Byes come last.
NoticeTable pairingsTable(const tournament::Tournament& tournament, int round);
NoticeTable resultsTable(const tournament::Tournament& tournament, int round);
NoticeTable standingsTable(const tournament::Tournament& tournament,
                           const tournament::StandingsOptions& options);

/// Formats rows for a terminal, with a cell for each column. A row may have one extra cell, which
/// follows the columns.
std::string inColumns(const std::vector<std::vector<std::string>>& rows,
                      const std::vector<Side>& columns);

/// Cuts a text to that many letters and adds places in long words where a line may break.
std::string shortened(const std::string& text, std::size_t letters);

/// Formats points and values for people: "3½", "0", "9¼".
std::string written(double points);

/// Formats a result, such as "1 – 0", "+ – −" or "2 · 1 · 0"; none if the result is unknown.
std::optional<std::string> writtenResult(const tournament::Pairing& pairing);

} // namespace umpire::notices
