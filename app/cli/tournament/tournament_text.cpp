#include "app/cli/tournament/tournament_text.h"

#include "app/club/notices/notice_rows.h"
#include "app/common/failure/joined_texts.h"

#include <algorithm>
#include <sstream>

namespace umpire {
namespace {

std::string nameIn(const tournament::Tournament& tournament, int number) {
    const tournament::Player* player = playerOf(tournament, number);
    return player == nullptr ? "?" : player->name;
}

using Cells = std::vector<std::string>;

/// Formats rows in columns: the second column is left-aligned, all others are right-aligned.
std::string columnsOf(const std::vector<Cells>& rows) {
    std::vector<notices::Side> sides(rows.front().size(), notices::Side::Right);
    sides[1] = notices::Side::Left;
    return notices::inColumns(rows, sides);
}

} // namespace

std::string textOfRound(const tournament::Tournament& tournament, int round) {
    std::ostringstream text;
    text << "round " << round << "\n";
    for (const auto& pairing : tournament.rounds.at(std::size_t(round - 1)).pairings) {
        const std::string names =
            joinedTexts(" – ", pairing.seats, [&](int seat) { return nameIn(tournament, seat); });
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
