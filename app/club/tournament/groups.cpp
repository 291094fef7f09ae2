#include "app/club/tournament/groups.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>

namespace umpire::tournament {
namespace {

/// Number of start arrangements tried for a round. With this many, 9 players at tables of 3 meet
/// once each in 4 rounds, and 16 at tables of 4 in 5 rounds, which is optimal. 60 players take some
/// milliseconds.
constexpr int kStarts = 200;

/// The counts of meetings, byes and seats in earlier rounds, by a player's index in the list of
/// players.
class History {
public:
    History(const std::vector<int>& players, const std::vector<Round>& rounds)
        : count_(players.size()), meetings_(count_ * count_, 0), byes_(count_, 0),
          seats_(count_, std::vector<int>(std::size_t(kMostSeats), 0)) {
        std::map<int, std::size_t> places;
        for (std::size_t i = 0; i < players.size(); ++i) {
            places[players[i]] = i;
        }
        for (const Round& round : rounds) {
            for (const Pairing& pairing : round.pairings) {
                add(pairing, places);
            }
        }
    }

    [[nodiscard]] int meetings(std::size_t one, std::size_t other) const {
        return meetings_[one * count_ + other];
    }
    [[nodiscard]] int byes(std::size_t player) const { return byes_[player]; }
    [[nodiscard]] int timesIn(std::size_t player, std::size_t seat) const {
        return seats_[player][seat];
    }
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    void add(const Pairing& pairing, const std::map<int, std::size_t>& places) {
        for (std::size_t seat = 0; seat < pairing.seats.size(); ++seat) {
            const auto one = places.find(pairing.seats[seat]);
            if (one == places.end()) {
                continue;
            }
            if (pairing.bye) {
                ++byes_[one->second];
                continue;
            }
            ++seats_[one->second][std::min(seat, std::size_t(kMostSeats) - 1)];
            for (const int number : pairing.seats) {
                const auto other = places.find(number);
                if (other != places.end() && other != one) {
                    ++meetings_[one->second * count_ + other->second];
                }
            }
        }
    }

    std::size_t count_;
    std::vector<int> meetings_;
    std::vector<int> byes_;
    std::vector<std::vector<int>> seats_;
};

using Table = std::vector<std::size_t>;

/// Returns the cost of seating a player with a table's other players, except `but`: the sum of the
/// cubes of their earlier meetings. With squares or less, some players met three times although it
/// was avoidable.
int metAt(const History& history, std::size_t player, const Table& table, std::size_t but) {
    int cost = 0;
    for (const std::size_t other : table) {
        const int met = other == but || other == player ? 0 : history.meetings(player, other);
        cost += met * met * met;
    }
    return cost;
}

int costOf(const History& history, const std::vector<Table>& tables) {
    int cost = 0;
    for (const Table& table : tables) {
        for (const std::size_t player : table) {
            cost += metAt(history, player, table, player);
        }
    }
    return cost / 2;
}

/// Fills one table after another: first the first waiting player, then always the player of least
/// cost.
std::vector<Table> filled(const History& history, Table waiting, std::size_t seats) {
    std::vector<Table> tables;
    while (waiting.size() >= seats) {
        Table table = {waiting.front()};
        waiting.erase(waiting.begin());
        while (table.size() < seats) {
            const auto least = std::ranges::min_element(waiting, {}, [&](std::size_t player) {
                return metAt(history, player, table, player);
            });
            table.push_back(*least);
            waiting.erase(least);
        }
        tables.push_back(table);
    }
    return tables;
}

/// Exchanges two players of two tables if that lowers the cost. Tells whether players were
/// exchanged.
enum class Improved { No, Yes };
Improved exchange(const History& history, Table& one, Table& other) {
    for (std::size_t& here : one) {
        for (std::size_t& there : other) {
            const int now = metAt(history, here, one, here) + metAt(history, there, other, there);
            const int then = metAt(history, here, other, there) + metAt(history, there, one, here);
            if (then < now) {
                std::swap(here, there);
                return Improved::Yes;
            }
        }
    }
    return Improved::No;
}

void improve(const History& history, std::vector<Table>& tables) {
    for (Improved any = Improved::Yes; any == Improved::Yes;) {
        any = Improved::No;
        for (std::size_t one = 0; one < tables.size(); ++one) {
            for (std::size_t other = one + 1; other < tables.size(); ++other) {
                while (exchange(history, tables[one], tables[other]) == Improved::Yes) {
                    any = Improved::Yes;
                }
            }
        }
    }
}

/// Returns a fixed shuffle for each number (Knuth's multiplicative hash); number 0 keeps the order.
Table shuffled(Table players, std::uint32_t number) {
    if (number == 0) {
        return players;
    }
    std::ranges::sort(players, {}, [&](std::size_t player) {
        std::uint32_t key = (std::uint32_t(player) + 1) * 2654435761U + number * 2246822519U;
        key ^= key >> 15U;
        key *= 2654435761U;
        return key ^ (key >> 13U);
    });
    return players;
}

/// Assigns seats so that the sum of t² + t over the players is least, where t is the number of
/// earlier times in the same seat.
Table seated(const History& history, Table table) {
    std::ranges::sort(table);
    Table best = table;
    long long least = std::numeric_limits<long long>::max();
    do {
        long long cost = 0;
        for (std::size_t seat = 0; seat < table.size(); ++seat) {
            const long long times = history.timesIn(table[seat], seat);
            cost += times * times + times;
        }
        if (cost < least) {
            least = cost;
            best = table;
        }
    } while (least > 0 && std::ranges::next_permutation(table).found);
    return best;
}

/// Returns the indices of the players who play, and stores in `byes` the indices of the players
/// with a bye.
Table playing(const History& history, std::size_t seats, Table& byes) {
    Table all(history.count());
    std::iota(all.begin(), all.end(), std::size_t(0));
    std::ranges::sort(all, [&](std::size_t one, std::size_t other) {
        return history.byes(one) != history.byes(other) ? history.byes(one) < history.byes(other)
                                                        : one > other;
    });
    const auto left = std::ptrdiff_t(history.count() % seats);
    byes.assign(all.begin(), all.begin() + left);
    all.erase(all.begin(), all.begin() + left);
    std::ranges::sort(all);
    return all;
}

} // namespace

Evenness evennessOf(const std::vector<int>& players, const std::vector<Round>& rounds) {
    const History history(players, rounds);
    Evenness even;
    for (std::size_t one = 0; one < players.size(); ++one) {
        even.fewestByes =
            one == 0 ? history.byes(one) : std::min(even.fewestByes, history.byes(one));
        even.mostByes = std::max(even.mostByes, history.byes(one));
        for (std::size_t seat = 0; seat < std::size_t(kMostSeats); ++seat) {
            even.mostInOneSeat = std::max(even.mostInOneSeat, history.timesIn(one, seat));
        }
        for (std::size_t other = one + 1; other < players.size(); ++other) {
            const int met = history.meetings(one, other);
            even.fewestMeetings = one == 0 && other == 1 ? met : std::min(even.fewestMeetings, met);
            even.mostMeetings = std::max(even.mostMeetings, met);
        }
    }
    return even;
}

Round groupsRound(const std::vector<int>& players, int seats, const std::vector<Round>& rounds) {
    if (seats < 3 || seats > kMostSeats || players.size() < std::size_t(seats)) {
        return {};
    }
    const History history(players, rounds);
    Table byes;
    const Table all = playing(history, std::size_t(seats), byes);
    std::vector<Table> best;
    int least = std::numeric_limits<int>::max();
    for (int start = 0; start < kStarts && least > 0; ++start) {
        std::vector<Table> tables =
            filled(history, shuffled(all, std::uint32_t(start)), std::size_t(seats));
        improve(history, tables);
        if (const int cost = costOf(history, tables); cost < least) {
            least = cost;
            best = tables;
        }
    }
    std::ranges::sort(best, {}, [](const Table& table) { return std::ranges::min(table); });
    Round round;
    for (const Table& table : best) {
        Pairing pairing{int(round.pairings.size()) + 1, {}, {}, {}};
        for (const std::size_t place : seated(history, table)) {
            pairing.seats.push_back(players[place]);
        }
        round.pairings.push_back(pairing);
    }
    std::ranges::sort(byes);
    for (const std::size_t place : byes) {
        round.pairings.push_back({0, {players[place]}, Bye::Pairing, {}});
    }
    return round;
}

} // namespace umpire::tournament
