#include "app/club/notices/notices.h"
#include "app/club/season/season_forms.h"
#include "app/club/season/season_tables.h"
#include "app/common/failure/printable.h"
#include "app/record/sentences/tongue.h"

#include <algorithm>
#include <QString>

namespace umpire::season {
namespace {

using notices::Side;

/// Removes the zero-width spaces that let long words break in print.
std::string withoutBreaks(const std::string& text) {
    return QString::fromStdString(text).remove(QChar(0x200B)).toStdString();
}

std::string escaped(const std::string& text) {
    return QString::fromStdString(printable(withoutBreaks(text))).toHtmlEscaped().toStdString();
}

/// Returns the cells of a row, followed by one cell with all small texts of the row.
using Cells = std::vector<std::string>;

Cells cellsOf(const notices::NoticeRow& row) {
    Cells cells;
    std::string small;
    for (const notices::Cell& cell : row.cells) {
        cells.push_back(withoutBreaks(english(cell.text)));
        small += withoutBreaks(english(cell.small));
    }
    cells.push_back(small);
    return cells;
}

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --ink: #1c1d22; --soft: #55585f; --paper: #fff;
        --band: #f2f1ec; --line: #c9c7bf; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eceae4; --soft: #b3b1aa; --paper: #17181c; --band: #212329; --line: #43464e; }
}
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 3rem;
       background: var(--paper); color: var(--ink);
       font: 16px/1.45 "Noto Sans", "DejaVu Sans", "Segoe UI", sans-serif; }
h1 { margin: 0; font-size: 1.9rem; }
h2 { margin: 2.2rem 0 .5rem; font-size: 1.25rem; }
p { margin: .3rem 0; color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: center; }
th { border-bottom: 2px solid var(--line); font-size: .85rem; color: var(--soft); }
tbody tr:nth-child(odd) { background: var(--band); }
.left { text-align: left; }
.right { text-align: right; }
small { display: block; color: var(--soft); overflow-wrap: anywhere; }
)";

const char* classOf(Side side) {
    return side == Side::Left ? " class=\"left\"" : side == Side::Right ? " class=\"right\"" : "";
}

std::string htmlOf(const TitledTable& titled, const Tongue& tongue) {
    const auto& columns = titled.table.columns;
    std::string text = "<section>\n<h2>" + escaped(tongue.said(titled.title)) +
                       "</h2>\n<div class=\"wide\"><table>\n<thead><tr>";
    for (const notices::Column& column : columns) {
        text += std::string("<th scope=\"col\"") + classOf(column.side) + ">" +
                escaped(tongue.said(column.title)) + "</th>";
    }
    text += "</tr></thead>\n<tbody>\n";
    for (const notices::NoticeRow& row : titled.table.rows) {
        text += "<tr>";
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const std::string small = tongue.said(row.cells[i].small);
            text += std::string("<td") + classOf(columns[i].side) + ">" +
                    escaped(tongue.said(row.cells[i].text)) +
                    (small.empty() ? "" : "<small>" + escaped(small) + "</small>") + "</td>";
        }
        text += "</tr>\n";
    }
    const std::string note = tongue.said(titled.note);
    return text + "</tbody>\n</table></div>\n" +
           (note.empty() ? "" : "<p>" + escaped(note) + "</p>\n") + "</section>\n";
}

} // namespace

std::string textOf(const Season& season) {
    const std::string days = daysOf(season);
    std::string text = season.name + (days.empty() ? "" : ", " + days) + "\n";
    for (const TitledTable& titled : titledTables(season)) {
        Cells head;
        for (const notices::Column& column : titled.table.columns) {
            head.push_back(english(column.title));
        }
        std::vector<Cells> rows{head};
        std::ranges::transform(titled.table.rows, std::back_inserter(rows), cellsOf);
        std::vector<Side> sides;
        std::ranges::transform(titled.table.columns, std::back_inserter(sides),
                               &notices::Column::side);
        text += "\n" + english(titled.title) + "\n" + notices::inColumns(rows, sides) +
                (titled.note.empty() ? "" : english(titled.note) + "\n");
    }
    return text;
}

std::string pageOf(const Season& season, Language language) {
    const Tongue tongue(codeOf(language));
    std::string text = std::string("<!DOCTYPE html>\n<html lang=\"") + codeOf(language) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\">\n<title>" +
                       escaped(season.name) + "</title>\n<style>" + kStyle +
                       "</style>\n</head>\n<body>\n<h1>" + escaped(season.name) + "</h1>\n";
    if (const std::string days = daysOf(season); !days.empty()) {
        text += "<p>" + escaped(days) + "</p>\n";
    }
    for (const TitledTable& titled : titledTables(season)) {
        text += htmlOf(titled, tongue);
    }
    return text + "</body>\n</html>\n";
}

Expected<PrintedKit> printSeason(const Season& season, Paper paper, Language language) {
    std::vector<NoticePart> parts;
    for (const TitledTable& titled : titledTables(season)) {
        parts.push_back({titled.title, titled.note.empty() ? Message(daysOf(season)) : titled.note,
                         titled.table});
    }
    return printTables({season.name, paper, language}, parts);
}

} // namespace umpire::season
