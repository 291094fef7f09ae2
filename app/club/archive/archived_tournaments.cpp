#include "app/club/archive/archived_tournaments.h"

#include "app/club/archive/archive_texts.h"
#include "app/club/notices/notices.h"
#include "app/club/season/season_rules.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "app/common/failure/printable.h"
#include "app/eye/learn/safe_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace umpire {
namespace {

using tournament::Pairing;
using tournament::Tournament;

/// Formats a number with a decimal point in every locale: "1", "0.5".
std::string number(double value) {
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), written.ptr};
}

std::string nameIn(const Tournament& tournament, int player) {
    const tournament::Player* found = playerOf(tournament, player);
    return found == nullptr ? "" : found->name;
}

std::string seatsCsv(const Tournament& tournament, std::size_t round, const Pairing& pairing) {
    std::string text;
    for (std::size_t seat = 0; seat < pairing.seats.size(); ++seat) {
        std::vector<std::string> fields = {
            std::to_string(round + 1), pairing.bye ? "bye" : std::to_string(pairing.table),
            std::to_string(seat + 1), std::to_string(pairing.seats[seat]),
            nameIn(tournament, pairing.seats[seat])};
        if (pairing.bye) {
            fields.insert(fields.end(), {number(worth(tournament, *pairing.bye)), "", ""});
        } else if (pairing.result) {
            const tournament::SeatResult& result = pairing.result->seats[seat];
            fields.insert(fields.end(),
                          {number(result.points), number(result.boardPoints),
                           result.presence == tournament::Presence::Came ? "yes" : "no"});
        } else {
            fields.insert(fields.end(), {"", "", ""});
        }
        text += csvLine(fields);
    }
    return text;
}

Expected<std::string> standingsPdf(const Tournament& tournament) {
    return printNotice({.tournament = tournament, .kind = NoticeKind::Standings})
        .map([](PrintedKit printed) { return std::move(printed.pdf); });
}

} // namespace

Tournament withDays(Tournament tournament, const std::vector<TournamentChange>& changes) {
    using What = TournamentChange::What;
    std::string begins;
    std::string ends;
    // round and table of each result so far; a correction of a result is not another game
    std::set<std::pair<int, int>> known;
    for (const TournamentChange& each : changes) {
        const bool isGame = each.what == What::Result && !each.said.empty() &&
                            known.insert({each.round, each.table}).second;
        std::string day = isGame || each.what == What::Round ? season::eveningOf(each.at) : "";
        std::ranges::replace(day, '-', '/');
        if (!day.empty()) {
            begins = begins.empty() ? day : std::min(begins, day);
            ends = std::max(ends, day);
        }
    }
    const bool isDated = !tournament.begins.empty() || !tournament.ends.empty();
    if (tournament.begins.empty()) {
        tournament.begins = isDated ? std::min(begins, tournament.ends) : begins;
    }
    if (tournament.ends.empty()) {
        tournament.ends = isDated ? std::max(ends, tournament.begins) : ends;
    }
    return tournament;
}

std::string resultsCsv(const Tournament& tournament) {
    std::string text =
        csvLine({"round", "table", "seat", "number", "player", "points", "board points", "came"});
    for (std::size_t round = 0; round < tournament.rounds.size(); ++round) {
        for (const Pairing& pairing : tournament.rounds[round].pairings) {
            text += seatsCsv(tournament, round, pairing);
        }
    }
    return text;
}

std::string standingsCsv(const Tournament& tournament) {
    const tournament::Standings standings = standingsOf(tournament);
    std::vector<std::string> head = {"rank", "number", "player", "club", "points"};
    for (const tournament::TieBreak each : standings.tieBreaks) {
        head.emplace_back(nameOf(each));
    }
    std::string text = csvLine(head);
    for (const tournament::Row& row : standings.rows) {
        const tournament::Player* player = playerOf(tournament, row.player);
        std::vector<std::string> fields = {
            std::to_string(row.rank), std::to_string(row.player), nameIn(tournament, row.player),
            player == nullptr ? "" : player->club, number(row.points)};
        for (const double value : row.values) {
            fields.push_back(number(value));
        }
        text += csvLine(fields);
    }
    return text;
}

std::string changesCsv(const std::vector<TournamentChange>& changes) {
    std::string text = csvLine({"at", "what", "round", "table", "said", "who", "because",
                                "table of the club", "record", "event", "player"});
    for (const TournamentChange& each : changes) {
        text +=
            csvLine({each.at, std::string(nameOf(each.what)), numberOrNone(each.round),
                     numberOrNone(each.table), each.said, each.who, each.because, each.tableName,
                     each.record, numberOrNone(each.event), numberOrNone(each.player)});
    }
    return text;
}

Expected<void> writeTournamentFiles(const std::filesystem::path& stem, const Tournament& tournament,
                                    const std::vector<TournamentChange>& changes) {
    std::vector<std::pair<const char*, std::string>> files = {
        {".json", tournament::writeTournament(tournament)},
        {"-results.csv", resultsCsv(tournament)},
        {"-standings.csv", standingsCsv(tournament)},
        {"-changes.csv", changesCsv(changes)}};
    if (auto report = tournament::writeTrf(tournament)) {
        files.emplace_back(".trf", *std::move(report));
    }
    if (!tournament.rounds.empty()) {
        auto pdf = standingsPdf(tournament);
        if (!pdf) {
            return tl::make_unexpected(pdf.error());
        }
        files.emplace_back("-standings.pdf", *std::move(pdf));
    }
    for (const auto& [end, text] : files) {
        if (auto written = learn::writeSafely(stem.string() + end, text); !written) {
            return written;
        }
    }
    return {};
}

} // namespace umpire
