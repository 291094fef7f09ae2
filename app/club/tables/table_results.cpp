#include "app/club/tables/table_results.h"

#include "app/club/tournament/next_round.h"
#include "app/common/failure/number_in.h"
#include "app/record/journal/named_players.h"

#include <nlohmann/json.hpp>
#include <numeric>
#include <QDateTime>

namespace umpire {
namespace {

using Changed = TournamentChange::What;
using tournament::Pairing;
using tournament::Result;
using tournament::Tournament;

std::optional<int> wholeNumber(std::string_view text) {
    const auto number = numberIn<int>(text);
    return number.value_or(0) > 0 ? number : std::nullopt;
}

/// Tells whether the name is the player's, or that of a member of the team.
bool isCalled(const tournament::Player& player, const std::string& name) {
    const std::string key = nameKey(name);
    return key == nameKey(player.name) ||
           std::ranges::any_of(player.members,
                               [&](const std::string& member) { return key == nameKey(member); });
}

std::string named(const GameSettings& settings) {
    std::string all;
    for (const std::string& side : settings.players) {
        const auto name = settings.names.find(side);
        all += (all.empty() ? "" : " – ") + (name == settings.names.end() ? side : name->second);
    }
    return all;
}

/// Maps the game's seats to the pairing's seats; none: other players played.
std::optional<std::vector<std::size_t>> seatsOf(const GameSettings& settings,
                                                const Tournament& tournament,
                                                const Pairing& pairing, int board) {
    std::vector<std::size_t> free(pairing.seats.size());
    std::iota(free.begin(), free.end(), std::size_t(0));
    if (board > 0 && board % 2 == 0) {
        std::ranges::reverse(free); // the second team has the first seat
    }
    std::vector<std::optional<std::size_t>> found(settings.players.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto name = settings.names.find(settings.players[i]);
        if (name == settings.names.end()) {
            continue;
        }
        const auto seat = std::ranges::find_if(free, [&](std::size_t at) {
            const auto* player = playerOf(tournament, pairing.seats[at]);
            return player != nullptr && isCalled(*player, name->second);
        });
        if (seat == free.end()) {
            return std::nullopt;
        }
        found[i] = *seat;
        free.erase(seat);
    }
    std::vector<std::size_t> seats;
    for (const auto& each : found) {
        seats.push_back(each.value_or(free.empty() ? 0 : free.front()));
        if (!each && !free.empty()) {
            free.erase(free.begin());
        }
    }
    return seats;
}

/// Returns the result of a game. `winner`: a seat of the pairing; none: a draw.
Result resultOf(const Tournament& tournament, const Pairing& pairing,
                std::optional<std::size_t> winner) {
    const tournament::PointSystem& points = tournament.points;
    if (pairing.seats.size() > 2) {
        std::vector<int> places(pairing.seats.size(), winner ? 2 : 1);
        if (winner) {
            places[*winner] = 1;
        }
        return tournament::placed(places);
    }
    const auto* first = playerOf(tournament, pairing.seats.front());
    if (first != nullptr && !first->members.empty()) {
        return matchOf(winner ? (*winner == 0 ? 1.0 : 0.0) : 0.5,
                       winner ? (*winner == 1 ? 1.0 : 0.0) : 0.5, points);
    }
    return !winner ? drawn(points) : *winner == 0 ? firstWins(points) : secondWins(points);
}

SaidOfPairing withPoints(Changed what, Result result) {
    std::string said = pointsOf(result);
    return {what, std::move(result), std::move(said)};
}

/// Returns the time of the ending in microseconds since 1970: by the table's clock, but not later
/// than its arrival at the server.
std::int64_t happenedUs(const EndingEvent& ending) {
    const auto settings = settingsFrom(ending.settings);
    const QDateTime started = QDateTime::fromString(
        QString::fromStdString(settings ? settings->started : std::string()), Qt::ISODate);
    return started.isValid()
               ? std::min<std::int64_t>(ending.receivedUs,
                                        started.toMSecsSinceEpoch() * 1000 + ending.timeUs)
               : ending.receivedUs;
}

TournamentChange changeOf(Changed what, int round, int table, std::string said,
                          const EndingEvent& ending) {
    return {what, round,        table,         std::move(said), {},
            {},   ending.table, ending.record, ending.number};
}

/// Returns the match's result if every board has one.
std::optional<Result> matchAtTable(const std::map<std::string, std::string>& boards,
                                   const Tournament& tournament, const Pairing& pairing) {
    const auto* first = playerOf(tournament, pairing.seats.front());
    const auto* second = playerOf(tournament, pairing.seats.back());
    if (first == nullptr || second == nullptr) {
        return std::nullopt;
    }
    double sums[2] = {0, 0};
    for (const tournament::Board& board : boardsOf(*first, *second)) {
        const auto said =
            boards.find(std::to_string(pairing.table) + "-" + std::to_string(board.number));
        if (said == boards.end() || said->second.empty()) {
            return std::nullopt;
        }
        sums[0] += said->second == "1-0" ? 1.0 : said->second == "0-1" ? 0.0 : 0.5;
        sums[1] += said->second == "0-1" ? 1.0 : said->second == "1-0" ? 0.0 : 0.5;
    }
    return matchOf(sums[0], sums[1], tournament.points);
}

/// Enters the end of one game in a stored tournament.
class Entered {
public:
    Entered(TournamentStore& store, StoredTournament stored, const EndingEvent& ending)
        : store_(store), stored_(std::move(stored)), ending_(ending) {}

    Expected<void> takeBack(const TournamentChange& result) {
        TournamentChange change =
            changeOf(Changed::Result, result.round, result.table, "", ending_);
        return keep({}, change);
    }

    Expected<void> enter(int round, const Pairing& pairing, int board) {
        const SaidOfPairing said = saidOf(ending_, stored_.tournament, pairing, board);
        TournamentChange change = changeOf(said.what, round, pairing.table, said.said, ending_);
        if (said.what == Changed::Board) {
            return enterBoard(change, pairing);
        }
        if (said.what != Changed::Result || pairing.result) {
            if (said.what == Changed::Result && pairing.result != said.result) {
                change.what = Changed::OtherResult;
            }
            return store_.note(stored_.id, change);
        }
        return keep(said.result, change);
    }

private:
    Expected<void> enterBoard(TournamentChange change, const Pairing& pairing) {
        return store_.note(stored_.id, change)
            .and_then([&] { return store_.boards(stored_.id, change.round, change.table); })
            .and_then([&](const std::map<std::string, std::string>& boards) -> Expected<void> {
                const auto match = matchAtTable(boards, stored_.tournament, pairing);
                if (!match || pairing.result == *match) {
                    return {};
                }
                if (pairing.result) { // an arbiter or the players entered another result
                    change.what = Changed::OtherResult;
                    change.said = pointsOf(*match);
                    change.record.clear();
                    return store_.note(stored_.id, change);
                }
                ++stored_.version; // `note` has increased the stored version
                change.what = Changed::Result;
                change.said = pointsOf(*match);
                change.record.clear(); // the board already identifies the event
                return keep(*match, change);
            });
    }

    Expected<void> keep(const Result& result, const TournamentChange& change) {
        return withResult(stored_.tournament, change.round, change.table, result)
            .and_then([&](const Tournament& changed) {
                stored_.tournament = changed;
                return store_.save(stored_, change);
            });
    }

    TournamentStore& store_;
    StoredTournament stored_;
    const EndingEvent& ending_;
};

Expected<void> enterInto(TournamentStore& store, const StoredTournament& stored,
                         const EndingEvent& ending, const TournamentTable& at) {
    Entered entered(store, stored, ending);
    if (!std::holds_alternative<GameOver>(ending.event)) {
        return store.resultFrom(stored.id, ending.table, ending.record)
            .and_then([&](const std::optional<TournamentChange>& result) {
                return result ? entered.takeBack(*result) : Expected<void>{};
            });
    }
    return store.roundAt(stored.id, happenedUs(ending)).and_then([&](int round) -> Expected<void> {
        if (round < 1 || round > int(stored.tournament.rounds.size())) {
            return {};
        }
        for (const Pairing& pairing : stored.tournament.rounds[std::size_t(round - 1)].pairings) {
            if (pairing.table == at.table && !pairing.bye) {
                return entered.enter(round, pairing, at.board);
            }
        }
        return {};
    });
}

} // namespace

std::optional<TournamentTable> tournamentTableNamed(const std::string& name) {
    const auto between = name.find('-');
    const auto table = wholeNumber(std::string_view(name).substr(0, between));
    if (!table || between == std::string::npos) {
        return table ? std::optional(TournamentTable{*table, 0}) : std::nullopt;
    }
    const auto board = wholeNumber(std::string_view(name).substr(between + 1));
    return board ? std::optional(TournamentTable{*table, *board}) : std::nullopt;
}

std::string pointsOf(const Result& result) {
    std::string text;
    for (const tournament::SeatResult& seat : result.seats) {
        std::ostringstream points;
        points << seat.points;
        text += (text.empty() ? "" : "-") + points.str();
    }
    return text;
}

SaidOfPairing saidOf(const EndingEvent& ending, const Tournament& tournament,
                     const Pairing& pairing, int board) {
    const auto settings = settingsFrom(ending.settings);
    const auto* over = std::get_if<GameOver>(&ending.event);
    if (!settings || over == nullptr || settings->players.size() != pairing.seats.size() ||
        (!tournament.game.empty() && settings->game != tournament.game) ||
        (!tournament.variant.empty() && settings->variant != tournament.variant)) {
        return {Changed::OtherGame, {}, settings ? settings->game + " " + settings->variant : ""};
    }
    const auto seats = seatsOf(*settings, tournament, pairing, board);
    if (!seats) {
        return {Changed::OtherPlayers, {}, named(*settings)};
    }
    std::optional<std::size_t> winner;
    if (over->winner) {
        const auto side = std::ranges::find(settings->players, *over->winner);
        if (side == settings->players.end()) {
            return {Changed::OtherPlayers, {}, *over->winner};
        }
        winner = (*seats)[std::size_t(side - settings->players.begin())];
    }
    if (board == 0) {
        return withPoints(Changed::Result, resultOf(tournament, pairing, winner));
    }
    const tournament::PointSystem ofABoard{};
    return withPoints(Changed::Board, !winner        ? drawn(ofABoard)
                                      : *winner == 0 ? firstWins(ofABoard)
                                                     : secondWins(ofABoard));
}

Expected<void> enterEnding(TournamentStore& store, const std::string& table,
                           const std::string& record) {
    const auto at = tournamentTableNamed(table);
    if (!at) {
        return {};
    }
    return store.newEnding(table, record)
        .and_then([&](const std::optional<EndingEvent>& ending) -> Expected<void> {
            if (!ending) {
                return {};
            }
            return store.load().and_then([&](const std::optional<StoredTournament>& stored) {
                return stored ? enterInto(store, *stored, *ending, *at) : Expected<void>{};
            });
        });
}

} // namespace umpire
