#include "app/club/reports/player_reports.h"

#include "app/club/tournament/said_result.h"
#include "app/common/json/json_reader.h"

#include <algorithm>

namespace umpire::reports {
namespace {

using tournament::Pairing;
using tournament::Result;
using tournament::Tournament;

constexpr Named<Agreement> kAgreements[] = {{Agreement::None, "none"},
                                            {Agreement::Waits, "waits"},
                                            {Agreement::Overdue, "overdue"},
                                            {Agreement::Differ, "differ"},
                                            {Agreement::Agreed, "agreed"}};

bool allCame(const Result& result) {
    return !result.seats.empty() &&
           std::ranges::all_of(result.seats, [](const tournament::SeatResult& seat) {
               return seat.presence == tournament::Presence::Came;
           });
}

std::size_t boardsAt(const Tournament& tournament, const Pairing& pairing) {
    const auto* first = playerOf(tournament, pairing.seats.front());
    const auto* second = playerOf(tournament, pairing.seats.back());
    return first == nullptr || second == nullptr ? 0 : boardsOf(*first, *second).size();
}

/// Tells whether the result is that of a played game: a win or a draw, or in a match of teams
/// points for all its boards.
bool isOfTwoPlayed(const Result& result, const Tournament& tournament, const Pairing& pairing) {
    if (const std::size_t boards = boardsAt(tournament, pairing); boards > 0) {
        return result.seats[0].boardPoints + result.seats[1].boardPoints == double(boards);
    }
    const tournament::PointSystem& points = tournament.points;
    return result == firstWins(points) || result == secondWins(points) || result == drawn(points);
}

/// Returns the result if all players reported and their reports agree.
std::optional<Result> oneResult(const std::vector<std::optional<Result>>& results) {
    const bool isOne = std::ranges::all_of(results, [&](const std::optional<Result>& each) {
        return each.has_value() && each == results.front();
    });
    return isOne && !results.empty() ? results.front() : std::nullopt;
}

bool hasTwoOf(const std::vector<std::optional<Result>>& results) {
    const std::optional<Result>* first = nullptr;
    for (const std::optional<Result>& each : results) {
        if (each && first != nullptr && each != *first) {
            return true;
        }
        first = each ? &each : first;
    }
    return false;
}

} // namespace

std::string_view nameOf(Agreement agreement) {
    return nameIn(kAgreements, agreement);
}

Heard heardOf(std::span<const PlayerReport> reports, const Tournament& tournament,
              const Pairing& pairing) {
    Heard heard;
    heard.said.resize(pairing.seats.size());
    std::vector<std::optional<Result>> results(pairing.seats.size());
    std::chrono::seconds oldest{-1};
    for (const PlayerReport& each : reports) {
        const auto seat = std::ranges::find(pairing.seats, each.player);
        const auto result = resultOfPlayers(each.said, tournament, pairing);
        if (seat == pairing.seats.end() || !result) {
            continue;
        }
        const auto place = std::size_t(seat - pairing.seats.begin());
        heard.said[place] = each.said;
        results[place] = *result;
        oldest = std::max(oldest, each.age);
    }
    heard.agreed = oneResult(results);
    heard.agreement = heard.agreed           ? Agreement::Agreed
                      : hasTwoOf(results)    ? Agreement::Differ
                      : oldest >= kToConfirm ? Agreement::Overdue
                      : oldest.count() >= 0  ? Agreement::Waits
                                             : Agreement::None;
    return heard;
}

Expected<Result> resultOfPlayers(const std::string& said, const Tournament& tournament,
                                 const Pairing& pairing) {
    return saidResult(said, tournament, pairing)
        .and_then([&](const Result& result) -> Expected<Result> {
            const bool isTheirs = allCame(result) && (pairing.seats.size() != 2 ||
                                                      isOfTwoPlayed(result, tournament, pairing));
            return isTheirs ? Expected<Result>(result)
                            : wrongUsage(message("players say how the game ended that they "
                                                 "played; say anything else to the arbiter"));
        });
}

} // namespace umpire::reports
