#include "app/club/notices/notice_rows.h"

#include "app/common/failure/printable.h"

#include <algorithm>
#include <cmath>

namespace umpire::notices {
namespace {

using tournament::Bye;
using tournament::Pairing;
using tournament::Player;
using tournament::Tournament;

/// Maximum number of letters of a name; longer names are cut.
constexpr std::size_t kMostLetters = 48;

/// Maximum number of letters of a word without a place where the line may break.
constexpr std::size_t kLongestWord = 20;
constexpr std::string_view kMayBreak = "\u200B";

Cell playerCell(const Tournament& tournament, int number) {
    const Player* player = playerOf(tournament, number);
    return player == nullptr
               ? Cell{std::to_string(number)}
               : Cell{shortened(player->name, kMostLetters), shortened(player->club, kMostLetters)};
}

Message said(Bye bye) {
    switch (bye) {
    case Bye::Pairing:
        return message("bye");
    case Bye::HalfPoint:
        return message("bye, half a point");
    case Bye::FullPoint:
        return message("bye, a full point");
    case Bye::ZeroPoint:
        return message("away");
    }
    return "";
}

enum class Last { Empty, Result };

bool isOfTwo(const tournament::Round& round) {
    return std::ranges::all_of(round.pairings,
                               [](const Pairing& pairing) { return pairing.seats.size() <= 2; });
}

NoticeTable tablesOfTwo(const Tournament& tournament, const tournament::Round& round, Last last) {
    NoticeTable table;
    table.columns = {{message("Table"), 1.2, Side::Middle},
                     {message("First to move"), 4, Side::Left},
                     {message("Second to move"), 4, Side::Left},
                     {message("Result"), 1.8, Side::Middle}};
    for (const Pairing& pairing : round.pairings) {
        if (pairing.bye) {
            continue;
        }
        const auto result = last == Last::Result ? writtenResult(pairing) : std::nullopt;
        table.rows.push_back({{{std::to_string(pairing.table)},
                               playerCell(tournament, pairing.seats[0]),
                               playerCell(tournament, pairing.seats[1]),
                               {result.value_or("")}},
                              table.rows.size()});
    }
    for (const Pairing& pairing : round.pairings) {
        if (pairing.bye) {
            table.rows.push_back(
                {{{"–"}, playerCell(tournament, pairing.seats[0]), {said(*pairing.bye)}, {"–"}},
                 table.rows.size()});
        }
    }
    return table;
}

NoticeTable largerTables(const Tournament& tournament, const tournament::Round& round, Last last) {
    NoticeTable table;
    table.columns = {{message("Table"), 1, Side::Middle},
                     {message("Seat"), 1, Side::Middle},
                     {message("Name"), 6, Side::Left},
                     {message("Points"), 2, Side::Middle}};
    std::size_t band = 0;
    for (const Pairing& pairing : round.pairings) {
        for (std::size_t seat = 0; seat < pairing.seats.size() && !pairing.bye; ++seat) {
            const bool known =
                pairing.result && last == Last::Result && seat < pairing.result->seats.size();
            table.rows.push_back({{{seat == 0 ? std::to_string(pairing.table) : ""},
                                   {seat + 1},
                                   playerCell(tournament, pairing.seats[seat]),
                                   {known ? written(pairing.result->seats[seat].points) : ""}},
                                  band});
        }
        ++band;
    }
    for (const Pairing& pairing : round.pairings) {
        if (pairing.bye) {
            table.rows.push_back(
                {{{"–"}, {"–"}, playerCell(tournament, pairing.seats[0]), {said(*pairing.bye)}},
                 band++});
        }
    }
    return table;
}

NoticeTable roundTable(const Tournament& tournament, int number, Last last) {
    const tournament::Round& round = tournament.rounds.at(std::size_t(number - 1));
    return isOfTwo(round) ? tablesOfTwo(tournament, round, last)
                          : largerTables(tournament, round, last);
}

} // namespace

std::string inColumns(const std::vector<std::vector<std::string>>& rows,
                      const std::vector<Side>& columns) {
    std::vector<std::size_t> widths(columns.size(), 0);
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < widths.size(); ++i) {
            widths[i] = std::max(widths[i], lettersIn(row[i]));
        }
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const std::string room(widths[i] - lettersIn(row[i]), ' ');
            line += i > 0 ? "  " : "";
            line += columns[i] == Side::Left ? row[i] + room : room + row[i];
        }
        line += row.size() > widths.size() ? "  " + row.back() : "";
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

std::string shortened(const std::string& text, std::size_t letters) {
    std::string made;
    std::size_t taken = 0;
    std::size_t word = 0;
    for (const char each : text) {
        const bool begins = (static_cast<unsigned char>(each) & 0xC0) != 0x80;
        if (begins && taken++ == letters) {
            return made + "…";
        }
        word = each == ' ' ? 0 : word + (begins ? 1 : 0);
        if (begins && word > kLongestWord) {
            made += kMayBreak;
            word = 1;
        }
        made += each;
    }
    return made;
}

std::string written(double points) {
    const auto quarters = std::llround(points * 4);
    if (std::abs(points * 4 - double(quarters)) > 1e-9 || quarters < 0) {
        std::string text = std::to_string(points);
        return text.substr(0, text.find('.') + 3);
    }
    const std::string whole = std::to_string(quarters / 4);
    const char* const rest = quarters % 4 == 1   ? "¼"
                             : quarters % 4 == 2 ? "½"
                             : quarters % 4 == 3 ? "¾"
                                                 : "";
    return quarters / 4 == 0 && quarters % 4 != 0 ? rest : whole + rest;
}

std::optional<std::string> writtenResult(const Pairing& pairing) {
    if (!pairing.result) {
        return std::nullopt;
    }
    const auto& seats = pairing.result->seats;
    const bool played = wasPlayed(*pairing.result);
    std::string text;
    for (const auto& seat : seats) {
        const bool came = seat.presence == tournament::Presence::Came;
        const bool boards = seats.size() == 2 && seats[0].boardPoints + seats[1].boardPoints > 0;
        text += text.empty() ? "" : seats.size() == 2 ? " – " : " · ";
        text += !came     ? "−"
                : !played ? "+"
                : boards  ? written(seat.boardPoints)
                          : written(seat.points);
    }
    return text;
}

NoticeTable pairingsTable(const Tournament& tournament, int round) {
    return roundTable(tournament, round, Last::Empty);
}

NoticeTable resultsTable(const Tournament& tournament, int round) {
    return roundTable(tournament, round, Last::Result);
}

NoticeTable standingsTable(const Tournament& tournament,
                           const tournament::StandingsOptions& options) {
    const auto standings = standingsOf(tournament, options);
    NoticeTable table;
    table.columns = {{message("Place"), 1, Side::Middle},
                     {message("Name"), 5, Side::Left},
                     {message("Points"), 1.3, Side::Middle}};
    for (const auto tieBreak : standings.tieBreaks) {
        table.columns.push_back({titleOf(tieBreak), 1.5, Side::Middle});
    }
    int lastRank = 0;
    for (const auto& row : standings.rows) {
        std::vector<Cell> cells = {row.rank == lastRank ? Cell{"="}
                                                        : Cell{std::to_string(row.rank)},
                                   playerCell(tournament, row.player),
                                   {written(row.points)}};
        for (const double value : row.values) {
            cells.push_back({written(value)});
        }
        table.rows.push_back({cells, table.rows.size()});
        lastRank = row.rank;
    }
    return table;
}

} // namespace umpire::notices
