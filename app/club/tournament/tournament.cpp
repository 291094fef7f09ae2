#include "app/club/tournament/tournament.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace umpire::tournament {
namespace {

Result ofTwo(Points first, Points second) {
    return {{SeatResult{first}, SeatResult{second}}};
}

Points worth(Outcome outcome, const PointSystem& points) {
    return outcome == Outcome::Won     ? points.win
           : outcome == Outcome::Drawn ? points.draw
                                       : points.loss;
}

} // namespace

const Player* playerOf(const Tournament& tournament, int number) {
    const auto found = std::ranges::find(tournament.players, number, &Player::number);
    return found == tournament.players.end() ? nullptr : &*found;
}

std::optional<Bye> byeOf(const Player& player, int round) {
    if (round < player.firstRound || (player.withdrawnAfter && round > *player.withdrawnAfter)) {
        return Bye::ZeroPoint;
    }
    const auto absence = std::ranges::find(player.absences, round, &Absence::round);
    return absence == player.absences.end() ? std::nullopt : std::optional(absence->bye);
}

std::vector<int> whoPlays(const Tournament& tournament, int round) {
    std::vector<int> numbers;
    for (const Player& player : tournament.players) {
        if (!byeOf(player, round)) {
            numbers.push_back(player.number);
        }
    }
    std::ranges::sort(numbers);
    return numbers;
}

bool isForbidden(const Forbidden& forbidden, int round) {
    return round >= forbidden.firstRound &&
           (forbidden.lastRound == 0 || round <= forbidden.lastRound);
}

bool mayMeet(const Tournament& tournament, int one, int other, int round) {
    return std::ranges::none_of(tournament.forbidden, [&](const Forbidden& each) {
        return isForbidden(each, round) && std::ranges::count(each.players, one) > 0 &&
               std::ranges::count(each.players, other) > 0;
    });
}

std::vector<int> drawnLots(int count, std::uint64_t seed) {
    std::mt19937_64 random(seed); // the C++ standard specifies its output
    std::vector<int> numbers(std::size_t(count), 0);
    std::iota(numbers.begin(), numbers.end(), 1);
    for (std::size_t left = numbers.size(); left > 1; --left) {
        std::swap(numbers[left - 1], numbers[std::size_t(random() % left)]);
    }
    return numbers;
}

Points worth(const Tournament& tournament, Bye bye) {
    if (tournament.system == System::RoundRobin || tournament.system == System::DoubleRoundRobin) {
        return 0;
    }
    const bool many = tournament.system == System::Groups;
    const Points best = tournament.seatsAtTable - 1;
    switch (bye) {
    case Bye::Pairing:
        return many ? best / 2 : tournament.points.pairingBye;
    case Bye::HalfPoint:
        return many ? best / 2 : tournament.points.draw;
    case Bye::FullPoint:
        return many ? best : tournament.points.win;
    case Bye::ZeroPoint:
        return 0;
    }
    return 0;
}

Result played(Outcome first, Outcome second, const PointSystem& points) {
    return ofTwo(worth(first, points), worth(second, points));
}

Result firstWins(const PointSystem& points) {
    return played(Outcome::Won, Outcome::Lost, points);
}

Result secondWins(const PointSystem& points) {
    return played(Outcome::Lost, Outcome::Won, points);
}

Result drawn(const PointSystem& points) {
    return played(Outcome::Drawn, Outcome::Drawn, points);
}

Result forfeitedBy(std::size_t seat, const PointSystem& points) {
    Result result = seat == 0 ? ofTwo(0, points.win) : ofTwo(points.win, 0);
    result.seats[seat == 0 ? 0 : 1].presence = Presence::StayedAway;
    return result;
}

Result notPlayed(std::size_t seats) {
    return {std::vector<SeatResult>(seats, SeatResult{0, Presence::StayedAway})};
}

Result matchOf(Points firstBoards, Points secondBoards, const PointSystem& points) {
    Result result = firstBoards > secondBoards   ? firstWins(points)
                    : firstBoards < secondBoards ? secondWins(points)
                    : firstBoards > 0            ? drawn(points)
                                                 : played(Outcome::Lost, Outcome::Lost, points);
    result.seats[0].boardPoints = firstBoards;
    result.seats[1].boardPoints = secondBoards;
    return result;
}

Result placed(const std::vector<int>& places) {
    Result result;
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        Points points = -0.5; // compensates that this seat shares the place with itself
        for (const int other : places) {
            points += places[seat] < other ? 1.0 : places[seat] == other ? 0.5 : 0.0;
        }
        result.seats.push_back({points});
    }
    return result;
}

bool wasPlayed(const Result& result) {
    return std::ranges::count(result.seats, Presence::Came, &SeatResult::presence) >= 2;
}

Outcome outcomeAt(const Result& result, std::size_t seat, const PointSystem& points) {
    const Points mine = result.seats[seat].points;
    const Points theirs = result.seats[1 - seat].points;
    if (mine == theirs) {
        return mine == points.loss && mine != points.draw ? Outcome::Lost : Outcome::Drawn;
    }
    if (mine < theirs) {
        return Outcome::Lost;
    }
    return mine == points.draw && mine != points.win ? Outcome::Drawn : Outcome::Won;
}

bool playedAt(const Pairing& pairing, std::size_t seat) {
    return pairing.result && wasPlayed(*pairing.result) && seat < pairing.result->seats.size() &&
           pairing.result->seats[seat].presence == Presence::Came;
}

std::vector<Board> boardsOf(const Player& first, const Player& second) {
    std::vector<Board> boards;
    const std::size_t most = std::max(first.members.size(), second.members.size());
    const auto memberOf = [](const Player& team, std::size_t board) {
        return board < team.members.size() ? team.members[board] : std::string();
    };
    for (std::size_t board = 0; board < most; ++board) {
        Board next{int(board) + 1, memberOf(first, board), memberOf(second, board)};
        if (board % 2 == 1) {
            std::swap(next.first, next.second);
        }
        boards.push_back(next);
    }
    return boards;
}

} // namespace umpire::tournament
