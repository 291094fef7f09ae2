#include "app/club/tournament/knockout.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace umpire::tournament {
namespace {

/// Returns the places in the draw, from 0, in table order: 0, 3, 1, 2 for four players.
std::vector<std::size_t> bracketOf(std::size_t size) {
    std::vector<std::size_t> places = {0};
    while (places.size() < size) {
        const std::size_t sum = places.size() * 2 - 1;
        std::vector<std::size_t> wider;
        for (const std::size_t place : places) {
            wider.insert(wider.end(), {place, sum - place});
        }
        places = wider;
    }
    return places;
}

/// Returns the winner, or the player with a bye; none if the result is missing or a draw.
std::optional<int> winnerOf(const Pairing& pairing) {
    if (pairing.bye) {
        return pairing.seats[0];
    }
    const auto& result = pairing.result;
    if (!result || result->seats[0].points == result->seats[1].points) {
        return std::nullopt;
    }
    return pairing.seats[result->seats[0].points > result->seats[1].points ? 0 : 1];
}

std::ptrdiff_t firstSeats(const Tournament& tournament, int number) {
    std::ptrdiff_t count = 0;
    for (const Round& round : tournament.rounds) {
        count += std::ranges::count_if(round.pairings, [&](const Pairing& each) {
            return !each.bye && each.seats[0] == number;
        });
    }
    return count;
}

class Draw {
public:
    explicit Draw(const Tournament& tournament)
        : tournament_(tournament), number_(int(tournament.rounds.size()) + 1) {}

    /// Adds a pairing of two players; 0 stands for nobody, and gives the other player a bye.
    void add(int one, int other) {
        if (one == 0 || other == 0) {
            bye(std::max(one, other), Bye::Pairing);
        } else if (isAway(one) || isAway(other)) {
            bye(isAway(one) ? other : one,
                isAway(one) && isAway(other) ? Bye::ZeroPoint : Bye::Pairing);
        } else {
            const auto mine = std::pair(firstSeats(tournament_, one), one);
            const auto theirs = std::pair(firstSeats(tournament_, other), other);
            made_.pairings.push_back(
                {++tables_,
                 {std::min(mine, theirs).second, std::max(mine, theirs).second},
                 {},
                 {}});
        }
    }

    [[nodiscard]] const Round& round() const { return made_; }

private:
    [[nodiscard]] bool isAway(int number) const {
        return byeOf(*playerOf(tournament_, number), number_).has_value();
    }
    void bye(int number, Bye bye) { made_.pairings.push_back({0, {number}, bye, {}}); }

    const Tournament& tournament_;
    int number_; ///< the round's number
    int tables_ = 0;
    Round made_;
};

/// Returns each first-round player's place in the draw, from 0.
std::map<int, std::size_t> drawnPlaces(const Round& first) {
    std::vector<int> players;
    for (const Pairing& pairing : first.pairings) {
        players.insert(players.end(), pairing.seats.begin(), pairing.seats.end());
    }
    std::ranges::sort(players);
    std::map<int, std::size_t> drawn;
    std::size_t at = 0;
    for (const std::size_t place : bracketOf(std::bit_ceil(players.size()))) {
        if (place < players.size()) {
            drawn[players[place]] = at;
        }
        ++at;
    }
    return drawn;
}

/// Keeps one pairing per place of the draw. If one of two opponents is absent, the other opponent
/// has the bye; if both are absent, the opponent with the higher number keeps the place.
void keepOneByeAtEachPlace(Round& round, const std::map<int, std::size_t>& drawn,
                           std::size_t placesForOne) {
    std::map<std::size_t, std::pair<bool, int>> kept;
    const auto place = [&](const Pairing& pairing) {
        return drawn.at(pairing.seats[0]) / placesForOne;
    };
    const auto order = [](const Pairing& pairing) {
        return std::pair(pairing.bye != Bye::ZeroPoint, pairing.seats[0]);
    };
    for (const Pairing& pairing : round.pairings) {
        kept[place(pairing)] = std::max(kept[place(pairing)], order(pairing));
    }
    std::erase_if(round.pairings, [&](const Pairing& pairing) {
        return pairing.bye == Bye::ZeroPoint && kept.at(place(pairing)) != order(pairing);
    });
}

void sortByPlace(Round& round, const std::map<int, std::size_t>& drawn) {
    std::multimap<std::size_t, Pairing> sorted;
    for (const Pairing& pairing : round.pairings) {
        sorted.emplace(drawn.at(pairing.seats[0]), pairing);
    }
    round.pairings.clear();
    int table = 0;
    for (const auto& [place, pairing] : sorted) {
        round.pairings.push_back(pairing);
        round.pairings.back().table = pairing.bye ? 0 : ++table;
    }
}

/// Returns the players who are not out after the round.
std::set<int> whoIsLeft(const Round& round) {
    std::set<int> left;
    for (const Pairing& pairing : round.pairings) {
        if (const auto winner = winnerOf(pairing)) {
            left.insert(*winner);
        } else {
            left.insert(pairing.seats.begin(), pairing.seats.end());
        }
    }
    return left;
}

} // namespace

void orderAsDrawn(Tournament& tournament) {
    std::map<int, std::size_t> drawn;
    std::set<int> left;
    std::size_t placesForOne = 1;
    for (Round& round : tournament.rounds) {
        std::erase_if(round.pairings, [&](const Pairing& pairing) {
            return pairing.bye == Bye::ZeroPoint && !left.contains(pairing.seats[0]);
        });
        drawn = drawn.empty() ? drawnPlaces(round) : drawn;
        for (const Pairing& pairing : round.pairings) {
            for (const int number : pairing.seats) { // players not in the first round come last
                drawn.emplace(number, drawn.size() * 2);
            }
        }
        placesForOne *= 2;
        keepOneByeAtEachPlace(round, drawn, placesForOne);
        sortByPlace(round, drawn);
        left = whoIsLeft(round);
    }
}

Expected<Round> knockoutRound(const Tournament& tournament) {
    Draw draw(tournament);
    if (tournament.rounds.empty()) {
        const std::vector<int> players = whoPlays(tournament, 1);
        if (players.size() < 2) {
            return wrongUsage(
                message("fewer than two players play round %1; nobody can be paired", 1));
        }
        const auto places = bracketOf(std::bit_ceil(players.size()));
        const auto at = [&](std::size_t place) {
            return place < players.size() ? players[place] : 0;
        };
        for (std::size_t i = 0; i < places.size(); i += 2) {
            draw.add(at(places[i]), at(places[i + 1]));
        }
        return draw.round();
    }
    std::vector<int> winners;
    for (const Pairing& pairing : tournament.rounds.back().pairings) {
        const auto winner = winnerOf(pairing);
        if (!winner) {
            return wrongUsage(
                message("table %1 has no winner; play it off and enter who won", pairing.table));
        }
        winners.push_back(*winner);
    }
    for (std::size_t i = 0; i < winners.size(); i += 2) {
        draw.add(winners[i], i + 1 < winners.size() ? winners[i + 1] : 0);
    }
    return draw.round();
}

int knockoutRounds(const Tournament& tournament) {
    const std::size_t players = tournament.rounds.empty()
                                    ? whoPlays(tournament, 1).size()
                                    : tournament.rounds.front().pairings.size() * 2;
    return players < 2 ? 0 : int(std::bit_width(std::bit_ceil(players))) - 1;
}

} // namespace umpire::tournament
