#include "app/cli/tournament/tournament_text.h"

#include "app/club/notices/notice_rows.h"

#include <algorithm>
#include <sstream>

namespace umpire {
namespace {

/// Letters of a UTF-8 text, about as wide as they are printed.
std::size_t widthOf(const std::string& text) {
    return std::size_t(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& text, std::size_t width, bool toTheRight) {
    const std::string room(width - std::min(width, widthOf(text)), ' ');
    return toTheRight ? room + text : text + room;
}

std::string nameIn(const tournament::Tournament& tournament, int number) {
    const tournament::Player* player = playerOf(tournament, number);
    return player == nullptr ? "?" : player->name;
}

using Cells = std::vector<std::string>;

/// Numbers stand to the right.
std::string columnsOf(const std::vector<Cells>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const Cells& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    }
    std::ostringstream text;
    for (const Cells& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text << (i > 0 ? "  " : "") << padded(row[i], widths[i], i != 1);
        }
        text << "\n";
    }
    return text.str();
}

} // namespace

std::string textOfRound(const tournament::Tournament& tournament, int round) {
    std::ostringstream text;
    text << "round " << round << "\n";
    for (const auto& pairing : tournament.rounds.at(std::size_t(round - 1)).pairings) {
        std::string names;
        for (const int seat : pairing.seats) {
            names += (names.empty() ? "" : " – ") + nameIn(tournament, seat);
        }
        if (pairing.bye) {
            text << "bye: " << names << "\n";
            continue;
        }
        const auto result = notices::writtenResult(pairing);
        text << "table " << pairing.table << ": " << names << (result ? "  " + *result : "")
             << "\n";
    }
    return text.str();
}

std::string textOfPlayers(const tournament::Tournament& tournament) {
    std::vector<Cells> rows = {{"", "name", "rating", "club", ""}};
    const int next = int(tournament.rounds.size()) + 1;
    for (const tournament::Player& player : tournament.players) {
        const auto bye = byeOf(player, next);
        rows.push_back({std::to_string(player.number), player.name,
                        player.rating > 0 ? std::to_string(player.rating) : "", player.club,
                        player.expelled         ? "expelled"
                        : player.withdrawnAfter ? "withdrawn"
                        : bye                   ? "away in the next round"
                                                : ""});
    }
    return columnsOf(rows);
}

std::string textOfStandings(const tournament::Tournament& tournament,
                            const tournament::Standings& standings) {
    Cells head = {"", "name", "points"};
    for (const tournament::TieBreak each : standings.tieBreaks) {
        head.emplace_back(nameOf(each));
    }
    std::vector<Cells> rows = {head};
    for (const tournament::Row& row : standings.rows) {
        Cells cells = {std::to_string(row.rank), nameIn(tournament, row.player),
                       notices::written(row.points)};
        for (const double value : row.values) {
            cells.push_back(notices::written(value));
        }
        rows.push_back(std::move(cells));
    }
    return columnsOf(rows);
}

} // namespace umpire
