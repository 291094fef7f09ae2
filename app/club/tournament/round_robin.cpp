#include "app/club/tournament/round_robin.h"

#include <algorithm>

namespace umpire::tournament {
namespace {

/// Two places in the draw, from 1; the place with the first seat comes first.
struct Pair {
    int first;
    int second;
};

/// Makes round `round` of the Berger table for an even number `size`, from 1. The last place is
/// fixed and all others rotate: each round its opponent advances by half the table.
std::vector<Pair> bergerRound(int size, int round) {
    const int turning = size - 1;
    const bool odd = round % 2 == 1;
    const int opponent = odd ? (round + 1) / 2 : (size + round) / 2;
    const auto turned = [&](int place) { return (place - 1 + turning) % turning + 1; };
    std::vector<Pair> pairs = {odd ? Pair{opponent, size} : Pair{size, opponent}};
    for (int away = 1; away < size / 2; ++away) {
        pairs.push_back({turned(opponent + away), turned(opponent - away)});
    }
    return pairs;
}

/// Makes one cycle of rounds. If the number of players is odd, one player has a bye in each round.
std::vector<Round> cycleOf(const std::vector<int>& players) {
    const int count = int(players.size());
    const int size = count + count % 2;
    std::vector<Round> rounds;
    for (int number = 1; number < size; ++number) {
        Round round;
        std::vector<Pairing> byes;
        for (const Pair& pair : bergerRound(size, number)) {
            if (pair.first > count || pair.second > count) {
                const int left = std::min(pair.first, pair.second);
                byes.push_back({0, {players[std::size_t(left - 1)]}, Bye::Pairing, {}});
            } else {
                round.pairings.push_back(
                    {int(round.pairings.size()) + 1,
                     {players[std::size_t(pair.first - 1)], players[std::size_t(pair.second - 1)]},
                     {},
                     {}});
            }
        }
        round.pairings.insert(round.pairings.end(), byes.begin(), byes.end());
        rounds.push_back(round);
    }
    return rounds;
}

} // namespace

std::vector<Round> roundRobin(const std::vector<int>& players, Cycles cycles) {
    if (players.size() < 2 || players.size() > std::size_t(kMostInRoundRobin)) {
        return {};
    }
    std::vector<Round> rounds = cycleOf(players);
    if (cycles == Cycles::One) {
        return rounds;
    }
    std::vector<Round> back = rounds;
    for (Round& round : back) {
        for (Pairing& pairing : round.pairings) {
            std::ranges::reverse(pairing.seats);
        }
    }
    if (rounds.size() >= 2) {
        std::swap(rounds[rounds.size() - 1], rounds[rounds.size() - 2]);
    }
    rounds.insert(rounds.end(), back.begin(), back.end());
    return rounds;
}

} // namespace umpire::tournament
